//! Structs and unions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

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
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EVENT_RECORD_NODE_PARAMS {
    /// `CUevent event`.
    pub event: CUevent,
    /// `CUDA_EVENT_RECORD_NODE_PARAMS.anon0 anon0`, since CUDA 13.4.
    pub anon0: CUDA_EVENT_RECORD_NODE_PARAMS_anon0,
}

layout!(CUDA_EVENT_RECORD_NODE_PARAMS size 16 align 8, event at 0, anon0 at 8);

impl CUDA_EVENT_RECORD_NODE_PARAMS {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_EVENT_RECORD_NODE_PARAMS_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(
    CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 size 32 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16,
    anon0 at 24
);

impl CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v2_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(
    CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 size 32 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16, anon0 at 24
);

impl CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v2_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(CUDA_FABRIC_COPY_BATCH_OP_st size 64 align 8, src at 0, dst at 24, size at 48, flags at 56);

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

layout!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 size 32 align 8, numOps at 0, opList at 8, flags at 16, anon0 at 24);

impl CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(CUDA_HOST_NODE_PARAMS_v2 size 32 align 8, r#fn at 0, userData at 8, syncMode at 16, anon0 at 24);

impl CUDA_HOST_NODE_PARAMS_v2 {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_HOST_NODE_PARAMS_v2_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(
    CUDA_MEMCPY3D_BATCH_OP_v1 size 112 align 8, src at 0, dst at 40, extent at 80, srcAccessOrder at 104, flags at 108
);

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

layout!(
    CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 size 64 align 8, count at 0, dsts at 8, srcs at 16, sizes at 24, attrs at 32,
    attrsIdxs at 40, numAttrs at 48, anon0 at 56
);

impl CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
    /// `CUcontext ctx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn ctx(&self) -> CUcontext {
        unsafe { self.anon0.ctx }
    }
    /// Writes `ctx`.
    #[inline]
    pub const fn set_ctx(&mut self, value: CUcontext) {
        self.anon0.ctx = value;
    }
    /// `CUgreenCtx gCtx`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUDA_MEMCPY_BATCH_NODE_PARAMS_V1_anon0 size 8 align 8, ctx at 0, gCtx at 0);

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

layout!(
    CUDA_MEM_ALLOC_NODE_PARAMS_v1 size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

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

layout!(
    CUDA_MEM_ALLOC_NODE_PARAMS_v2 size 120 align 8, poolProps at 0, accessDescs at 88, accessDescCount at 96,
    bytesize at 104, dptr at 112
);

record!(CUDA_MEM_ALLOC_NODE_PARAMS_v2);

/// `struct CU_DEV_SM_RESOURCE_GROUP_PARAMS`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CU_DEV_SM_RESOURCE_GROUP_PARAMS size 64 align 4, smCount at 0, coscheduledSmCount at 4,
    preferredCoscheduledSmCount at 8, flags at 12, localityDomainId at 16, reserved at 20
);

impl Eq for CU_DEV_SM_RESOURCE_GROUP_PARAMS {}

record!(CU_DEV_SM_RESOURCE_GROUP_PARAMS);

/// `struct CUcheckpointCheckpointArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointCheckpointArgs {
    /// `CUcheckpointCustomStorageInfo **customStorageInfo_out`, since CUDA 13.4.
    pub customStorageInfo_out: *mut *mut CUcheckpointCustomStorageInfo,
    /// `char reserved[56]`.
    pub reserved: [core::ffi::c_char; 56],
}

layout!(CUcheckpointCheckpointArgs size 64 align 8, customStorageInfo_out at 0, reserved at 8);

impl Eq for CUcheckpointCheckpointArgs {}

record!(CUcheckpointCheckpointArgs);

/// `struct CUcheckpointCustomStorageInfo`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointCustomStorageInfo {
    /// `CUcheckpointOperationHandle handle`.
    pub handle: CUcheckpointOperationHandle,
    /// `CUcheckpointCustomStoragePerDeviceData *perDeviceData`.
    pub perDeviceData: *mut CUcheckpointCustomStoragePerDeviceData,
    /// `unsigned int deviceCount`.
    pub deviceCount: u32,
}

layout!(CUcheckpointCustomStorageInfo size 24 align 8, handle at 0, perDeviceData at 8, deviceCount at 16);

impl Eq for CUcheckpointCustomStorageInfo {}

record!(CUcheckpointCustomStorageInfo);

/// `struct CUcheckpointCustomStoragePerDeviceData`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointCustomStoragePerDeviceData {
    /// `CUdeviceptr devPtr`.
    pub devPtr: CUdeviceptr,
    /// `size_t size`.
    pub size: usize,
    /// `CUstream stream`.
    pub stream: CUstream,
}

