//! Structs and unions: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS`, from `cuda.h`, since CUDA 12.0 or earlier, until CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_BATCH_MEM_OP_NODE_PARAMS {
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
        "size of CUDA_BATCH_MEM_OP_NODE_PARAMS",
    ][size_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS>() - 32];
    [
        "alignment of CUDA_BATCH_MEM_OP_NODE_PARAMS",
    ][align_of::<CUDA_BATCH_MEM_OP_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS::ctx",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS, ctx) - 0];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS::count",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS, count) - 8];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS::paramArray",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS, paramArray) - 16];
    [
        "offset of CUDA_BATCH_MEM_OP_NODE_PARAMS::flags",
    ][offset_of!(CUDA_BATCH_MEM_OP_NODE_PARAMS, flags) - 24];
};

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS);

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
}

const _: () = {
    [
        "size of CUDA_EVENT_RECORD_NODE_PARAMS",
    ][size_of::<CUDA_EVENT_RECORD_NODE_PARAMS>() - 8];
    [
        "alignment of CUDA_EVENT_RECORD_NODE_PARAMS",
    ][align_of::<CUDA_EVENT_RECORD_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_EVENT_RECORD_NODE_PARAMS::event",
    ][offset_of!(CUDA_EVENT_RECORD_NODE_PARAMS, event) - 0];
};

record!(CUDA_EVENT_RECORD_NODE_PARAMS);

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
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2",
    ][size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2>() - 24];
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
};

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2);

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
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2",
    ][size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2>() - 24];
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
};

record!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2);

/// `struct CUDA_HOST_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_HOST_NODE_PARAMS_v2 {
    /// `CUhostFn fn`.
    pub r#fn: CUhostFn,
    /// `void *userData`.
    pub userData: *mut c_void,
}

const _: () = {
    ["size of CUDA_HOST_NODE_PARAMS_v2"][size_of::<CUDA_HOST_NODE_PARAMS_v2>() - 16];
    [
        "alignment of CUDA_HOST_NODE_PARAMS_v2",
    ][align_of::<CUDA_HOST_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::fn",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, r#fn) - 0];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v2::userData",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v2, userData) - 8];
};

record!(CUDA_HOST_NODE_PARAMS_v2);

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

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS`, from `cuda.h`, since CUDA 12.0 or earlier, until CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEM_ALLOC_NODE_PARAMS {
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
        "size of CUDA_MEM_ALLOC_NODE_PARAMS",
    ][size_of::<CUDA_MEM_ALLOC_NODE_PARAMS>() - 120];
    [
        "alignment of CUDA_MEM_ALLOC_NODE_PARAMS",
    ][align_of::<CUDA_MEM_ALLOC_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS::poolProps",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS, poolProps) - 0];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS::accessDescs",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS, accessDescs) - 88];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS::accessDescCount",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS, accessDescCount) - 96];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS::bytesize",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS, bytesize) - 104];
    [
        "offset of CUDA_MEM_ALLOC_NODE_PARAMS::dptr",
    ][offset_of!(CUDA_MEM_ALLOC_NODE_PARAMS, dptr) - 112];
};

record!(CUDA_MEM_ALLOC_NODE_PARAMS);

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

/// `struct CUcheckpointCheckpointArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointCheckpointArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

const _: () = {
    ["size of CUcheckpointCheckpointArgs"][size_of::<CUcheckpointCheckpointArgs>() - 64];
    [
        "alignment of CUcheckpointCheckpointArgs",
    ][align_of::<CUcheckpointCheckpointArgs>() - 8];
    [
        "offset of CUcheckpointCheckpointArgs::reserved",
    ][offset_of!(CUcheckpointCheckpointArgs, reserved) - 0];
};

record!(CUcheckpointCheckpointArgs);

/// `struct CUcheckpointRestoreArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointRestoreArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

