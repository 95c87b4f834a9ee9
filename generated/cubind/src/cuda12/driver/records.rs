//! Structs and unions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0, until CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(CUDA_BATCH_MEM_OP_NODE_PARAMS size 32 align 8, ctx at 0, count at 8, paramArray at 16, flags at 24);

impl Eq for CUDA_BATCH_MEM_OP_NODE_PARAMS {}

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS);

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 size 32 align 8, ctx at 0, count at 8, paramArray at 16, flags at 24);

impl Eq for CUDA_BATCH_MEM_OP_NODE_PARAMS_v1 {}

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v1);

/// `struct CUDA_BATCH_MEM_OP_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 size 32 align 8, ctx at 0, count at 8, paramArray at 16, flags at 24);

impl Eq for CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {}

record!(CUDA_BATCH_MEM_OP_NODE_PARAMS_v2);

/// `struct CUDA_EVENT_RECORD_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EVENT_RECORD_NODE_PARAMS {
    /// `CUevent event`.
    pub event: CUevent,
}

layout!(CUDA_EVENT_RECORD_NODE_PARAMS size 8 align 8, event at 0);

impl Eq for CUDA_EVENT_RECORD_NODE_PARAMS {}

record!(CUDA_EVENT_RECORD_NODE_PARAMS);

/// `struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {}

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2);

/// `struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {}

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

