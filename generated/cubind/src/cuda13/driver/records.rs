//! Structs and unions: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `unsigned int count`.
    pub count: u32,
    /// `CUstreamBatchMemOpParams *paramArray`.
    pub paramArray: *mut CUstreamBatchMemOpParams,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    [
        "size of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    ][size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v1>() - 32];
    [
        "alignment of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1",
    ][align_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1::ctx",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, ctx) - 0];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1::count",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, count) - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1::paramArray",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, paramArray) - 16];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v1::flags",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1, flags) - 24];
};

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1);

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `unsigned int count`.
    pub count: u32,
    /// `CUstreamBatchMemOpParams *paramArray`.
    pub paramArray: *mut CUstreamBatchMemOpParams,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    [
        "size of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
    ][size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v2>() - 32];
    [
        "alignment of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2",
    ][align_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2::ctx",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, ctx) - 0];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2::count",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, count) - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2::paramArray",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, paramArray) - 16];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS_v2::flags",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2, flags) - 24];
};

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2);

/// `struct CUDA_EVENT_RECORD_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EVENT_RECORD_NODE_PARAMS {
    /// `CUevent event`.
    pub event: CUevent,
    /// `CUDA_EVENT_RECORD_NODE_PARAMS.anon0 anon0`, since CUDA 13.4.
    pub anon0: CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
}

const _: () = {
    [
        "size of CUDA_EVENT_RECORD_NODE_PARAMS",
    ][size_of::<CUDA_EVENT_RECORD_NODE_PARAMS>() - 16];
    [
        "alignment of CUDA_EVENT_RECORD_NODE_PARAMS",
    ][align_of::<CUDA_EVENT_RECORD_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_EVENT_RECORD_NODE_PARAMS::event",
    ][offset_of!(CUDA_EVENT_RECORD_NODE_PARAMS, event) - 0];
    [
        "offset of CUDA_EVENT_RECORD_NODE_PARAMS::anon0",
    ][offset_of!(CUDA_EVENT_RECORD_NODE_PARAMS, anon0) - 8];
};

impl CUDA_EVENT_RECORD_NODE_PARAMS {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_EVENT_RECORD_NODE_PARAMS);

/// `union CUDA_EVENT_RECORD_NODE_PARAMS.anon0`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EVENT_RECORD_NODE_PARAMS_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_EVENT_RECORD_NODE_PARAMS_anon0",
    ][size_of::<CUDA_EVENT_RECORD_NODE_PARAMS_anon0>() - 8];
    [
        "alignment of CUDA_EVENT_RECORD_NODE_PARAMS_anon0",
    ][align_of::<CUDA_EVENT_RECORD_NODE_PARAMS_anon0>() - 8];
    [
        "offset of CUDA_EVENT_RECORD_NODE_PARAMS_anon0::ctx",
    ][offset_of!(CUDA_EVENT_RECORD_NODE_PARAMS_anon0, ctx) - 0];
    [
        "offset of CUDA_EVENT_RECORD_NODE_PARAMS_anon0::gCtx",
    ][offset_of!(CUDA_EVENT_RECORD_NODE_PARAMS_anon0, gCtx) - 0];
};

opaque!(CUDA_EVENT_RECORD_NODE_PARAMS_anon0);

record!(CUDA_EVENT_RECORD_NODE_PARAMS_anon0);

/// `struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
    /// `CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.anon0 anon0`, since CUDA 13.4.
    pub anon0: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    ][size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>() - 32];
    [
        "alignment of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    ][align_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2::extSemArray",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, extSemArray) - 0];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2::paramsArray",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, paramsArray) - 8];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2::numExtSems",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, numExtSems) - 16];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2::anon0",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2, anon0) - 24];
};

impl CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2);

/// `union CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2.anon0`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0",
    ][size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0>() - 8];
    [
        "alignment of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0",
    ][align_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0>() - 8];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0::ctx",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0, ctx) - 0];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0::gCtx",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0, gCtx) - 0];
};

opaque!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0);

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0);

/// `struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
    /// `CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.anon0 anon0`, since CUDA 13.4.
    pub anon0: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    ][size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>() - 32];
    [
        "alignment of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    ][align_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2::extSemArray",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, extSemArray) - 0];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2::paramsArray",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, paramsArray) - 8];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2::numExtSems",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, numExtSems) - 16];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2::anon0",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2, anon0) - 24];
};

impl CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2);

/// `union CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2.anon0`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0",
    ][size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0>() - 8];
    [
        "alignment of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0",
    ][align_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0>() - 8];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0::ctx",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0, ctx) - 0];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0::gCtx",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0, gCtx) - 0];
};

opaque!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0);

record!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0);

/// `struct CUDA_FABRIC_COPY_BATCH_OP_st`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_FABRIC_COPY_BATCH_OP_st {
    /// `CUfabricCpyOperand src`.
    pub src: CUfabricCpyOperand,
    /// `CUfabricCpyOperand dst`.
    pub dst: CUfabricCpyOperand,
    /// `size_t size`.
    pub size: usize,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    [
        "size of CUDA_FABRIC_COPY_BATCH_OP_st",
    ][size_of::<CUDA_FABRIC_COPY_BATCH_OP_st>() - 64];
    [
        "alignment of CUDA_FABRIC_COPY_BATCH_OP_st",
    ][align_of::<CUDA_FABRIC_COPY_BATCH_OP_st>() - 8];
    [
        "offset of CUDA_FABRIC_COPY_BATCH_OP_st::src",
    ][offset_of!(CUDA_FABRIC_COPY_BATCH_OP_st, src) - 0];
    [
        "offset of CUDA_FABRIC_COPY_BATCH_OP_st::dst",
    ][offset_of!(CUDA_FABRIC_COPY_BATCH_OP_st, dst) - 24];
    [
        "offset of CUDA_FABRIC_COPY_BATCH_OP_st::size",
    ][offset_of!(CUDA_FABRIC_COPY_BATCH_OP_st, size) - 48];
    [
        "offset of CUDA_FABRIC_COPY_BATCH_OP_st::flags",
    ][offset_of!(CUDA_FABRIC_COPY_BATCH_OP_st, flags) - 56];
};

record!(CUDA_FABRIC_COPY_BATCH_OP_st);

/// `struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 {
    /// `size_t numOps`.
    pub numOps: usize,
    /// `CUDA_FABRIC_COPY_BATCH_OP *opList`.
    pub opList: *mut CUDA_FABRIC_COPY_BATCH_OP,
    /// `unsigned long long flags`.
    pub flags: u64,
    /// `CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1.anon0 anon0`.
    pub anon0: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0,
}

const _: () = {
    [
        "size of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1",
    ][size_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1>() - 32];
    [
        "alignment of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1",
    ][align_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1>() - 8];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1::numOps",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, numOps) - 0];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1::opList",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, opList) - 8];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1::flags",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, flags) - 16];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1::anon0",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1, anon0) - 24];
};

impl CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1);

/// `union CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1.anon0`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0",
    ][size_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0>() - 8];
    [
        "alignment of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0",
    ][align_of::<CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0>() - 8];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0::ctx",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0, ctx) - 0];
    [
        "offset of CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0::gCtx",
    ][offset_of!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0, gCtx) - 0];
};

opaque!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0);

record!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0);

/// `struct CUDA_HOST_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_HOST_NODE_PARAMS_v2 {
    /// `CUhostFn fn`.
    pub r#fn: CUhostFn,
    /// `void *userData`.
    pub userData: *mut c_void,
    /// `unsigned int syncMode`, since CUDA 13.2.
    pub syncMode: u32,
    /// `CUDA_HOST_NODE_PARAMS_v2.anon0 anon0`, since CUDA 13.4.
    pub anon0: CUDA_HOST_NODE_PARAMS_v2_anon0,
}

const _: () = {
    ["size of CUDA_HOST_NODE_PARAMS_v2"][size_of::<CUDA_HOST_NODE_PARAMS_v2>() - 32];
    [
        "alignment of CUDA_HOST_NODE_PARAMS_v2",
    ][align_of::<CUDA_HOST_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::fn",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, r#fn) - 0];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::userData",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, userData) - 8];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::syncMode",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, syncMode) - 16];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::anon0",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, anon0) - 24];
};

impl CUDA_HOST_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_HOST_NODE_PARAMS_v2);

/// `union CUDA_HOST_NODE_PARAMS_v2.anon0`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_HOST_NODE_PARAMS_v2_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_HOST_NODE_PARAMS_v2_anon0",
    ][size_of::<CUDA_HOST_NODE_PARAMS_v2_anon0>() - 8];
    [
        "alignment of CUDA_HOST_NODE_PARAMS_v2_anon0",
    ][align_of::<CUDA_HOST_NODE_PARAMS_v2_anon0>() - 8];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2_anon0::ctx",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2_anon0, ctx) - 0];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2_anon0::gCtx",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2_anon0, gCtx) - 0];
};

opaque!(CUDA_HOST_NODE_PARAMS_v2_anon0);

record!(CUDA_HOST_NODE_PARAMS_v2_anon0);

/// `struct CUDA_MEMCPY3D_BATCH_OP_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY3D_BATCH_OP_v1 {
    /// `CUmemcpy3DOperand src`.
    pub src: CUmemcpy3DOperand,
    /// `CUmemcpy3DOperand dst`.
    pub dst: CUmemcpy3DOperand,
    /// `CUextent3D extent`.
    pub extent: CUextent3D,
    /// `CUmemcpySrcAccessOrder srcAccessOrder`.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    ["size of CUDA_MEMCPY3D_BATCH_OP_v1"][size_of::<CUDA_MEMCPY3D_BATCH_OP_v1>() - 112];
    [
        "alignment of CUDA_MEMCPY3D_BATCH_OP_v1",
    ][align_of::<CUDA_MEMCPY3D_BATCH_OP_v1>() - 8];
    [
        "offset of CUDA_MEMCPY3D_BATCH_OP_v1::src",
    ][offset_of!(CUDA_MEMCPY3D_BATCH_OP_v1, src) - 0];
    [
        "offset of CUDA_MEMCPY3D_BATCH_OP_v1::dst",
    ][offset_of!(CUDA_MEMCPY3D_BATCH_OP_v1, dst) - 40];
    [
        "offset of CUDA_MEMCPY3D_BATCH_OP_v1::extent",
    ][offset_of!(CUDA_MEMCPY3D_BATCH_OP_v1, extent) - 80];
    [
        "offset of CUDA_MEMCPY3D_BATCH_OP_v1::srcAccessOrder",
    ][offset_of!(CUDA_MEMCPY3D_BATCH_OP_v1, srcAccessOrder) - 104];
    [
        "offset of CUDA_MEMCPY3D_BATCH_OP_v1::flags",
    ][offset_of!(CUDA_MEMCPY3D_BATCH_OP_v1, flags) - 108];
};