const _: () = {
    ["size of CUcheckpointRestoreArgs"][size_of::<CUcheckpointRestoreArgs>() - 64];
    ["alignment of CUcheckpointRestoreArgs"][align_of::<CUcheckpointRestoreArgs>() - 8];
    [
        "offset of CUcheckpointRestoreArgs::reserved",
    ][offset_of!(CUcheckpointRestoreArgs, reserved) - 0];
};

record!(CUcheckpointRestoreArgs);

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
}

const _: () = {
    ["size of CUdevResource_v1"][size_of::<CUdevResource_v1>() - 144];
    ["alignment of CUdevResource_v1"][align_of::<CUdevResource_v1>() - 4];
    ["offset of CUdevResource_v1::type"][offset_of!(CUdevResource_v1, r#type) - 0];
    [
        "offset of CUdevResource_v1::_internal_padding",
    ][offset_of!(CUdevResource_v1, _internal_padding) - 4];
    ["offset of CUdevResource_v1::anon0"][offset_of!(CUdevResource_v1, anon0) - 96];
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
    /// `unsigned char [48]`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn _oversize(&self) -> [u8; 48] {
        unsafe { self.anon0._oversize }
    }
    /// Writes `_oversize`.
    #[inline]
    pub const fn set__oversize(&mut self, value: [u8; 48]) {
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
    /// `unsigned char _oversize[48]`.
    pub _oversize: [u8; 48],
}

const _: () = {
    ["size of CUdevResource_v1_anon0"][size_of::<CUdevResource_v1_anon0>() - 48];
    ["alignment of CUdevResource_v1_anon0"][align_of::<CUdevResource_v1_anon0>() - 4];
    ["offset of CUdevResource_v1_anon0::sm"][offset_of!(CUdevResource_v1_anon0, sm) - 0];
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
}

const _: () = {
    ["size of CUdevSmResource"][size_of::<CUdevSmResource>() - 4];
    ["alignment of CUdevSmResource"][align_of::<CUdevSmResource>() - 4];
    ["offset of CUdevSmResource::smCount"][offset_of!(CUdevSmResource, smCount) - 0];
};

record!(CUdevSmResource);

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
    /// `int id`, since CUDA 12.0 or earlier, until CUDA 13.1.
    pub id: i32,
}

const _: () = {
    ["size of CUmemLocation_v1"][size_of::<CUmemLocation_v1>() - 8];
    ["alignment of CUmemLocation_v1"][align_of::<CUmemLocation_v1>() - 4];
    ["offset of CUmemLocation_v1::type"][offset_of!(CUmemLocation_v1, r#type) - 0];
    ["offset of CUmemLocation_v1::id"][offset_of!(CUmemLocation_v1, id) - 4];
};

impl CUmemLocation_v1 {
    /// `int id`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn id(&self) -> i32 {
        self.id
    }
    /// Writes `id`.
    #[inline]
    pub const fn set_id(&mut self, value: i32) {
        self.id = value;
    }
}

record!(CUmemLocation_v1);

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
    /// `unsigned char reserved[54]`.
    pub reserved: [u8; 54],
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
        "offset of CUmemPoolProps_v1::reserved",
    ][offset_of!(CUmemPoolProps_v1, reserved) - 34];
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
        "offset of CUstreamBatchMemOpParams_v1::pad",
    ][offset_of!(CUstreamBatchMemOpParams_v1, pad) - 0];
};

opaque!(CUstreamBatchMemOpParams_v1);

record!(CUstreamBatchMemOpParams_v1);

/// `struct CUtensorMap`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C, align(64))]
#[derive(Clone, Copy, Debug)]
pub struct CUtensorMap {
    /// `cuuint64_t opaque[16]`.
    pub opaque: [cuuint64_t; 16],
}

const _: () = {
    ["size of CUtensorMap"][size_of::<CUtensorMap>() - 128];
    ["alignment of CUtensorMap"][align_of::<CUtensorMap>() - 64];
    ["offset of CUtensorMap::opaque"][offset_of!(CUtensorMap, opaque) - 0];
};

record!(CUtensorMap);