layout!(CUcheckpointCustomStoragePerDeviceData size 24 align 8, devPtr at 0, size at 8, stream at 16);

impl Eq for CUcheckpointCustomStoragePerDeviceData {}

record!(CUcheckpointCustomStoragePerDeviceData);

/// `struct CUcheckpointGpuPair`, from `cuda.h`, since CUDA 13.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointGpuPair {
    /// `CUuuid oldUuid`.
    pub oldUuid: CUuuid,
    /// `CUuuid newUuid`.
    pub newUuid: CUuuid,
}

layout!(CUcheckpointGpuPair size 32 align 1, oldUuid at 0, newUuid at 16);

impl Eq for CUcheckpointGpuPair {}

record!(CUcheckpointGpuPair);

/// `struct CUcheckpointRestoreArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUcheckpointRestoreArgs size 64 align 8, gpuPairs at 0, gpuPairsCount at 8, padding0 at 12,
    customStorageInfo_out at 16, reserved at 24
);

impl Eq for CUcheckpointRestoreArgs {}

record!(CUcheckpointRestoreArgs);

/// `struct CUcliqueInfo`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcliqueInfo {
    /// `CUcliqueType type`.
    pub r#type: CUcliqueType,
    /// `unsigned int id`.
    pub id: u32,
}

layout!(CUcliqueInfo size 8 align 4, r#type at 0, id at 4);

impl Eq for CUcliqueInfo {}

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

layout!(CUdevResource_v1 size 144 align 8, r#type at 0, _internal_padding at 4, anon0 at 96, nextResource at 136);

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
    /// `CUdevWorkqueueConfigResource wqConfig`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn wqConfig(&self) -> CUdevWorkqueueConfigResource {
        unsafe { self.anon0.wqConfig }
    }
    /// Writes `wqConfig`.
    #[inline]
    pub const fn set_wqConfig(&mut self, value: CUdevWorkqueueConfigResource) {
        self.anon0.wqConfig = value;
    }
    /// `CUdevWorkqueueResource wq`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn wq(&self) -> CUdevWorkqueueResource {
        unsafe { self.anon0.wq }
    }
    /// Writes `wq`.
    #[inline]
    pub const fn set_wq(&mut self, value: CUdevWorkqueueResource) {
        self.anon0.wq = value;
    }
    /// `unsigned char [40]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUdevResource_v1_anon0 size 40 align 4, sm at 0, wqConfig at 0, wq at 0, _oversize at 0);

opaque!(CUdevResource_v1_anon0);

record!(CUdevResource_v1_anon0);

/// `struct CUdevSmResource`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUdevSmResource size 20 align 4, smCount at 0, minSmPartitionSize at 4, smCoscheduledAlignment at 8, flags at 12,
    localityDomainId at 16
);

impl Eq for CUdevSmResource {}

record!(CUdevSmResource);

/// `struct CUdevWorkqueueConfigResource`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUdevWorkqueueConfigResource {
    /// `CUdevice device`.
    pub device: CUdevice,
    /// `unsigned int wqConcurrencyLimit`.
    pub wqConcurrencyLimit: u32,
    /// `CUdevWorkqueueConfigScope sharingScope`.
    pub sharingScope: CUdevWorkqueueConfigScope,
}

layout!(CUdevWorkqueueConfigResource size 12 align 4, device at 0, wqConcurrencyLimit at 4, sharingScope at 8);

impl Eq for CUdevWorkqueueConfigResource {}

record!(CUdevWorkqueueConfigResource);

/// `struct CUdevWorkqueueResource`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUdevWorkqueueResource {
    /// `unsigned char reserved[40]`.
    pub reserved: [u8; 40],
}

layout!(CUdevWorkqueueResource size 40 align 1, reserved at 0);

impl Eq for CUdevWorkqueueResource {}

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

layout!(CUfabricCpyOperand size 24 align 8, r#type at 0, op at 8);

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

layout!(CUfabricCpyOperand_op size 16 align 8, ptr at 0, le at 0);

opaque!(CUfabricCpyOperand_op);

record!(CUfabricCpyOperand_op);

/// `struct CUfabricCpyOperand.op.le`, from `cuda.h`, since CUDA 13.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfabricCpyOperand_op_le {
    /// `CUlogicalEndpointId id`.
    pub id: CUlogicalEndpointId,
    /// `cuuint64_t offset`.
    pub offset: cuuint64_t,
}

layout!(CUfabricCpyOperand_op_le size 16 align 8, id at 0, offset at 8);

impl Eq for CUfabricCpyOperand_op_le {}

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