record!(CUDA_MEMCPY3D_BATCH_OP_v1);

/// `struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
    /// `size_t count`.
    pub count: usize,
    /// `CUdeviceptr *dsts`.
    pub dsts: *mut CUdeviceptr,
    /// `CUdeviceptr *srcs`.
    pub srcs: *mut CUdeviceptr,
    /// `size_t *sizes`.
    pub sizes: *mut usize,
    /// `CUmemcpyAttributes *attrs`.
    pub attrs: *mut CUmemcpyAttributes,
    /// `size_t *attrsIdxs`.
    pub attrsIdxs: *mut usize,
    /// `size_t numAttrs`.
    pub numAttrs: usize,
    /// `CUDA_MEMCPY_BATCH_NODE_PARAMS_V1.anon0 anon0`.
    pub anon0: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0,
}

const _: () = {
    [
        "size of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
    ][size_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1>() - 64];
    [
        "alignment of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1",
    ][align_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1>() - 8];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::count",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, count) - 0];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::dsts",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, dsts) - 8];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::srcs",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, srcs) - 16];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::sizes",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, sizes) - 24];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::attrs",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, attrs) - 32];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::attrsIdxs",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, attrsIdxs) - 40];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::numAttrs",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, numAttrs) - 48];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1::anon0",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1, anon0) - 56];
};

impl CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
    /// `CUcontext ctx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn gCtx(&self) -> CUgreenCtx {
        unsafe { self.anon0.gCtx }
    }
    /// Writes `gCtx`.
    #[inline]
    pub const fn set_gCtx(&mut self, value: CUgreenCtx) {
        self.anon0.gCtx = value;
    }
}

record!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1);

/// `union CUDA_MEMCPY_BATCH_NODE_PARAMS_V1.anon0`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0 {
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
    /// `CUgreenCtx gCtx`.
    pub gCtx: CUgreenCtx,
}

const _: () = {
    [
        "size of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0",
    ][size_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0>() - 8];
    [
        "alignment of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0",
    ][align_of::<CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0>() - 8];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0::ctx",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0, ctx) - 0];
    [
        "offset of CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0::gCtx",
    ][offset_of!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0, gCtx) - 0];
};

opaque!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0);

record!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0);

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS_v1 {
    /// `CUmemPoolProps poolProps`.
    pub poolProps: CUmemPoolProps,
    /// `const CUmemAccessDesc *accessDescs`.
    pub accessDescs: *const CUmemAccessDesc,
    /// `size_t accessDescCount`.
    pub accessDescCount: usize,
    /// `size_t bytesize`.
    pub bytesize: usize,
    /// `CUdeviceptr dptr`.
    pub dptr: CUdeviceptr,
}

const _: () = {
    [
        "size of CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    ][size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v1>() - 120];
    [
        "alignment of CUDA_MEM_ALLOC_NODE_PARAMS_v1",
    ][align_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v1::poolProps",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1, poolProps) - 0];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v1::accessDescs",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1, accessDescs) - 88];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v1::accessDescCount",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1, accessDescCount) - 96];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v1::bytesize",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1, bytesize) - 104];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v1::dptr",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v1, dptr) - 112];
};

record!(CUDA_MEM_ALLOC_NODE_PARAMS_v1);

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
    /// `CUmemPoolProps poolProps`.
    pub poolProps: CUmemPoolProps,
    /// `const CUmemAccessDesc *accessDescs`.
    pub accessDescs: *const CUmemAccessDesc,
    /// `size_t accessDescCount`.
    pub accessDescCount: usize,
    /// `size_t bytesize`.
    pub bytesize: usize,
    /// `CUdeviceptr dptr`.
    pub dptr: CUdeviceptr,
}

const _: () = {
    [
        "size of CUDA_MEM_ALLOC_NODE_PARAMS_v2",
    ][size_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v2>() - 120];
    [
        "alignment of CUDA_MEM_ALLOC_NODE_PARAMS_v2",
    ][align_of::<CUDA_MEM_ALLOC_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v2::poolProps",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v2, poolProps) - 0];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v2::accessDescs",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v2, accessDescs) - 88];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v2::accessDescCount",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v2, accessDescCount) - 96];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v2::bytesize",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v2, bytesize) - 104];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS_v2::dptr",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS_v2, dptr) - 112];
};

record!(CUDA_MEM_ALLOC_NODE_PARAMS_v2);

/// `struct CU_DEV_SM_RESOURCE_GROUP_PARAMS`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CU_DEV_SM_RESOURCE_GROUP_PARAMS {
    /// `unsigned int smCount`.
    pub smCount: u32,
    /// `unsigned int coscheduledSmCount`.
    pub coscheduledSmCount: u32,
    /// `unsigned int preferredCoscheduledSmCount`.
    pub preferredCoscheduledSmCount: u32,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int localityDomainId`, since CUDA 13.4.
    pub localityDomainId: u32,
    /// `unsigned int reserved[11]`.
    pub reserved: [u32; 11],
}

const _: () = {
    [
        "size of CU_DEV_SM_RESOURCE_GROUP_PARAMS",
    ][size_of::<CU_DEV_SM_RESOURCE_GROUP_PARAMS>() - 64];
    [
        "alignment of CU_DEV_SM_RESOURCE_GROUP_PARAMS",
    ][align_of::<CU_DEV_SM_RESOURCE_GROUP_PARAMS>() - 4];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::smCount",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, smCount) - 0];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::coscheduledSmCount",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, coscheduledSmCount) - 4];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::preferredCoscheduledSmCount",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, preferredCoscheduledSmCount) - 8];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::flags",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, flags) - 12];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::localityDomainId",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, localityDomainId) - 16];
    [
        "offset of CU_DEV_SM_RESOURCE_GROUP_PARAMS::reserved",
    ][offset_of!(CU_DEV_SM_RESOURCE_GROUP_PARAMS, reserved) - 20];
};

record!(CU_DEV_SM_RESOURCE_GROUP_PARAMS);

/// `struct CUcheckpointCheckpointArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointCheckpointArgs {
    /// `CUcheckpointCustomStorageInfo **customStorageInfo_out`, since CUDA 13.4.
    pub customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    /// `char reserved[56]`.
    pub reserved: [core::ffi::c_char; 56],
}

const _: () = {
    ["size of CUcheckpointCheckpointArgs"][size_of::<CUcheckpointCheckpointArgs>() - 64];
    [
        "alignment of CUcheckpointCheckpointArgs",
    ][align_of::<CUcheckpointCheckpointArgs>() - 8];
    [
        "offset of CUcheckpointCheckpointArgs::customStorageInfo_out",
    ][offset_of!(CUcheckpointCheckpointArgs, customStorageInfo_out) - 0];
    [
        "offset of CUcheckpointCheckpointArgs::reserved",
    ][offset_of!(CUcheckpointCheckpointArgs, reserved) - 8];
};

record!(CUcheckpointCheckpointArgs);

/// `struct CUcheckpointCustomStorageInfo`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointCustomStorageInfo {
    /// `CUcheckpointOperationHandle handle`.
    pub handle: CUcheckpointOperationHandle,
    /// `CUcheckpointCustomStoragePerDeviceData *perDeviceData`.
    pub perDeviceData: *mut CUcheckpointCustomStoragePerDeviceData,
    /// `unsigned int deviceCount`.
    pub deviceCount: u32,
}

const _: () = {
    [
        "size of CUcheckpointCustomStorageInfo",
    ][size_of::<CUcheckpointCustomStorageInfo>() - 24];
    [
        "alignment of CUcheckpointCustomStorageInfo",
    ][align_of::<CUcheckpointCustomStorageInfo>() - 8];
    [
        "offset of CUcheckpointCustomStorageInfo::handle",
    ][offset_of!(CUcheckpointCustomStorageInfo, handle) - 0];
    [
        "offset of CUcheckpointCustomStorageInfo::perDeviceData",
    ][offset_of!(CUcheckpointCustomStorageInfo, perDeviceData) - 8];
    [
        "offset of CUcheckpointCustomStorageInfo::deviceCount",
    ][offset_of!(CUcheckpointCustomStorageInfo, deviceCount) - 16];
};

record!(CUcheckpointCustomStorageInfo);

/// `struct CUcheckpointCustomStoragePerDeviceData`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointCustomStoragePerDeviceData {
    /// `CUdeviceptr devPtr`.
    pub devPtr: CUdeviceptr,
    /// `size_t size`.
    pub size: usize,
    /// `CUstream stream`.
    pub stream: CUstream,
}

const _: () = {
    [
        "size of CUcheckpointCustomStoragePerDeviceData",
    ][size_of::<CUcheckpointCustomStoragePerDeviceData>() - 24];
    [
        "alignment of CUcheckpointCustomStoragePerDeviceData",
    ][align_of::<CUcheckpointCustomStoragePerDeviceData>() - 8];
    [
        "offset of CUcheckpointCustomStoragePerDeviceData::devPtr",
    ][offset_of!(CUcheckpointCustomStoragePerDeviceData, devPtr) - 0];
    [
        "offset of CUcheckpointCustomStoragePerDeviceData::size",
    ][offset_of!(CUcheckpointCustomStoragePerDeviceData, size) - 8];
    [
        "offset of CUcheckpointCustomStoragePerDeviceData::stream",
    ][offset_of!(CUcheckpointCustomStoragePerDeviceData, stream) - 16];
};