layout!(CUDA_HOST_NODE_PARAMS_v2 size 16 align 8, r#fn at 0, userData at 8);

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

layout!(
    CUDA_MEMCPY3D_BATCH_OP_v1 size 112 align 8, src at 0, dst at 40, extent at 80, srcAccessOrder at 104, flags at 108
);

record!(CUDA_MEMCPY3D_BATCH_OP_v1);

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS`, from `cuda.h`, since at least CUDA 12.0, until CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUDA_MEM_ALLOC_NODE_PARAMS size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

impl Eq for CUDA_MEM_ALLOC_NODE_PARAMS {}

record!(CUDA_MEM_ALLOC_NODE_PARAMS);

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUDA_MEM_ALLOC_NODE_PARAMS_v1 size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

impl Eq for CUDA_MEM_ALLOC_NODE_PARAMS_v1 {}

record!(CUDA_MEM_ALLOC_NODE_PARAMS_v1);

/// `struct CUDA_MEM_ALLOC_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

impl Eq for CUDA_MEM_ALLOC_NODE_PARAMS_v2 {}

record!(CUDA_MEM_ALLOC_NODE_PARAMS_v2);

/// `struct CUcheckpointCheckpointArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointCheckpointArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

layout!(CUcheckpointCheckpointArgs size 64 align 8, reserved at 0);

impl Eq for CUcheckpointCheckpointArgs {}

record!(CUcheckpointCheckpointArgs);

/// `struct CUcheckpointRestoreArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointRestoreArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

layout!(CUcheckpointRestoreArgs size 64 align 8, reserved at 0);

impl Eq for CUcheckpointRestoreArgs {}

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

layout!(CUdevResource_v1 size 144 align 4, r#type at 0, _internal_padding at 4, anon0 at 96);

impl CUdevResource_v1 {
    /// `CUdevSmResource sm`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn sm(&self) -> CUdevSmResource {
        unsafe { self.anon0.sm }
    }
    /// Writes `sm`.
    #[inline]
    pub const fn set_sm(&mut self, value: CUdevSmResource) {
        self.anon0.sm = value;
    }
    /// `unsigned char [48]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUdevResource_v1_anon0 size 48 align 4, sm at 0, _oversize at 0);

opaque!(CUdevResource_v1_anon0);

record!(CUdevResource_v1_anon0);

/// `struct CUdevSmResource`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUdevSmResource {
    /// `unsigned int smCount`.
    pub smCount: u32,
}

layout!(CUdevSmResource size 4 align 4, smCount at 0);

impl Eq for CUdevSmResource {}

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

layout!(CUgraphNodeParams size 256 align 8, r#type at 0, reserved0 at 4, anon0 at 16, reserved2 at 248);

impl CUgraphNodeParams {
    /// `long long [29]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn reserved1(&self) -> [i64; 29] {
        unsafe { self.anon0.reserved1 }
    }
    /// Writes `reserved1`.
    #[inline]
    pub const fn set_reserved1(&mut self, value: [i64; 29]) {
        self.anon0.reserved1 = value;
    }
    /// `CUDA_KERNEL_NODE_PARAMS_v3 kernel`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn kernel(&self) -> CUDA_KERNEL_NODE_PARAMS_v3 {
        unsafe { self.anon0.kernel }
    }
    /// Writes `kernel`.
    #[inline]
    pub const fn set_kernel(&mut self, value: CUDA_KERNEL_NODE_PARAMS_v3) {
        self.anon0.kernel = value;
    }
    /// `CUDA_MEMCPY_NODE_PARAMS memcpy`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memcpy(&self) -> CUDA_MEMCPY_NODE_PARAMS {
        unsafe { self.anon0.memcpy }
    }
    /// Writes `memcpy`.
    #[inline]
    pub const fn set_memcpy(&mut self, value: CUDA_MEMCPY_NODE_PARAMS) {
        self.anon0.memcpy = value;
    }
    /// `CUDA_MEMSET_NODE_PARAMS_v2 memset`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memset(&self) -> CUDA_MEMSET_NODE_PARAMS_v2 {
        unsafe { self.anon0.memset }
    }
    /// Writes `memset`.
    #[inline]
    pub const fn set_memset(&mut self, value: CUDA_MEMSET_NODE_PARAMS_v2) {
        self.anon0.memset = value;
    }
    /// `CUDA_HOST_NODE_PARAMS_v2 host`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn host(&self) -> CUDA_HOST_NODE_PARAMS_v2 {
        unsafe { self.anon0.host }
    }
    /// Writes `host`.
    #[inline]
    pub const fn set_host(&mut self, value: CUDA_HOST_NODE_PARAMS_v2) {
        self.anon0.host = value;
    }
    /// `CUDA_CHILD_GRAPH_NODE_PARAMS graph`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn graph(&self) -> CUDA_CHILD_GRAPH_NODE_PARAMS {
        unsafe { self.anon0.graph }
    }
    /// Writes `graph`.
    #[inline]
    pub const fn set_graph(&mut self, value: CUDA_CHILD_GRAPH_NODE_PARAMS) {
        self.anon0.graph = value;
    }
    /// `CUDA_EVENT_WAIT_NODE_PARAMS eventWait`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn eventWait(&self) -> CUDA_EVENT_WAIT_NODE_PARAMS {
        unsafe { self.anon0.eventWait }
    }
    /// Writes `eventWait`.
    #[inline]
    pub const fn set_eventWait(&mut self, value: CUDA_EVENT_WAIT_NODE_PARAMS) {
        self.anon0.eventWait = value;
    }
    /// `CUDA_EVENT_RECORD_NODE_PARAMS eventRecord`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn eventRecord(&self) -> CUDA_EVENT_RECORD_NODE_PARAMS {
        unsafe { self.anon0.eventRecord }
    }
    /// Writes `eventRecord`.
    #[inline]
    pub const fn set_eventRecord(&mut self, value: CUDA_EVENT_RECORD_NODE_PARAMS) {
        self.anon0.eventRecord = value;
    }
    /// `CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 extSemSignal`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn extSemSignal(&self) -> CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
        unsafe { self.anon0.extSemSignal }
    }
    /// Writes `extSemSignal`.
    #[inline]
    pub const fn set_extSemSignal(&mut self, value: CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2) {
        self.anon0.extSemSignal = value;
    }
    /// `CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 extSemWait`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn extSemWait(&self) -> CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
        unsafe { self.anon0.extSemWait }
    }
    /// Writes `extSemWait`.
    #[inline]
    pub const fn set_extSemWait(&mut self, value: CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2) {
        self.anon0.extSemWait = value;
    }
    /// `CUDA_MEM_ALLOC_NODE_PARAMS_v2 alloc`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn alloc(&self) -> CUDA_MEM_ALLOC_NODE_PARAMS_v2 {
        unsafe { self.anon0.alloc }
    }
    /// Writes `alloc`.
    #[inline]
    pub const fn set_alloc(&mut self, value: CUDA_MEM_ALLOC_NODE_PARAMS_v2) {
        self.anon0.alloc = value;
    }
    /// `CUDA_MEM_FREE_NODE_PARAMS free`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn free(&self) -> CUDA_MEM_FREE_NODE_PARAMS {
        unsafe { self.anon0.free }
    }
    /// Writes `free`.
    #[inline]
    pub const fn set_free(&mut self, value: CUDA_MEM_FREE_NODE_PARAMS) {
        self.anon0.free = value;
    }
    /// `CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 memOp`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memOp(&self) -> CUDA_BATCH_MEM_OP_NODE_PARAMS_v2 {
        unsafe { self.anon0.memOp }
    }
    /// Writes `memOp`.
    #[inline]
    pub const fn set_memOp(&mut self, value: CUDA_BATCH_MEM_OP_NODE_PARAMS_v2) {
        self.anon0.memOp = value;
    }
    /// `CUDA_CONDITIONAL_NODE_PARAMS conditional`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(
    CUgraphNodeParams_anon0 size 232 align 8, reserved1 at 0, kernel at 0, memcpy at 0, memset at 0, host at 0,
    graph at 0, eventWait at 0, eventRecord at 0, extSemSignal at 0, extSemWait at 0, alloc at 0, free at 0, memOp at 0,
    conditional at 0
);