layout!(CUfabricCpyOperand_op_ptr size 16 align 8, ptr at 0, locHint at 8);

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
    /// `CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 memcpyBatch`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn memcpyBatch(&self) -> CUDA_MEMCPY_BATCH_NODE_PARAMS_V1 {
        unsafe { self.anon0.memcpyBatch }
    }
    /// Writes `memcpyBatch`.
    #[inline]
    pub const fn set_memcpyBatch(&mut self, value: CUDA_MEMCPY_BATCH_NODE_PARAMS_V1) {
        self.anon0.memcpyBatch = value;
    }
    /// `CUDA_FABRIC_CPY_BATCH_NODE_PARAMS_V1 fabricCpyBatch`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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
    /// `char [232]`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(
    CUgraphNodeParams_anon0 size 232 align 8, reserved1 at 0, kernel at 0, memcpy at 0, memset at 0, host at 0,
    graph at 0, eventWait at 0, eventRecord at 0, extSemSignal at 0, extSemWait at 0, alloc at 0, free at 0, memOp at 0,
    conditional at 0, memcpyBatch at 0, fabricCpyBatch at 0, asBytes at 0
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
    /// `unsigned int nvlinkUtilCentricScheduling`, since CUDA 13.0.
    pub nvlinkUtilCentricScheduling: u32,
    /// `CUlaunchAttributePortableClusterMode portableClusterSizeMode`, since CUDA 13.2.
    pub portableClusterSizeMode: CUlaunchAttributePortableClusterMode,
    /// `CUsharedMemoryMode sharedMemoryMode`, since CUDA 13.2.
    pub sharedMemoryMode: CUsharedMemoryMode,
}

layout!(
    CUlaunchAttributeValue size 64 align 8, pad at 0, accessPolicyWindow at 0, cooperative at 0, syncPolicy at 0,
    clusterDim at 0, clusterSchedulingPolicyPreference at 0, programmaticStreamSerializationAllowed at 0,
    programmaticEvent at 0, launchCompletionEvent at 0, priority at 0, memSyncDomainMap at 0, memSyncDomain at 0,
    preferredClusterDim at 0, deviceUpdatableKernelNode at 0, sharedMemCarveout at 0, nvlinkUtilCentricScheduling at 0,
    portableClusterSizeMode at 0, sharedMemoryMode at 0
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

/// `struct CUlogicalEndpointFabricHandle`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlogicalEndpointFabricHandle {
    /// `unsigned char data[64]`.
    pub data: [u8; 64],
}

layout!(CUlogicalEndpointFabricHandle size 64 align 1, data at 0);

impl Eq for CUlogicalEndpointFabricHandle {}

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

layout!(CUlogicalEndpointProp size 24 align 8, r#type at 0, anon0 at 4, size at 8, ipcHandleTypes at 16, flags at 20);

impl CUlogicalEndpointProp {
    /// `CUlogicalEndpointProp.anon0.unicast unicast`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn unicast(&self) -> CUlogicalEndpointProp_anon0_unicast {
        unsafe { self.anon0.unicast }
    }
    /// Writes `unicast`.
    #[inline]
    pub const fn set_unicast(&mut self, value: CUlogicalEndpointProp_anon0_unicast) {
        self.anon0.unicast = value;
    }
    /// `CUlogicalEndpointProp.anon0.multicast multicast`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUlogicalEndpointProp_anon0 size 4 align 4, unicast at 0, multicast at 0);

opaque!(CUlogicalEndpointProp_anon0);

record!(CUlogicalEndpointProp_anon0);

/// `struct CUlogicalEndpointProp.anon0.multicast`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlogicalEndpointProp_anon0_multicast {
    /// `unsigned int numDevices`.
    pub numDevices: u32,
}

layout!(CUlogicalEndpointProp_anon0_multicast size 4 align 4, numDevices at 0);

impl Eq for CUlogicalEndpointProp_anon0_multicast {}

record!(CUlogicalEndpointProp_anon0_multicast);

/// `struct CUlogicalEndpointProp.anon0.unicast`, from `cuda.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlogicalEndpointProp_anon0_unicast {
    /// `CUdevice device`.
    pub device: CUdevice,
}

layout!(CUlogicalEndpointProp_anon0_unicast size 4 align 4, device at 0);

impl Eq for CUlogicalEndpointProp_anon0_unicast {}

record!(CUlogicalEndpointProp_anon0_unicast);

/// `struct CUmemAccessDesc_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemAccessDesc_v1 {
    /// `CUmemLocation location`.
    pub location: CUmemLocation,
    /// `CUmemAccess_flags flags`.
    pub flags: CUmemAccess_flags,
}

layout!(CUmemAccessDesc_v1 size 12 align 4, location at 0, flags at 8);

record!(CUmemAccessDesc_v1);

/// `struct CUmemAllocationProp_v1`, from `cuda.h`, since at least CUDA 12.0.
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