record!(CUcheckpointCustomStoragePerDeviceData);

/// `struct CUcheckpointGpuPair`, from `cuda.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointGpuPair {
    /// `CUuuid oldUuid`.
    pub oldUuid: CUuuid,
    /// `CUuuid newUuid`.
    pub newUuid: CUuuid,
}

const _: () = {
    ["size of CUcheckpointGpuPair"][size_of::<CUcheckpointGpuPair>() - 32];
    ["alignment of CUcheckpointGpuPair"][align_of::<CUcheckpointGpuPair>() - 1];
    [
        "offset of CUcheckpointGpuPair::oldUuid",
    ][offset_of!(CUcheckpointGpuPair, oldUuid) - 0];
    [
        "offset of CUcheckpointGpuPair::newUuid",
    ][offset_of!(CUcheckpointGpuPair, newUuid) - 16];
};

record!(CUcheckpointGpuPair);

/// `struct CUcheckpointRestoreArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointRestoreArgs {
    /// `CUcheckpointGpuPair *gpuPairs`, since CUDA 13.0.
    pub gpuPairs: *mut CUcheckpointGpuPair,
    /// `unsigned int gpuPairsCount`, since CUDA 13.0.
    pub gpuPairsCount: u32,
    /// `unsigned int padding0`, since CUDA 13.4.
    pub padding0: u32,
    /// `CUcheckpointCustomStorageInfo **customStorageInfo_out`, since CUDA 13.4.
    pub customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    /// `char reserved[40]`.
    pub reserved: [core::ffi::c_char; 40],
}

const _: () = {
    ["size of CUcheckpointRestoreArgs"][size_of::<CUcheckpointRestoreArgs>() - 64];
    ["alignment of CUcheckpointRestoreArgs"][align_of::<CUcheckpointRestoreArgs>() - 8];
    [
        "offset of CUcheckpointRestoreArgs::gpuPairs",
    ][offset_of!(CUcheckpointRestoreArgs, gpuPairs) - 0];
    [
        "offset of CUcheckpointRestoreArgs::gpuPairsCount",
    ][offset_of!(CUcheckpointRestoreArgs, gpuPairsCount) - 8];
    [
        "offset of CUcheckpointRestoreArgs::padding0",
    ][offset_of!(CUcheckpointRestoreArgs, padding0) - 12];
    [
        "offset of CUcheckpointRestoreArgs::customStorageInfo_out",
    ][offset_of!(CUcheckpointRestoreArgs, customStorageInfo_out) - 16];
    [
        "offset of CUcheckpointRestoreArgs::reserved",
    ][offset_of!(CUcheckpointRestoreArgs, reserved) - 24];
};

record!(CUcheckpointRestoreArgs);

/// `struct CUcliqueInfo`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcliqueInfo {
    /// `CUcliqueType type`.
    pub r#type: CUcliqueType,
    /// `unsigned int id`.
    pub id: u32,
}

const _: () = {
    ["size of CUcliqueInfo"][size_of::<CUcliqueInfo>() - 8];
    ["alignment of CUcliqueInfo"][align_of::<CUcliqueInfo>() - 4];
    ["offset of CUcliqueInfo::type"][offset_of!(CUcliqueInfo, r#type) - 0];
    ["offset of CUcliqueInfo::id"][offset_of!(CUcliqueInfo, id) - 4];
};

record!(CUcliqueInfo);

/// `struct CUdevResource_v1`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevResource_v1 {
    /// `CUdevResourceType type`.
    pub r#type: CUdevResourceType,
    /// `unsigned char _internal_padding[92]`.
    pub _internal_padding: [u8; 92],
    /// `CUdevResource_v1.anon0 anon0`.
    pub anon0: CUdevResource_v1_anon0,
    /// `CUdevResource_v1 *nextResource`, since CUDA 13.1.
    pub nextResource: *mut CUdevResource_v1,
}

const _: () = {
    ["size of CUdevResource_v1"][size_of::<CUdevResource_v1>() - 144];
    ["alignment of CUdevResource_v1"][align_of::<CUdevResource_v1>() - 8];
    ["offset of CUdevResource_v1::type"][offset_of!(CUdevResource_v1, r#type) - 0];
    [
        "offset of CUdevResource_v1::_internal_padding",
    ][offset_of!(CUdevResource_v1, _internal_padding) - 4];
    ["offset of CUdevResource_v1::anon0"][offset_of!(CUdevResource_v1, anon0) - 96];
    [
        "offset of CUdevResource_v1::nextResource",
    ][offset_of!(CUdevResource_v1, nextResource) - 136];
};

impl CUdevResource_v1 {
    /// `CUdevSmResource sm`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn sm(&self) -> CUdevSmResource {
        unsafe { self.anon0.sm }
    }
    /// Writes `sm`.
    #[inline]
    pub const fn set_sm(&mut self, value: CUdevSmResource) {
        self.anon0.sm = value;
    }
    /// `CUdevWorkqueueConfigResource wqConfig`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn wqConfig(&self) -> CUdevWorkqueueConfigResource {
        unsafe { self.anon0.wqConfig }
    }
    /// Writes `wqConfig`.
    #[inline]
    pub const fn set_wqConfig(&mut self, value: CUdevWorkqueueConfigResource) {
        self.anon0.wqConfig = value;
    }
    /// `CUdevWorkqueueResource wq`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn wq(&self) -> CUdevWorkqueueResource {
        unsafe { self.anon0.wq }
    }
    /// Writes `wq`.
    #[inline]
    pub const fn set_wq(&mut self, value: CUdevWorkqueueResource) {
        self.anon0.wq = value;
    }
    /// `unsigned char [40]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn _oversize(&self) -> [u8; 40] {
        unsafe { self.anon0._oversize }
    }
    /// Writes `_oversize`.
    #[inline]
    pub const fn set__oversize(&mut self, value: [u8; 40]) {
        self.anon0._oversize = value;
    }
}

record!(CUdevResource_v1);

/// `union CUdevResource_v1.anon0`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUdevResource_v1_anon0 {
    /// `CUdevSmResource sm`.
    pub sm: CUdevSmResource,
    /// `CUdevWorkqueueConfigResource wqConfig`, since CUDA 13.1.
    pub wqConfig: CUdevWorkqueueConfigResource,
    /// `CUdevWorkqueueResource wq`, since CUDA 13.1.
    pub wq: CUdevWorkqueueResource,
    /// `unsigned char _oversize[40]`.
    pub _oversize: [u8; 40],
}

const _: () = {
    ["size of CUdevResource_v1_anon0"][size_of::<CUdevResource_v1_anon0>() - 40];
    ["alignment of CUdevResource_v1_anon0"][align_of::<CUdevResource_v1_anon0>() - 4];
    ["offset of CUdevResource_v1_anon0::sm"][offset_of!(CUdevResource_v1_anon0, sm) - 0];
    [
        "offset of CUdevResource_v1_anon0::wqConfig",
    ][offset_of!(CUdevResource_v1_anon0, wqConfig) - 0];
    ["offset of CUdevResource_v1_anon0::wq"][offset_of!(CUdevResource_v1_anon0, wq) - 0];
    [
        "offset of CUdevResource_v1_anon0::_oversize",
    ][offset_of!(CUdevResource_v1_anon0, _oversize) - 0];
};

opaque!(CUdevResource_v1_anon0);

record!(CUdevResource_v1_anon0);

/// `struct CUdevSmResource`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevSmResource {
    /// `unsigned int smCount`.
    pub smCount: u32,
    /// `unsigned int minSmPartitionSize`, since CUDA 13.0.
    pub minSmPartitionSize: u32,
    /// `unsigned int smCoscheduledAlignment`, since CUDA 13.0.
    pub smCoscheduledAlignment: u32,
    /// `unsigned int flags`, since CUDA 13.1.
    pub flags: u32,
    /// `unsigned int localityDomainId`, since CUDA 13.4.
    pub localityDomainId: u32,
}

const _: () = {
    ["size of CUdevSmResource"][size_of::<CUdevSmResource>() - 20];
    ["alignment of CUdevSmResource"][align_of::<CUdevSmResource>() - 4];
    ["offset of CUdevSmResource::smCount"][offset_of!(CUdevSmResource, smCount) - 0];
    [
        "offset of CUdevSmResource::minSmPartitionSize",
    ][offset_of!(CUdevSmResource, minSmPartitionSize) - 4];
    [
        "offset of CUdevSmResource::smCoscheduledAlignment",
    ][offset_of!(CUdevSmResource, smCoscheduledAlignment) - 8];
    ["offset of CUdevSmResource::flags"][offset_of!(CUdevSmResource, flags) - 12];
    [
        "offset of CUdevSmResource::localityDomainId",
    ][offset_of!(CUdevSmResource, localityDomainId) - 16];
};

record!(CUdevSmResource);

/// `struct CUdevWorkqueueConfigResource`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevWorkqueueConfigResource {
    /// `CUdevice device`.
    pub device: CUdevice,
    /// `unsigned int wqConcurrencyLimit`.
    pub wqConcurrencyLimit: u32,
    /// `CUdevWorkqueueConfigScope sharingScope`.
    pub sharingScope: CUdevWorkqueueConfigScope,
}

const _: () = {
    [
        "size of CUdevWorkqueueConfigResource",
    ][size_of::<CUdevWorkqueueConfigResource>() - 12];
    [
        "alignment of CUdevWorkqueueConfigResource",
    ][align_of::<CUdevWorkqueueConfigResource>() - 4];
    [
        "offset of CUdevWorkqueueConfigResource::device",
    ][offset_of!(CUdevWorkqueueConfigResource, device) - 0];
    [
        "offset of CUdevWorkqueueConfigResource::wqConcurrencyLimit",
    ][offset_of!(CUdevWorkqueueConfigResource, wqConcurrencyLimit) - 4];
    [
        "offset of CUdevWorkqueueConfigResource::sharingScope",
    ][offset_of!(CUdevWorkqueueConfigResource, sharingScope) - 8];
};

record!(CUdevWorkqueueConfigResource);