opaque!(CUgraphNodeParams_anon0);

record!(CUgraphNodeParams_anon0);

/// `struct CUlaunchAttribute`, from `cuda.h`, since at least CUDA 12.0.
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

layout!(CUlaunchAttribute size 72 align 8, id at 0, pad at 4, value at 8);

record!(CUlaunchAttribute);

/// `union CUlaunchAttributeValue`, from `cuda.h`, since at least CUDA 12.0.
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

layout!(
    CUlaunchAttributeValue size 64 align 8, pad at 0, accessPolicyWindow at 0, cooperative at 0, syncPolicy at 0,
    clusterDim at 0, clusterSchedulingPolicyPreference at 0, programmaticStreamSerializationAllowed at 0,
    programmaticEvent at 0, launchCompletionEvent at 0, priority at 0, memSyncDomainMap at 0, memSyncDomain at 0,
    preferredClusterDim at 0, deviceUpdatableKernelNode at 0, sharedMemCarveout at 0
);

opaque!(CUlaunchAttributeValue);

record!(CUlaunchAttributeValue);

/// `struct CUlaunchConfig`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUlaunchConfig size 56 align 8, gridDimX at 0, gridDimY at 4, gridDimZ at 8, blockDimX at 12, blockDimY at 16,
    blockDimZ at 20, sharedMemBytes at 24, hStream at 32, attrs at 40, numAttrs at 48
);

impl Eq for CUlaunchConfig {}

record!(CUlaunchConfig);

/// `struct CUmemAccessDesc_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemAccessDesc_v1 {
    /// `CUmemLocation location`.
    pub location: CUmemLocation,
    /// `CUmemAccess_flags flags`.
    pub flags: CUmemAccess_flags,
}

layout!(CUmemAccessDesc_v1 size 12 align 4, location at 0, flags at 8);

impl Eq for CUmemAccessDesc_v1 {}

record!(CUmemAccessDesc_v1);

/// `struct CUmemAllocationProp_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUmemAllocationProp_v1 size 32 align 8, r#type at 0, requestedHandleTypes at 4, location at 8,
    win32HandleMetaData at 16, allocFlags at 24
);

impl Eq for CUmemAllocationProp_v1 {}

record!(CUmemAllocationProp_v1);

/// `struct CUmemLocation_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemLocation_v1 {
    /// `CUmemLocationType type`.
    pub r#type: CUmemLocationType,
    /// `int id`, since at least CUDA 12.0, until CUDA 13.1.
    pub id: i32,
}

layout!(CUmemLocation_v1 size 8 align 4, r#type at 0, id at 4);

impl CUmemLocation_v1 {
    /// `int id`, a member of an anonymous struct.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

impl Eq for CUmemLocation_v1 {}

record!(CUmemLocation_v1);

/// `struct CUmemPoolProps_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUmemPoolProps_v1 size 88 align 8, allocType at 0, handleTypes at 4, location at 8, win32SecurityAttributes at 16,
    maxSize at 24, usage at 32, reserved at 34
);

impl Eq for CUmemPoolProps_v1 {}

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

layout!(CUmemcpy3DOperand_v1 size 40 align 8, r#type at 0, op at 8);

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

layout!(CUmemcpy3DOperand_v1_op size 32 align 8, ptr at 0, array at 0);

opaque!(CUmemcpy3DOperand_v1_op);

record!(CUmemcpy3DOperand_v1_op);

/// `struct CUmemcpy3DOperand_v1.op.ptr`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(CUmemcpy3DOperand_v1_op_ptr size 32 align 8, ptr at 0, rowLength at 8, layerHeight at 16, locHint at 24);

impl Eq for CUmemcpy3DOperand_v1_op_ptr {}

record!(CUmemcpy3DOperand_v1_op_ptr);

/// `struct CUmemcpyAttributes_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(CUmemcpyAttributes_v1 size 24 align 4, srcAccessOrder at 0, srcLocHint at 4, dstLocHint at 12, flags at 20);

impl Eq for CUmemcpyAttributes_v1 {}

record!(CUmemcpyAttributes_v1);

/// `union CUstreamBatchMemOpParams_v1`, from `cuda.h`, since at least CUDA 12.0.
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

layout!(
    CUstreamBatchMemOpParams_v1 size 48 align 8, operation at 0, waitValue at 0, writeValue at 0,
    flushRemoteWrites at 0, memoryBarrier at 0, pad at 0
);

opaque!(CUstreamBatchMemOpParams_v1);

record!(CUstreamBatchMemOpParams_v1);

/// `struct CUtensorMap`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C, align(64))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUtensorMap {
    /// `cuuint64_t opaque[16]`.
    pub opaque: [cuuint64_t; 16],
}

layout!(CUtensorMap size 128 align 64, opaque at 0);

impl Eq for CUtensorMap {}

record!(CUtensorMap);