layout!(
    CUmemAllocationProp_v1 size 32 align 8, r#type at 0, requestedHandleTypes at 4, location at 8,
    win32HandleMetaData at 16, allocFlags at 24
);

record!(CUmemAllocationProp_v1);

/// `struct CUmemLocation_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemLocation_v1 {
    /// `CUmemLocationType type`.
    pub r#type: CUmemLocationType,
    /// `CUmemLocation_v1.anon0 anon0`, since CUDA 13.2.
    pub anon0: CUmemLocation_v1_anon0,
}

layout!(CUmemLocation_v1 size 8 align 4, r#type at 0, anon0 at 4);

impl CUmemLocation_v1 {
    /// `int id`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn id(&self) -> i32 {
        unsafe { self.anon0.id }
    }
    /// Writes `id`.
    #[inline]
    pub const fn set_id(&mut self, value: i32) {
        self.anon0.id = value;
    }
    /// `CUmemLocation_v1.anon0.localized localized`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
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

layout!(CUmemLocation_v1_anon0 size 4 align 4, id at 0, localized at 0);

opaque!(CUmemLocation_v1_anon0);

record!(CUmemLocation_v1_anon0);

/// `struct CUmemLocation_v1.anon0.localized`, from `cuda.h`, since CUDA 13.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemLocation_v1_anon0_localized {
    /// `unsigned char deviceId`.
    pub deviceId: u8,
    /// `unsigned char localityDomainId`.
    pub localityDomainId: u8,
}

layout!(CUmemLocation_v1_anon0_localized size 2 align 1, deviceId at 0, localityDomainId at 1);

impl Eq for CUmemLocation_v1_anon0_localized {}

record!(CUmemLocation_v1_anon0_localized);

/// `struct CUmemPoolProps_v1`, from `cuda.h`, since at least CUDA 12.0.
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

layout!(
    CUmemPoolProps_v1 size 88 align 8, allocType at 0, handleTypes at 4, location at 8, win32SecurityAttributes at 16,
    maxSize at 24, usage at 32, gpuDirectRDMACapable at 34, reserved at 35
);

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

layout!(CUmemcpy3DOperand_v1_op_ptr size 32 align 8, ptr at 0, rowLength at 8, layerHeight at 16, locHint at 24);

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

layout!(CUmemcpyAttributes_v1 size 24 align 4, srcAccessOrder at 0, srcLocHint at 4, dstLocHint at 12, flags at 20);

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
    /// `CUstreamMemOpAtomicReductionParams_st atomicReduction`, since CUDA 13.1.
    pub atomicReduction: CUstreamMemOpAtomicReductionParams_st,
    /// `cuuint64_t pad[6]`.
    pub pad: [cuuint64_t; 6],
}

layout!(
    CUstreamBatchMemOpParams_v1 size 48 align 8, operation at 0, waitValue at 0, writeValue at 0,
    flushRemoteWrites at 0, memoryBarrier at 0, atomicReduction at 0, pad at 0
);

opaque!(CUstreamBatchMemOpParams_v1);

record!(CUstreamBatchMemOpParams_v1);

/// `struct CUstreamCigCaptureParams`, from `cuda.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUstreamCigCaptureParams {
    /// `CUstreamCigParam *streamCigParams`.
    pub streamCigParams: *mut CUstreamCigParam,
}

layout!(CUstreamCigCaptureParams size 8 align 8, streamCigParams at 0);

impl Eq for CUstreamCigCaptureParams {}

record!(CUstreamCigCaptureParams);

/// `struct CUstreamCigParam`, from `cuda.h`, since CUDA 13.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUstreamCigParam {
    /// `CUstreamCigDataType streamSharedDataType`.
    pub streamSharedDataType: CUstreamCigDataType,
    /// `void *streamSharedData`.
    pub streamSharedData: *mut c_void,
}

layout!(CUstreamCigParam size 16 align 8, streamSharedDataType at 0, streamSharedData at 8);

impl Eq for CUstreamCigParam {}

record!(CUstreamCigParam);

/// `struct CUstreamMemOpAtomicReductionParams_st`, from `cuda.h`, since CUDA 13.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
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

layout!(
    CUstreamMemOpAtomicReductionParams_st size 40 align 8, operation at 0, flags at 4, reductionOp at 8, dataType at 12,
    address at 16, value at 24, alias at 32
);

impl Eq for CUstreamMemOpAtomicReductionParams_st {}

record!(CUstreamMemOpAtomicReductionParams_st);

/// `struct CUtensorMap`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C, align(128))]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUtensorMap {
    /// `cuuint64_t opaque[16]`.
    pub opaque: [cuuint64_t; 16],
}

layout!(CUtensorMap size 128 align 128, opaque at 0);

impl Eq for CUtensorMap {}

record!(CUtensorMap);