/// `struct CUdevWorkqueueResource`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUdevWorkqueueResource {
    /// `unsigned char reserved[40]`.
    pub reserved: [u8; 40],
}

const _: () = {
    ["size of CUdevWorkqueueResource"][size_of::<CUdevWorkqueueResource>() - 40];
    ["alignment of CUdevWorkqueueResource"][align_of::<CUdevWorkqueueResource>() - 1];
    [
        "offset of CUdevWorkqueueResource::reserved",
    ][offset_of!(CUdevWorkqueueResource, reserved) - 0];
};

record!(CUdevWorkqueueResource);

/// `struct CUfabricCpyOperand`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfabricCpyOperand {
    /// `CUfabricCpyOperandType type`.
    pub r#type: CUfabricCpyOperandType,
    /// `CUfabricCpyOperand.op op`.
    pub op: CUfabricCpyOperand_op,
}

const _: () = {
    ["size of CUfabricCpyOperand"][size_of::<CUfabricCpyOperand>() - 24];
    ["alignment of CUfabricCpyOperand"][align_of::<CUfabricCpyOperand>() - 8];
    ["offset of CUfabricCpyOperand::type"][offset_of!(CUfabricCpyOperand, r#type) - 0];
    ["offset of CUfabricCpyOperand::op"][offset_of!(CUfabricCpyOperand, op) - 8];
};

record!(CUfabricCpyOperand);

/// `union CUfabricCpyOperand.op`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUfabricCpyOperand_op {
    /// `CUfabricCpyOperand.op.ptr ptr`.
    pub ptr: CUfabricCpyOperand_op_ptr,
    /// `CUfabricCpyOperand.op.le le`.
    pub le: CUfabricCpyOperand_op_le,
}

const _: () = {
    ["size of CUfabricCpyOperand_op"][size_of::<CUfabricCpyOperand_op>() - 16];
    ["alignment of CUfabricCpyOperand_op"][align_of::<CUfabricCpyOperand_op>() - 8];
    ["offset of CUfabricCpyOperand_op::ptr"][offset_of!(CUfabricCpyOperand_op, ptr) - 0];
    ["offset of CUfabricCpyOperand_op::le"][offset_of!(CUfabricCpyOperand_op, le) - 0];
};

opaque!(CUfabricCpyOperand_op);

record!(CUfabricCpyOperand_op);

/// `struct CUfabricCpyOperand.op.le`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfabricCpyOperand_op_le {
    /// `CUlogicalEndpointId id`.
    pub id: CUlogicalEndpointId,
    /// `cuuint64_t offset`.
    pub offset: cuuint64_t,
}

const _: () = {
    ["size of CUfabricCpyOperand_op_le"][size_of::<CUfabricCpyOperand_op_le>() - 16];
    [
        "alignment of CUfabricCpyOperand_op_le",
    ][align_of::<CUfabricCpyOperand_op_le>() - 8];
    [
        "offset of CUfabricCpyOperand_op_le::id",
    ][offset_of!(CUfabricCpyOperand_op_le, id) - 0];
    [
        "offset of CUfabricCpyOperand_op_le::offset",
    ][offset_of!(CUfabricCpyOperand_op_le, offset) - 8];
};

record!(CUfabricCpyOperand_op_le);

/// `struct CUfabricCpyOperand.op.ptr`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfabricCpyOperand_op_ptr {
    /// `CUdeviceptr ptr`.
    pub ptr: CUdeviceptr,
    /// `CUmemLocation locHint`.
    pub locHint: CUmemLocation,
}

const _: () = {
    ["size of CUfabricCpyOperand_op_ptr"][size_of::<CUfabricCpyOperand_op_ptr>() - 16];
    [
        "alignment of CUfabricCpyOperand_op_ptr",
    ][align_of::<CUfabricCpyOperand_op_ptr>() - 8];
    [
        "offset of CUfabricCpyOperand_op_ptr::ptr",
    ][offset_of!(CUfabricCpyOperand_op_ptr, ptr) - 0];
    [
        "offset of CUfabricCpyOperand_op_ptr::locHint",
    ][offset_of!(CUfabricCpyOperand_op_ptr, locHint) - 8];
};

record!(CUfabricCpyOperand_op_ptr);

/// `struct CUgraphNodeParams`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUgraphNodeParams {
    /// `CUgraphNodeType type`.
    pub r#type: CUgraphNodeType,
    /// `int reserved0[3]`.
    pub reserved0: [i32; 3],
    /// `CUgraphNodeParams.anon0 anon0`.
    pub anon0: CUgraphNodeParams_anon0,
    /// `long long reserved2`.
    pub reserved2: i64,
}

const _: () = {
    ["size of CUgraphNodeParams"][size_of::<CUgraphNodeParams>() - 256];
    ["alignment of CUgraphNodeParams"][align_of::<CUgraphNodeParams>() - 8];
    ["offset of CUgraphNodeParams::type"][offset_of!(CUgraphNodeParams, r#type) - 0];
    [
        "offset of CUgraphNodeParams::reserved0",
    ][offset_of!(CUgraphNodeParams, reserved0) - 4];
    ["offset of CUgraphNodeParams::anon0"][offset_of!(CUgraphNodeParams, anon0) - 16];
    [
        "offset of CUgraphNodeParams::reserved2",
    ][offset_of!(CUgraphNodeParams, reserved2) - 248];
};

impl CUgraphNodeParams {
    /// `long long [29]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn reserved1(&self) -> [i64; 29] {
        unsafe { self.anon0.reserved1 }
    }
    /// Writes `reserved1`.
    #[inline]
    pub const fn set_reserved1(&mut self, value: [i64; 29]) {
        self.anon0.reserved1 = value;
    }
    /// `CUDA_KERNEL_NODE_PARAMS_v3 kernel`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn kernel(&self) -> CUDA_KERNEL_NODE_PARAMS_v3 {
        unsafe { self.anon0.kernel }
    }
    /// Writes `kernel`.
    #[inline]
    pub const fn set_kernel(&mut self, value: CUDA_KERNEL_NODE_PARAMS_v3) {
        self.anon0.kernel = value;
    }
    /// `CUDA_MEMCPY_NODE_PARAMS memcpy`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memcpy(&self) -> CUDA_MEMCPY_NODE_PARAMS {
        unsafe { self.anon0.memcpy }
    }
    /// Writes `memcpy`.
    #[inline]
    pub const fn set_memcpy(&mut self, value: CUDA_MEMCPY_NODE_PARAMS) {
        self.anon0.memcpy = value;
    }
    /// `CUDA_MEMSET_NODE_PARAMS_v2 memset`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memset(&self) -> CUDA_MEMSET_NODE_PARAMS_v2 {
        unsafe { self.anon0.memset }
    }
    /// Writes `memset`.
    #[inline]
    pub const fn set_memset(&mut self, value: CUDA_MEMSET_NODE_PARAMS_v2) {
        self.anon0.memset = value;
    }
    /// `CUDA_HOST_NODE_PARAMS_v2 host`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn host(&self) -> CUDA_HOST_NODE_PARAMS_v2 {
        unsafe { self.anon0.host }
    }
    /// Writes `host`.
    #[inline]
    pub const fn set_host(&mut self, value: CUDA_HOST_NODE_PARAMS_v2) {
        self.anon0.host = value;
    }
    /// `CUDA_CHILD_GRAPH_NODE_PARAMS graph`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn graph(&self) -> CUDA_CHILD_GRAPH_NODE_PARAMS {
        unsafe { self.anon0.graph }
    }
    /// Writes `graph`.
    #[inline]
    pub const fn set_graph(&mut self, value: CUDA_CHILD_GRAPH_NODE_PARAMS) {
        self.anon0.graph = value;
    }
    /// `CUDA_EVENT_WAIT_NODE_PARAMS eventWait`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn eventWait(&self) -> CUDA_EVENT_WAIT_NODE_PARAMS {
        unsafe { self.anon0.eventWait }
    }
    /// Writes `eventWait`.
    #[inline]
    pub const fn set_eventWait(&mut self, value: CUDA_EVENT_WAIT_NODE_PARAMS) {
        self.anon0.eventWait = value;
    }
    /// `CUDA_EVENT_RECORD_NODE_PARAMS eventRecord`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn eventRecord(&self) -> CUDA_EVENT_RECORD_NODE_PARAMS {
        unsafe { self.anon0.eventRecord }
    }
    /// Writes `eventRecord`.
    #[inline]
    pub const fn set_eventRecord(&mut self, value: CUDA_EVENT_RECORD_NODE_PARAMS) {
        self.anon0.eventRecord = value;
    }
    /// `CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn extSemSignal(&self) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
        unsafe { self.anon0.extSemSignal }
    }
    /// Writes `extSemSignal`.
    #[inline]
    pub const fn set_extSemSignal(&mut self, value: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2) {
        self.anon0.extSemSignal = value;
    }
    /// `CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn extSemWait(&self) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
        unsafe { self.anon0.extSemWait }
    }
    /// Writes `extSemWait`.
    #[inline]
    pub const fn set_extSemWait(&mut self, value: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2) {
        self.anon0.extSemWait = value;
    }
    /// `CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn alloc(&self) -> CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
        unsafe { self.anon0.alloc }
    }
    /// Writes `alloc`.
    #[inline]
    pub const fn set_alloc(&mut self, value: CUDA_MEM_ALLOC_NODE_PARAMS_v2) {
        self.anon0.alloc = value;
    }
    /// `CUDA_MEM_FREE_NODE_PARAMS free`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn free(&self) -> CUDA_MEM_FREE_NODE_PARAMS {
        unsafe { self.anon0.free }
    }
    /// Writes `free`.
    #[inline]
    pub const fn set_free(&mut self, value: CUDA_MEM_FREE_NODE_PARAMS) {
        self.anon0.free = value;
    }
    /// `CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memOp(&self) -> CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
        unsafe { self.anon0.memOp }
    }
    /// Writes `memOp`.
    #[inline]
    pub const fn set_memOp(&mut self, value: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2) {
        self.anon0.memOp = value;
    }
    /// `CUDA_CONDITIONAL_NODE_PARAMS conditional`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn conditional(&self) -> CUDA_CONDITIONAL_NODE_PARAMS {
        unsafe { self.anon0.conditional }
    }
    /// Writes `conditional`.
    #[inline]
    pub const fn set_conditional(&mut self, value: CUDA_CONDITIONAL_NODE_PARAMS) {
        self.anon0.conditional = value;
    }
    /// `CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn memcpyBatch(&self) -> CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
        unsafe { self.anon0.memcpyBatch }
    }
    /// Writes `memcpyBatch`.
    #[inline]
    pub const fn set_memcpyBatch(&mut self, value: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1) {
        self.anon0.memcpyBatch = value;
    }
    /// `CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn fabricCpyBatch(&self) -> CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 {
        unsafe { self.anon0.fabricCpyBatch }
    }
    /// Writes `fabricCpyBatch`.
    #[inline]
    pub const fn set_fabricCpyBatch(
        &mut self,
        value: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    ) {
        self.anon0.fabricCpyBatch = value;
    }
    /// `char [232]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn asBytes(&self) -> [core::ffi::c_char; 232] {
        unsafe { self.anon0.asBytes }
    }
    /// Writes `asBytes`.
    #[inline]
    pub const fn set_asBytes(&mut self, value: [core::ffi::c_char; 232]) {
        self.anon0.asBytes = value;
    }
}

record!(CUgraphNodeParams);

/// `union CUgraphNodeParams.anon0`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUgraphNodeParams_anon0 {
    /// `long long reserved1[29]`.
    pub reserved1: [i64; 29],
    /// `CUDA_KERNEL_NODE_PARAMS_v3 kernel`.
    pub kernel: CUDA_KERNEL_NODE_PARAMS_v3,
    /// `CUDA_MEMCPY_NODE_PARAMS memcpy`.
    pub memcpy: CUDA_MEMCPY_NODE_PARAMS,
    /// `CUDA_MEMSET_NODE_PARAMS_v2 memset`.
    pub memset: CUDA_MEMSET_NODE_PARAMS_v2,
    /// `CUDA_HOST_NODE_PARAMS_v2 host`.
    pub host: CUDA_HOST_NODE_PARAMS_v2,
    /// `CUDA_CHILD_GRAPH_NODE_PARAMS graph`.
    pub graph: CUDA_CHILD_GRAPH_NODE_PARAMS,
    /// `CUDA_EVENT_WAIT_NODE_PARAMS eventWait`.
    pub eventWait: CUDA_EVENT_WAIT_NODE_PARAMS,
    /// `CUDA_EVENT_RECORD_NODE_PARAMS eventRecord`.
    pub eventRecord: CUDA_EVENT_RECORD_NODE_PARAMS,
    /// `CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal`.
    pub extSemSignal: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2,
    /// `CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait`.
    pub extSemWait: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2,
    /// `CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc`.
    pub alloc: CUDA_MEM_ALLOC_NODE_PARAMS_v2,
    /// `CUDA_MEM_FREE_NODE_PARAMS free`.
    pub free: CUDA_MEM_FREE_NODE_PARAMS,
    /// `CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp`.
    pub memOp: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2,
    /// `CUDA_CONDITIONAL_NODE_PARAMS conditional`, since CUDA 12.3.
    pub conditional: CUDA_CONDITIONAL_NODE_PARAMS,
    /// `CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch`, since CUDA 13.5.
    pub memcpyBatch: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1,
    /// `CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch`, since CUDA 13.5.
    pub fabricCpyBatch: CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1,
    /// `char asBytes[232]`, since CUDA 13.3.
    pub asBytes: [core::ffi::c_char; 232],
}

const _: () = {
    ["size of CUgraphNodeParams_anon0"][size_of::<CUgraphNodeParams_anon0>() - 232];
    ["alignment of CUgraphNodeParams_anon0"][align_of::<CUgraphNodeParams_anon0>() - 8];
    [
        "offset of CUgraphNodeParams_anon0::reserved1",
    ][offset_of!(CUgraphNodeParams_anon0, reserved1) - 0];
    [
        "offset of CUgraphNodeParams_anon0::kernel",
    ][offset_of!(CUgraphNodeParams_anon0, kernel) - 0];
    [
        "offset of CUgraphNodeParams_anon0::memcpy",
    ][offset_of!(CUgraphNodeParams_anon0, memcpy) - 0];
    [
        "offset of CUgraphNodeParams_anon0::memset",
    ][offset_of!(CUgraphNodeParams_anon0, memset) - 0];
    [
        "offset of CUgraphNodeParams_anon0::host",
    ][offset_of!(CUgraphNodeParams_anon0, host) - 0];
    [
        "offset of CUgraphNodeParams_anon0::graph",
    ][offset_of!(CUgraphNodeParams_anon0, graph) - 0];
    [
        "offset of CUgraphNodeParams_anon0::eventWait",
    ][offset_of!(CUgraphNodeParams_anon0, eventWait) - 0];
    [
        "offset of CUgraphNodeParams_anon0::eventRecord",
    ][offset_of!(CUgraphNodeParams_anon0, eventRecord) - 0];
    [
        "offset of CUgraphNodeParams_anon0::extSemSignal",
    ][offset_of!(CUgraphNodeParams_anon0, extSemSignal) - 0];
    [
        "offset of CUgraphNodeParams_anon0::extSemWait",
    ][offset_of!(CUgraphNodeParams_anon0, extSemWait) - 0];
    [
        "offset of CUgraphNodeParams_anon0::alloc",
    ][offset_of!(CUgraphNodeParams_anon0, alloc) - 0];
    [
        "offset of CUgraphNodeParams_anon0::free",
    ][offset_of!(CUgraphNodeParams_anon0, free) - 0];
    [
        "offset of CUgraphNodeParams_anon0::memOp",
    ][offset_of!(CUgraphNodeParams_anon0, memOp) - 0];
    [
        "offset of CUgraphNodeParams_anon0::conditional",
    ][offset_of!(CUgraphNodeParams_anon0, conditional) - 0];
    [
        "offset of CUgraphNodeParams_anon0::memcpyBatch",
    ][offset_of!(CUgraphNodeParams_anon0, memcpyBatch) - 0];
    [
        "offset of CUgraphNodeParams_anon0::fabricCpyBatch",
    ][offset_of!(CUgraphNodeParams_anon0, fabricCpyBatch) - 0];
    [
        "offset of CUgraphNodeParams_anon0::asBytes",
    ][offset_of!(CUgraphNodeParams_anon0, asBytes) - 0];
};

opaque!(CUgraphNodeParams_anon0);

record!(CUgraphNodeParams_anon0);

/// `struct CUlaunchAttribute`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttribute {
    /// `CUlaunchAttributeID id`.
    pub id: CUlaunchAttributeID,
    /// `char pad[4]`.
    pub pad: [core::ffi::c_char; 4],
    /// `CUlaunchAttributeValue value`.
    pub value: CUlaunchAttributeValue,
}

const _: () = {
    ["size of CUlaunchAttribute"][size_of::<CUlaunchAttribute>() - 72];
    ["alignment of CUlaunchAttribute"][align_of::<CUlaunchAttribute>() - 8];
    ["offset of CUlaunchAttribute::id"][offset_of!(CUlaunchAttribute, id) - 0];
    ["offset of CUlaunchAttribute::pad"][offset_of!(CUlaunchAttribute, pad) - 4];
    ["offset of CUlaunchAttribute::value"][offset_of!(CUlaunchAttribute, value) - 8];
};

record!(CUlaunchAttribute);

/// `union CUlaunchAttributeValue`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUlaunchAttributeValue {
    /// `char pad[64]`.
    pub pad: [core::ffi::c_char; 64],
    /// `CUaccessPolicyWindow accessPolicyWindow`.
    pub accessPolicyWindow: CUaccessPolicyWindow,
    /// `int cooperative`.
    pub cooperative: i32,
    /// `CUsynchronizationPolicy syncPolicy`.
    pub syncPolicy: CUsynchronizationPolicy,
    /// `CUlaunchAttributeValue.clusterDim clusterDim`.
    pub clusterDim: CUlaunchAttributeValue_clusterDim,
    /// `CUclusterSchedulingPolicy clusterSchedulingPolicyPreference`.
    pub clusterSchedulingPolicyPreference: CUclusterSchedulingPolicy,
    /// `int programmaticStreamSerializationAllowed`.
    pub programmaticStreamSerializationAllowed: i32,
    /// `CUlaunchAttributeValue.programmaticEvent programmaticEvent`.
    pub programmaticEvent: CUlaunchAttributeValue_programmaticEvent,
    /// `CUlaunchAttributeValue.launchCompletionEvent launchCompletionEvent`, since CUDA 12.3.
    pub launchCompletionEvent: CUlaunchAttributeValue_launchCompletionEvent,
    /// `int priority`.
    pub priority: i32,
    /// `CUlaunchMemSyncDomainMap memSyncDomainMap`.
    pub memSyncDomainMap: CUlaunchMemSyncDomainMap,
    /// `CUlaunchMemSyncDomain memSyncDomain`.
    pub memSyncDomain: CUlaunchMemSyncDomain,
    /// `CUlaunchAttributeValue.preferredClusterDim preferredClusterDim`, since CUDA 12.8.
    pub preferredClusterDim: CUlaunchAttributeValue_preferredClusterDim,
    /// `CUlaunchAttributeValue.deviceUpdatableKernelNode deviceUpdatableKernelNode`, since CUDA 12.4.
    pub deviceUpdatableKernelNode: CUlaunchAttributeValue_deviceUpdatableKernelNode,
    /// `unsigned int sharedMemCarveout`, since CUDA 12.5.
    pub sharedMemCarveout: u32,
    /// `unsigned int nvlinkUtilCentricScheduling`, since CUDA 13.0.
    pub nvlinkUtilCentricScheduling: u32,
    /// `CUlaunchAttributePortableClusterMode portableClusterSizeMode`, since CUDA 13.2.
    pub portableClusterSizeMode: CUlaunchAttributePortableClusterMode,
    /// `CUsharedMemoryMode sharedMemoryMode`, since CUDA 13.2.
    pub sharedMemoryMode: CUsharedMemoryMode,
}

const _: () = {
    ["size of CUlaunchAttributeValue"][size_of::<CUlaunchAttributeValue>() - 64];
    ["alignment of CUlaunchAttributeValue"][align_of::<CUlaunchAttributeValue>() - 8];
    [
        "offset of CUlaunchAttributeValue::pad",
    ][offset_of!(CUlaunchAttributeValue, pad) - 0];
    [
        "offset of CUlaunchAttributeValue::accessPolicyWindow",
    ][offset_of!(CUlaunchAttributeValue, accessPolicyWindow) - 0];
    [
        "offset of CUlaunchAttributeValue::cooperative",
    ][offset_of!(CUlaunchAttributeValue, cooperative) - 0];
    [
        "offset of CUlaunchAttributeValue::syncPolicy",
    ][offset_of!(CUlaunchAttributeValue, syncPolicy) - 0];
    [
        "offset of CUlaunchAttributeValue::clusterDim",
    ][offset_of!(CUlaunchAttributeValue, clusterDim) - 0];
    [
        "offset of CUlaunchAttributeValue::clusterSchedulingPolicyPreference",
    ][offset_of!(CUlaunchAttributeValue, clusterSchedulingPolicyPreference) - 0];
    [
        "offset of CUlaunchAttributeValue::programmaticStreamSerializationAllowed",
    ][offset_of!(CUlaunchAttributeValue, programmaticStreamSerializationAllowed) - 0];
    [
        "offset of CUlaunchAttributeValue::programmaticEvent",
    ][offset_of!(CUlaunchAttributeValue, programmaticEvent) - 0];
    [
        "offset of CUlaunchAttributeValue::launchCompletionEvent",
    ][offset_of!(CUlaunchAttributeValue, launchCompletionEvent) - 0];
    [
        "offset of CUlaunchAttributeValue::priority",
    ][offset_of!(CUlaunchAttributeValue, priority) - 0];
    [
        "offset of CUlaunchAttributeValue::memSyncDomainMap",
    ][offset_of!(CUlaunchAttributeValue, memSyncDomainMap) - 0];
    [
        "offset of CUlaunchAttributeValue::memSyncDomain",
    ][offset_of!(CUlaunchAttributeValue, memSyncDomain) - 0];
    [
        "offset of CUlaunchAttributeValue::preferredClusterDim",
    ][offset_of!(CUlaunchAttributeValue, preferredClusterDim) - 0];
    [
        "offset of CUlaunchAttributeValue::deviceUpdatableKernelNode",
    ][offset_of!(CUlaunchAttributeValue, deviceUpdatableKernelNode) - 0];
    [
        "offset of CUlaunchAttributeValue::sharedMemCarveout",
    ][offset_of!(CUlaunchAttributeValue, sharedMemCarveout) - 0];
    [
        "offset of CUlaunchAttributeValue::nvlinkUtilCentricScheduling",
    ][offset_of!(CUlaunchAttributeValue, nvlinkUtilCentricScheduling) - 0];
    [
        "offset of CUlaunchAttributeValue::portableClusterSizeMode",
    ][offset_of!(CUlaunchAttributeValue, portableClusterSizeMode) - 0];
    [
        "offset of CUlaunchAttributeValue::sharedMemoryMode",
    ][offset_of!(CUlaunchAttributeValue, sharedMemoryMode) - 0];
};

opaque!(CUlaunchAttributeValue);

record!(CUlaunchAttributeValue);

/// `struct CUlaunchConfig`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchConfig {
    /// `unsigned int gridDimX`.
    pub gridDimX: u32,
    /// `unsigned int gridDimY`.
    pub gridDimY: u32,
    /// `unsigned int gridDimZ`.
    pub gridDimZ: u32,
    /// `unsigned int blockDimX`.
    pub blockDimX: u32,
    /// `unsigned int blockDimY`.
    pub blockDimY: u32,
    /// `unsigned int blockDimZ`.
    pub blockDimZ: u32,
    /// `unsigned int sharedMemBytes`.
    pub sharedMemBytes: u32,
    /// `CUstream hStream`.
    pub hStream: CUstream,
    /// `CUlaunchAttribute *attrs`.
    pub attrs: *mut CUlaunchAttribute,
    /// `unsigned int numAttrs`.
    pub numAttrs: u32,
}

const _: () = {
    ["size of CUlaunchConfig"][size_of::<CUlaunchConfig>() - 56];
    ["alignment of CUlaunchConfig"][align_of::<CUlaunchConfig>() - 8];
    ["offset of CUlaunchConfig::gridDimX"][offset_of!(CUlaunchConfig, gridDimX) - 0];
    ["offset of CUlaunchConfig::gridDimY"][offset_of!(CUlaunchConfig, gridDimY) - 4];
    ["offset of CUlaunchConfig::gridDimZ"][offset_of!(CUlaunchConfig, gridDimZ) - 8];
    ["offset of CUlaunchConfig::blockDimX"][offset_of!(CUlaunchConfig, blockDimX) - 12];
    ["offset of CUlaunchConfig::blockDimY"][offset_of!(CUlaunchConfig, blockDimY) - 16];
    ["offset of CUlaunchConfig::blockDimZ"][offset_of!(CUlaunchConfig, blockDimZ) - 20];
    [
        "offset of CUlaunchConfig::sharedMemBytes",
    ][offset_of!(CUlaunchConfig, sharedMemBytes) - 24];
    ["offset of CUlaunchConfig::hStream"][offset_of!(CUlaunchConfig, hStream) - 32];
    ["offset of CUlaunchConfig::attrs"][offset_of!(CUlaunchConfig, attrs) - 40];
    ["offset of CUlaunchConfig::numAttrs"][offset_of!(CUlaunchConfig, numAttrs) - 48];
};

record!(CUlaunchConfig);

/// `struct CUlogicalEndpointFabricHandle`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlogicalEndpointFabricHandle {
    /// `unsigned char data[64]`.
    pub data: [u8; 64],
}

const _: () = {
    [
        "size of CUlogicalEndpointFabricHandle",
    ][size_of::<CUlogicalEndpointFabricHandle>() - 64];
    [
        "alignment of CUlogicalEndpointFabricHandle",
    ][align_of::<CUlogicalEndpointFabricHandle>() - 1];
    [
        "offset of CUlogicalEndpointFabricHandle::data",
    ][offset_of!(CUlogicalEndpointFabricHandle, data) - 0];
};

record!(CUlogicalEndpointFabricHandle);

/// `struct CUlogicalEndpointProp`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlogicalEndpointProp {
    /// `CUlogicalEndpointType type`.
    pub r#type: CUlogicalEndpointType,
    /// `CUlogicalEndpointProp.anon0 anon0`.
    pub anon0: CUlogicalEndpointProp_anon0,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int ipcHandleTypes`.
    pub ipcHandleTypes: u32,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    ["size of CUlogicalEndpointProp"][size_of::<CUlogicalEndpointProp>() - 24];
    ["alignment of CUlogicalEndpointProp"][align_of::<CUlogicalEndpointProp>() - 8];
    [
        "offset of CUlogicalEndpointProp::type",
    ][offset_of!(CUlogicalEndpointProp, r#type) - 0];
    [
        "offset of CUlogicalEndpointProp::anon0",
    ][offset_of!(CUlogicalEndpointProp, anon0) - 4];
    [
        "offset of CUlogicalEndpointProp::size",
    ][offset_of!(CUlogicalEndpointProp, size) - 8];
    [
        "offset of CUlogicalEndpointProp::ipcHandleTypes",
    ][offset_of!(CUlogicalEndpointProp, ipcHandleTypes) - 16];
    [
        "offset of CUlogicalEndpointProp::flags",
    ][offset_of!(CUlogicalEndpointProp, flags) - 20];
};

impl CUlogicalEndpointProp {
    /// `CUlogicalEndpointProp.anon0.unicast unicast`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn unicast(&self) -> CUlogicalEndpointProp_anon0_unicast {
        unsafe { self.anon0.unicast }
    }
    /// Writes `unicast`.
    #[inline]
    pub const fn set_unicast(&mut self, value: CUlogicalEndpointProp_anon0_unicast) {
        self.anon0.unicast = value;
    }
    /// `CUlogicalEndpointProp.anon0.multicast multicast`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn multicast(&self) -> CUlogicalEndpointProp_anon0_multicast {
        unsafe { self.anon0.multicast }
    }
    /// Writes `multicast`.
    #[inline]
    pub const fn set_multicast(&mut self, value: CUlogicalEndpointProp_anon0_multicast) {
        self.anon0.multicast = value;
    }
}

record!(CUlogicalEndpointProp);

/// `union CUlogicalEndpointProp.anon0`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUlogicalEndpointProp_anon0 {
    /// `CUlogicalEndpointProp.anon0.unicast unicast`.
    pub unicast: CUlogicalEndpointProp_anon0_unicast,
    /// `CUlogicalEndpointProp.anon0.multicast multicast`.
    pub multicast: CUlogicalEndpointProp_anon0_multicast,
}

const _: () = {
    [
        "size of CUlogicalEndpointProp_anon0",
    ][size_of::<CUlogicalEndpointProp_anon0>() - 4];
    [
        "alignment of CUlogicalEndpointProp_anon0",
    ][align_of::<CUlogicalEndpointProp_anon0>() - 4];
    [
        "offset of CUlogicalEndpointProp_anon0::unicast",
    ][offset_of!(CUlogicalEndpointProp_anon0, unicast) - 0];
    [
        "offset of CUlogicalEndpointProp_anon0::multicast",
    ][offset_of!(CUlogicalEndpointProp_anon0, multicast) - 0];
};

opaque!(CUlogicalEndpointProp_anon0);

record!(CUlogicalEndpointProp_anon0);

/// `struct CUlogicalEndpointProp.anon0.multicast`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlogicalEndpointProp_anon0_multicast {
    /// `unsigned int numDevices`.
    pub numDevices: u32,
}

const _: () = {
    [
        "size of CUlogicalEndpointProp_anon0_multicast",
    ][size_of::<CUlogicalEndpointProp_anon0_multicast>() - 4];
    [
        "alignment of CUlogicalEndpointProp_anon0_multicast",
    ][align_of::<CUlogicalEndpointProp_anon0_multicast>() - 4];
    [
        "offset of CUlogicalEndpointProp_anon0_multicast::numDevices",
    ][offset_of!(CUlogicalEndpointProp_anon0_multicast, numDevices) - 0];
};

record!(CUlogicalEndpointProp_anon0_multicast);

/// `struct CUlogicalEndpointProp.anon0.unicast`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlogicalEndpointProp_anon0_unicast {
    /// `CUdevice device`.
    pub device: CUdevice,
}

const _: () = {
    [
        "size of CUlogicalEndpointProp_anon0_unicast",
    ][size_of::<CUlogicalEndpointProp_anon0_unicast>() - 4];
    [
        "alignment of CUlogicalEndpointProp_anon0_unicast",
    ][align_of::<CUlogicalEndpointProp_anon0_unicast>() - 4];
    [
        "offset of CUlogicalEndpointProp_anon0_unicast::device",
    ][offset_of!(CUlogicalEndpointProp_anon0_unicast, device) - 0];
};

record!(CUlogicalEndpointProp_anon0_unicast);

/// `struct CUmemAccessDesc_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAccessDesc_v1 {
    /// `CUmemLocation location`.
    pub location: CUmemLocation,
    /// `CUmemAccess_flags flags`.
    pub flags: CUmemAccess_flags,
}

const _: () = {
    ["size of CUmemAccessDesc_v1"][size_of::<CUmemAccessDesc_v1>() - 12];
    ["alignment of CUmemAccessDesc_v1"][align_of::<CUmemAccessDesc_v1>() - 4];
    [
        "offset of CUmemAccessDesc_v1::location",
    ][offset_of!(CUmemAccessDesc_v1, location) - 0];
    ["offset of CUmemAccessDesc_v1::flags"][offset_of!(CUmemAccessDesc_v1, flags) - 8];
};

record!(CUmemAccessDesc_v1);

/// `struct CUmemAllocationProp_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAllocationProp_v1 {
    /// `CUmemAllocationType type`.
    pub r#type: CUmemAllocationType,
    /// `CUmemAllocationHandleType requestedHandleTypes`.
    pub requestedHandleTypes: CUmemAllocationHandleType,
    /// `CUmemLocation location`.
    pub location: CUmemLocation,
    /// `void *win32HandleMetaData`.
    pub win32HandleMetaData: *mut c_void,
    /// `CUmemAllocationProp_v1.allocFlags allocFlags`.
    pub allocFlags: CUmemAllocationProp_v1_allocFlags,
}

const _: () = {
    ["size of CUmemAllocationProp_v1"][size_of::<CUmemAllocationProp_v1>() - 32];
    ["alignment of CUmemAllocationProp_v1"][align_of::<CUmemAllocationProp_v1>() - 8];
    [
        "offset of CUmemAllocationProp_v1::type",
    ][offset_of!(CUmemAllocationProp_v1, r#type) - 0];
    [
        "offset of CUmemAllocationProp_v1::requestedHandleTypes",
    ][offset_of!(CUmemAllocationProp_v1, requestedHandleTypes) - 4];
    [
        "offset of CUmemAllocationProp_v1::location",
    ][offset_of!(CUmemAllocationProp_v1, location) - 8];
    [
        "offset of CUmemAllocationProp_v1::win32HandleMetaData",
    ][offset_of!(CUmemAllocationProp_v1, win32HandleMetaData) - 16];
    [
        "offset of CUmemAllocationProp_v1::allocFlags",
    ][offset_of!(CUmemAllocationProp_v1, allocFlags) - 24];
};

record!(CUmemAllocationProp_v1);

/// `struct CUmemLocation_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation_v1 {
    /// `CUmemLocationType type`.
    pub r#type: CUmemLocationType,
    /// `CUmemLocation_v1.anon0 anon0`, since CUDA 13.2.
    pub anon0: CUmemLocation_v1_anon0,
}

const _: () = {
    ["size of CUmemLocation_v1"][size_of::<CUmemLocation_v1>() - 8];
    ["alignment of CUmemLocation_v1"][align_of::<CUmemLocation_v1>() - 4];
    ["offset of CUmemLocation_v1::type"][offset_of!(CUmemLocation_v1, r#type) - 0];
    ["offset of CUmemLocation_v1::anon0"][offset_of!(CUmemLocation_v1, anon0) - 4];
};

impl CUmemLocation_v1 {
    /// `int id`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn id(&self) -> i32 {
        unsafe { self.anon0.id }
    }
    /// Writes `id`.
    #[inline]
    pub const fn set_id(&mut self, value: i32) {
        self.anon0.id = value;
    }
    /// `CUmemLocation_v1.anon0.localized localized`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn localized(&self) -> CUmemLocation_v1_anon0_localized {
        unsafe { self.anon0.localized }
    }
    /// Writes `localized`.
    #[inline]
    pub const fn set_localized(&mut self, value: CUmemLocation_v1_anon0_localized) {
        self.anon0.localized = value;
    }
}

record!(CUmemLocation_v1);

/// `union CUmemLocation_v1.anon0`, from `cuda.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUmemLocation_v1_anon0 {
    /// `int id`.
    pub id: i32,
    /// `CUmemLocation_v1.anon0.localized localized`, since CUDA 13.4.
    pub localized: CUmemLocation_v1_anon0_localized,
}

const _: () = {
    ["size of CUmemLocation_v1_anon0"][size_of::<CUmemLocation_v1_anon0>() - 4];
    ["alignment of CUmemLocation_v1_anon0"][align_of::<CUmemLocation_v1_anon0>() - 4];
    ["offset of CUmemLocation_v1_anon0::id"][offset_of!(CUmemLocation_v1_anon0, id) - 0];
    [
        "offset of CUmemLocation_v1_anon0::localized",
    ][offset_of!(CUmemLocation_v1_anon0, localized) - 0];
};

opaque!(CUmemLocation_v1_anon0);

record!(CUmemLocation_v1_anon0);

/// `struct CUmemLocation_v1.anon0.localized`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation_v1_anon0_localized {
    /// `unsigned char deviceId`.
    pub deviceId: u8,
    /// `unsigned char localityDomainId`.
    pub localityDomainId: u8,
}

const _: () = {
    [
        "size of CUmemLocation_v1_anon0_localized",
    ][size_of::<CUmemLocation_v1_anon0_localized>() - 2];
    [
        "alignment of CUmemLocation_v1_anon0_localized",
    ][align_of::<CUmemLocation_v1_anon0_localized>() - 1];
    [
        "offset of CUmemLocation_v1_anon0_localized::deviceId",
    ][offset_of!(CUmemLocation_v1_anon0_localized, deviceId) - 0];
    [
        "offset of CUmemLocation_v1_anon0_localized::localityDomainId",
    ][offset_of!(CUmemLocation_v1_anon0_localized, localityDomainId) - 1];
};

record!(CUmemLocation_v1_anon0_localized);

/// `struct CUmemPoolProps_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemPoolProps_v1 {
    /// `CUmemAllocationType allocType`.
    pub allocType: CUmemAllocationType,
    /// `CUmemAllocationHandleType handleTypes`.
    pub handleTypes: CUmemAllocationHandleType,
    /// `CUmemLocation location`.
    pub location: CUmemLocation,
    /// `void *win32SecurityAttributes`.
    pub win32SecurityAttributes: *mut c_void,
    /// `size_t maxSize`, since CUDA 12.2.
    pub maxSize: usize,
    /// `unsigned short usage`, since CUDA 12.6.
    pub usage: u16,
    /// `unsigned char gpuDirectRDMACapable`, since CUDA 13.4.
    pub gpuDirectRDMACapable: u8,
    /// `unsigned char reserved[53]`.
    pub reserved: [u8; 53],
}

const _: () = {
    ["size of CUmemPoolProps_v1"][size_of::<CUmemPoolProps_v1>() - 88];
    ["alignment of CUmemPoolProps_v1"][align_of::<CUmemPoolProps_v1>() - 8];
    [
        "offset of CUmemPoolProps_v1::allocType",
    ][offset_of!(CUmemPoolProps_v1, allocType) - 0];
    [
        "offset of CUmemPoolProps_v1::handleTypes",
    ][offset_of!(CUmemPoolProps_v1, handleTypes) - 4];
    [
        "offset of CUmemPoolProps_v1::location",
    ][offset_of!(CUmemPoolProps_v1, location) - 8];
    [
        "offset of CUmemPoolProps_v1::win32SecurityAttributes",
    ][offset_of!(CUmemPoolProps_v1, win32SecurityAttributes) - 16];
    [
        "offset of CUmemPoolProps_v1::maxSize",
    ][offset_of!(CUmemPoolProps_v1, maxSize) - 24];
    ["offset of CUmemPoolProps_v1::usage"][offset_of!(CUmemPoolProps_v1, usage) - 32];
    [
        "offset of CUmemPoolProps_v1::gpuDirectRDMACapable",
    ][offset_of!(CUmemPoolProps_v1, gpuDirectRDMACapable) - 34];
    [
        "offset of CUmemPoolProps_v1::reserved",
    ][offset_of!(CUmemPoolProps_v1, reserved) - 35];
};

record!(CUmemPoolProps_v1);

/// `struct CUmemcpy3DOperand_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemcpy3DOperand_v1 {
    /// `CUmemcpy3DOperandType type`.
    pub r#type: CUmemcpy3DOperandType,
    /// `CUmemcpy3DOperand_v1.op op`.
    pub op: CUmemcpy3DOperand_v1_op,
}

const _: () = {
    ["size of CUmemcpy3DOperand_v1"][size_of::<CUmemcpy3DOperand_v1>() - 40];
    ["alignment of CUmemcpy3DOperand_v1"][align_of::<CUmemcpy3DOperand_v1>() - 8];
    [
        "offset of CUmemcpy3DOperand_v1::type",
    ][offset_of!(CUmemcpy3DOperand_v1, r#type) - 0];
    ["offset of CUmemcpy3DOperand_v1::op"][offset_of!(CUmemcpy3DOperand_v1, op) - 8];
};

record!(CUmemcpy3DOperand_v1);

/// `union CUmemcpy3DOperand_v1.op`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUmemcpy3DOperand_v1_op {
    /// `CUmemcpy3DOperand_v1.op.ptr ptr`.
    pub ptr: CUmemcpy3DOperand_v1_op_ptr,
    /// `CUmemcpy3DOperand_v1.op.array array`.
    pub array: CUmemcpy3DOperand_v1_op_array,
}

const _: () = {
    ["size of CUmemcpy3DOperand_v1_op"][size_of::<CUmemcpy3DOperand_v1_op>() - 32];
    ["alignment of CUmemcpy3DOperand_v1_op"][align_of::<CUmemcpy3DOperand_v1_op>() - 8];
    [
        "offset of CUmemcpy3DOperand_v1_op::ptr",
    ][offset_of!(CUmemcpy3DOperand_v1_op, ptr) - 0];
    [
        "offset of CUmemcpy3DOperand_v1_op::array",
    ][offset_of!(CUmemcpy3DOperand_v1_op, array) - 0];
};

opaque!(CUmemcpy3DOperand_v1_op);

record!(CUmemcpy3DOperand_v1_op);

/// `struct CUmemcpy3DOperand_v1.op.ptr`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemcpy3DOperand_v1_op_ptr {
    /// `CUdeviceptr ptr`.
    pub ptr: CUdeviceptr,
    /// `size_t rowLength`.
    pub rowLength: usize,
    /// `size_t layerHeight`.
    pub layerHeight: usize,
    /// `CUmemLocation locHint`.
    pub locHint: CUmemLocation,
}

const _: () = {
    [
        "size of CUmemcpy3DOperand_v1_op_ptr",
    ][size_of::<CUmemcpy3DOperand_v1_op_ptr>() - 32];
    [
        "alignment of CUmemcpy3DOperand_v1_op_ptr",
    ][align_of::<CUmemcpy3DOperand_v1_op_ptr>() - 8];
    [
        "offset of CUmemcpy3DOperand_v1_op_ptr::ptr",
    ][offset_of!(CUmemcpy3DOperand_v1_op_ptr, ptr) - 0];
    [
        "offset of CUmemcpy3DOperand_v1_op_ptr::rowLength",
    ][offset_of!(CUmemcpy3DOperand_v1_op_ptr, rowLength) - 8];
    [
        "offset of CUmemcpy3DOperand_v1_op_ptr::layerHeight",
    ][offset_of!(CUmemcpy3DOperand_v1_op_ptr, layerHeight) - 16];
    [
        "offset of CUmemcpy3DOperand_v1_op_ptr::locHint",
    ][offset_of!(CUmemcpy3DOperand_v1_op_ptr, locHint) - 24];
};

record!(CUmemcpy3DOperand_v1_op_ptr);

/// `struct CUmemcpyAttributes_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemcpyAttributes_v1 {
    /// `CUmemcpySrcAccessOrder srcAccessOrder`.
    pub srcAccessOrder: CUmemcpySrcAccessOrder,
    /// `CUmemLocation srcLocHint`.
    pub srcLocHint: CUmemLocation,
    /// `CUmemLocation dstLocHint`.
    pub dstLocHint: CUmemLocation,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    ["size of CUmemcpyAttributes_v1"][size_of::<CUmemcpyAttributes_v1>() - 24];
    ["alignment of CUmemcpyAttributes_v1"][align_of::<CUmemcpyAttributes_v1>() - 4];
    [
        "offset of CUmemcpyAttributes_v1::srcAccessOrder",
    ][offset_of!(CUmemcpyAttributes_v1, srcAccessOrder) - 0];
    [
        "offset of CUmemcpyAttributes_v1::srcLocHint",
    ][offset_of!(CUmemcpyAttributes_v1, srcLocHint) - 4];
    [
        "offset of CUmemcpyAttributes_v1::dstLocHint",
    ][offset_of!(CUmemcpyAttributes_v1, dstLocHint) - 12];
    [
        "offset of CUmemcpyAttributes_v1::flags",
    ][offset_of!(CUmemcpyAttributes_v1, flags) - 20];
};

record!(CUmemcpyAttributes_v1);

/// `union CUstreamBatchMemOpParams_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamBatchMemOpParams_v1 {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `CUstreamMemOpWaitValueParams_st waitValue`.
    pub waitValue: CUstreamMemOpWaitValueParams_st,
    /// `CUstreamMemOpWriteValueParams_st writeValue`.
    pub writeValue: CUstreamMemOpWriteValueParams_st,
    /// `CUstreamMemOpFlushRemoteWritesParams_st flushRemoteWrites`.
    pub flushRemoteWrites: CUstreamMemOpFlushRemoteWritesParams_st,
    /// `CUstreamMemOpMemoryBarrierParams_st memoryBarrier`.
    pub memoryBarrier: CUstreamMemOpMemoryBarrierParams_st,
    /// `CUstreamMemOpAtomicReductionParams_st atomicReduction`, since CUDA 13.1.
    pub atomicReduction: CUstreamMemOpAtomicReductionParams_st,
    /// `cuuint64_t pad[6]`.
    pub pad: [cuuint64_t; 6],
}

const _: () = {
    [
        "size of CUstreamBatchMemOpParams_v1",
    ][size_of::<CUstreamBatchMemOpParams_v1>() - 48];
    [
        "alignment of CUstreamBatchMemOpParams_v1",
    ][align_of::<CUstreamBatchMemOpParams_v1>() - 8];
    [
        "offset of CUstreamBatchMemOpParams_v1::operation",
    ][offset_of!(CUstreamBatchMemOpParams_v1, operation) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::waitValue",
    ][offset_of!(CUstreamBatchMemOpParams_v1, waitValue) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::writeValue",
    ][offset_of!(CUstreamBatchMemOpParams_v1, writeValue) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::flushRemoteWrites",
    ][offset_of!(CUstreamBatchMemOpParams_v1, flushRemoteWrites) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::memoryBarrier",
    ][offset_of!(CUstreamBatchMemOpParams_v1, memoryBarrier) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::atomicReduction",
    ][offset_of!(CUstreamBatchMemOpParams_v1, atomicReduction) - 0];
    [
        "offset of CUstreamBatchMemOpParams_v1::pad",
    ][offset_of!(CUstreamBatchMemOpParams_v1, pad) - 0];
};

opaque!(CUstreamBatchMemOpParams_v1);

record!(CUstreamBatchMemOpParams_v1);

/// `struct CUstreamCigCaptureParams`, from `cuda.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamCigCaptureParams {
    /// `CUstreamCigParam *streamCigParams`.
    pub streamCigParams: *mut CUstreamCigParam,
}

const _: () = {
    ["size of CUstreamCigCaptureParams"][size_of::<CUstreamCigCaptureParams>() - 8];
    [
        "alignment of CUstreamCigCaptureParams",
    ][align_of::<CUstreamCigCaptureParams>() - 8];
    [
        "offset of CUstreamCigCaptureParams::streamCigParams",
    ][offset_of!(CUstreamCigCaptureParams, streamCigParams) - 0];
};

record!(CUstreamCigCaptureParams);

/// `struct CUstreamCigParam`, from `cuda.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamCigParam {
    /// `CUstreamCigDataType streamSharedDataType`.
    pub streamSharedDataType: CUstreamCigDataType,
    /// `void *streamSharedData`.
    pub streamSharedData: *mut c_void,
}

const _: () = {
    ["size of CUstreamCigParam"][size_of::<CUstreamCigParam>() - 16];
    ["alignment of CUstreamCigParam"][align_of::<CUstreamCigParam>() - 8];
    [
        "offset of CUstreamCigParam::streamSharedDataType",
    ][offset_of!(CUstreamCigParam, streamSharedDataType) - 0];
    [
        "offset of CUstreamCigParam::streamSharedData",
    ][offset_of!(CUstreamCigParam, streamSharedData) - 8];
};

record!(CUstreamCigParam);

/// `struct CUstreamMemOpAtomicReductionParams_st`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamMemOpAtomicReductionParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `CUstreamAtomicReductionOpType reductionOp`.
    pub reductionOp: CUstreamAtomicReductionOpType,
    /// `CUstreamAtomicReductionDataType dataType`.
    pub dataType: CUstreamAtomicReductionDataType,
    /// `CUdeviceptr address`.
    pub address: CUdeviceptr,
    /// `cuuint64_t value`.
    pub value: cuuint64_t,
    /// `CUdeviceptr alias`.
    pub alias: CUdeviceptr,
}

const _: () = {
    [
        "size of CUstreamMemOpAtomicReductionParams_st",
    ][size_of::<CUstreamMemOpAtomicReductionParams_st>() - 40];
    [
        "alignment of CUstreamMemOpAtomicReductionParams_st",
    ][align_of::<CUstreamMemOpAtomicReductionParams_st>() - 8];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::operation",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, operation) - 0];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::flags",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, flags) - 4];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::reductionOp",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, reductionOp) - 8];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::dataType",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, dataType) - 12];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::address",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, address) - 16];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::value",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, value) - 24];
    [
        "offset of CUstreamMemOpAtomicReductionParams_st::alias",
    ][offset_of!(CUstreamMemOpAtomicReductionParams_st, alias) - 32];
};

record!(CUstreamMemOpAtomicReductionParams_st);

/// `struct CUtensorMap`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C, align(128))]
#[derive(Clone, Copy, Debug)]
pub struct CUtensorMap {
    /// `cuuint64_t opaque[16]`.
    pub opaque: [cuuint64_t; 16],
}

const _: () = {
    ["size of CUtensorMap"][size_of::<CUtensorMap>() - 128];
    ["alignment of CUtensorMap"][align_of::<CUtensorMap>() - 128];
    ["offset of CUtensorMap::opaque"][offset_of!(CUtensorMap, opaque) - 0];
};

record!(CUtensorMap);
