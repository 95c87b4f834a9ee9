//! Structs and unions (CUDA driver API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUDA_ARRAY3D_DESCRIPTOR_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY3D_DESCRIPTOR_v1 {
    /// `unsigned int Width`.
    pub Width: u32,
    /// `unsigned int Height`.
    pub Height: u32,
    /// `unsigned int Depth`.
    pub Depth: u32,
    /// `CUarray_format Format`.
    pub Format: CUarray_format,
    /// `unsigned int NumChannels`.
    pub NumChannels: u32,
    /// `unsigned int Flags`.
    pub Flags: u32,
}

layout!(
    CUDA_ARRAY3D_DESCRIPTOR_v1 size 24 align 4, Width at 0, Height at 4, Depth at 8, Format at 12, NumChannels at 16,
    Flags at 20
);

impl Eq for CUDA_ARRAY3D_DESCRIPTOR_v1 {}

record!(CUDA_ARRAY3D_DESCRIPTOR_v1);

/// `struct CUDA_ARRAY3D_DESCRIPTOR_v2`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY3D_DESCRIPTOR_v2 {
    /// `size_t Width`.
    pub Width: usize,
    /// `size_t Height`.
    pub Height: usize,
    /// `size_t Depth`.
    pub Depth: usize,
    /// `CUarray_format Format`.
    pub Format: CUarray_format,
    /// `unsigned int NumChannels`.
    pub NumChannels: u32,
    /// `unsigned int Flags`.
    pub Flags: u32,
}

layout!(
    CUDA_ARRAY3D_DESCRIPTOR_v2 size 40 align 8, Width at 0, Height at 8, Depth at 16, Format at 24, NumChannels at 28,
    Flags at 32
);

impl Eq for CUDA_ARRAY3D_DESCRIPTOR_v2 {}

record!(CUDA_ARRAY3D_DESCRIPTOR_v2);

/// `struct CUDA_ARRAY_DESCRIPTOR_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY_DESCRIPTOR_v1 {
    /// `unsigned int Width`.
    pub Width: u32,
    /// `unsigned int Height`.
    pub Height: u32,
    /// `CUarray_format Format`.
    pub Format: CUarray_format,
    /// `unsigned int NumChannels`.
    pub NumChannels: u32,
}

layout!(CUDA_ARRAY_DESCRIPTOR_v1 size 16 align 4, Width at 0, Height at 4, Format at 8, NumChannels at 12);

impl Eq for CUDA_ARRAY_DESCRIPTOR_v1 {}

record!(CUDA_ARRAY_DESCRIPTOR_v1);

/// `struct CUDA_ARRAY_DESCRIPTOR_v2`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY_DESCRIPTOR_v2 {
    /// `size_t Width`.
    pub Width: usize,
    /// `size_t Height`.
    pub Height: usize,
    /// `CUarray_format Format`.
    pub Format: CUarray_format,
    /// `unsigned int NumChannels`.
    pub NumChannels: u32,
}

layout!(CUDA_ARRAY_DESCRIPTOR_v2 size 24 align 8, Width at 0, Height at 8, Format at 16, NumChannels at 20);

impl Eq for CUDA_ARRAY_DESCRIPTOR_v2 {}

record!(CUDA_ARRAY_DESCRIPTOR_v2);

/// `struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 {
    /// `size_t size`.
    pub size: usize,
    /// `size_t alignment`.
    pub alignment: usize,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

layout!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 size 32 align 8, size at 0, alignment at 8, reserved at 16);

impl Eq for CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 {}

record!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1);

/// `struct CUDA_ARRAY_SPARSE_PROPERTIES_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY_SPARSE_PROPERTIES_v1 {
    /// `CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent tileExtent`.
    pub tileExtent: CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent,
    /// `unsigned int miptailFirstLevel`.
    pub miptailFirstLevel: u32,
    /// `unsigned long long miptailSize`.
    pub miptailSize: u64,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

layout!(
    CUDA_ARRAY_SPARSE_PROPERTIES_v1 size 48 align 8, tileExtent at 0, miptailFirstLevel at 12, miptailSize at 16,
    flags at 24, reserved at 28
);

impl Eq for CUDA_ARRAY_SPARSE_PROPERTIES_v1 {}

record!(CUDA_ARRAY_SPARSE_PROPERTIES_v1);

/// `struct CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent {
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
}

layout!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent size 12 align 4, width at 0, height at 4, depth at 8);

impl Eq for CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent {}

record!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent);

/// `struct CUDA_CHILD_GRAPH_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_CHILD_GRAPH_NODE_PARAMS {
    /// `CUgraph graph`.
    pub graph: CUgraph,
    /// `CUgraphChildGraphNodeOwnership ownership`, since CUDA 12.9.
    pub ownership: CUgraphChildGraphNodeOwnership,
}

layout!(CUDA_CHILD_GRAPH_NODE_PARAMS size 16 align 8, graph at 0, ownership at 8);

impl Eq for CUDA_CHILD_GRAPH_NODE_PARAMS {}

record!(CUDA_CHILD_GRAPH_NODE_PARAMS);

/// `struct CUDA_CONDITIONAL_NODE_PARAMS`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_CONDITIONAL_NODE_PARAMS {
    /// `CUgraphConditionalHandle handle`.
    pub handle: CUgraphConditionalHandle,
    /// `CUgraphConditionalNodeType type`.
    pub r#type: CUgraphConditionalNodeType,
    /// `unsigned int size`.
    pub size: u32,
    /// `CUgraph *phGraph_out`.
    pub phGraph_out: *mut CUgraph,
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
}

layout!(
    CUDA_CONDITIONAL_NODE_PARAMS size 32 align 8, handle at 0, r#type at 8, size at 12, phGraph_out at 16, ctx at 24
);

impl Eq for CUDA_CONDITIONAL_NODE_PARAMS {}

record!(CUDA_CONDITIONAL_NODE_PARAMS);

/// `struct CUDA_EVENT_WAIT_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EVENT_WAIT_NODE_PARAMS {
    /// `CUevent event`.
    pub event: CUevent,
}

layout!(CUDA_EVENT_WAIT_NODE_PARAMS size 8 align 8, event at 0);

impl Eq for CUDA_EVENT_WAIT_NODE_PARAMS {}

record!(CUDA_EVENT_WAIT_NODE_PARAMS);

/// `struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 {
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 size 88 align 8, offset at 0, size at 8, flags at 16, reserved at 20);

impl Eq for CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1 {}

record!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1);

/// `struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 {
    /// `CUexternalMemoryHandleType type`.
    pub r#type: CUexternalMemoryHandleType,
    /// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle handle`.
    pub handle: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle,
    /// `unsigned long long size`.
    pub size: u64,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(
    CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1 size 104 align 8, r#type at 0, handle at 8, size at 24, flags at 32,
    reserved at 36
);

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1);

/// `union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle {
    /// `int fd`.
    pub fd: i32,
    /// `CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32 win32`.
    pub win32: CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32,
    /// `const void *nvSciBufObject`.
    pub nvSciBufObject: *const c_void,
}

layout!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle size 16 align 8, fd at 0, win32 at 0, nvSciBufObject at 0);

opaque!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle);

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle);

/// `struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

layout!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 size 16 align 8, handle at 0, name at 8);

impl Eq for CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 {}

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32);

/// `struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 {
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `CUDA_ARRAY3D_DESCRIPTOR arrayDesc`.
    pub arrayDesc: CUDA_ARRAY3D_DESCRIPTOR,
    /// `unsigned int numLevels`.
    pub numLevels: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(
    CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 size 120 align 8, offset at 0, arrayDesc at 8, numLevels at 48,
    reserved at 52
);

impl Eq for CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1 {}

record!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 {
    /// `CUexternalSemaphoreHandleType type`.
    pub r#type: CUexternalSemaphoreHandleType,
    /// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle handle`.
    pub handle: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1 size 96 align 8, r#type at 0, handle at 8, flags at 24, reserved at 28);

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1);

/// `union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle {
    /// `int fd`.
    pub fd: i32,
    /// `CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32 win32`.
    pub win32: CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32,
    /// `const void *nvSciSyncObj`.
    pub nvSciSyncObj: *const c_void,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle size 16 align 8, fd at 0, win32 at 0, nvSciSyncObj at 0);

opaque!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle);

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle);

/// `struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 size 16 align 8, handle at 0, name at 8);

impl Eq for CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 {}

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 {
    /// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params params`.
    pub params: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1 size 144 align 8, params at 0, flags at 72, reserved at 76);

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params {
    /// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence fence`.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence,
    /// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync nvSciSync`.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync,
    /// `CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex keyedMutex`.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex,
    /// `unsigned int reserved[12]`.
    pub reserved: [u32; 12],
}

layout!(
    CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params size 72 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16,
    reserved at 24
);

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence size 8 align 8, value at 0);

impl Eq for CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence {}

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex size 8 align 8, key at 0);

impl Eq for CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex {}

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex);

/// `union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync);

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 {
    /// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params params`.
    pub params: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1 size 144 align 8, params at 0, flags at 72, reserved at 76);

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params {
    /// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence fence`.
    pub fence: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence,
    /// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync nvSciSync`.
    pub nvSciSync: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync,
    /// `CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex keyedMutex`.
    pub keyedMutex: CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex,
    /// `unsigned int reserved[10]`.
    pub reserved: [u32; 10],
}

layout!(
    CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params size 72 align 8, fence at 0, nvSciSync at 8, keyedMutex at 16,
    reserved at 32
);

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence size 8 align 8, value at 0);

impl Eq for CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence {}

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex size 16 align 8, key at 0, timeoutMs at 8);

impl Eq for CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex {}

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex);

/// `union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

layout!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync size 8 align 8, fence at 0, reserved at 0);

opaque!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync);

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync);

/// `struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 {}

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1);

/// `struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

layout!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 size 24 align 8, extSemArray at 0, paramsArray at 8, numExtSems at 16);

impl Eq for CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 {}

record!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1);

/// `struct CUDA_GRAPH_INSTANTIATE_PARAMS`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_GRAPH_INSTANTIATE_PARAMS {
    /// `cuuint64_t flags`.
    pub flags: cuuint64_t,
    /// `CUstream hUploadStream`.
    pub hUploadStream: CUstream,
    /// `CUgraphNode hErrNode_out`.
    pub hErrNode_out: CUgraphNode,
    /// `CUgraphInstantiateResult result_out`.
    pub result_out: CUgraphInstantiateResult,
}

layout!(
    CUDA_GRAPH_INSTANTIATE_PARAMS size 32 align 8, flags at 0, hUploadStream at 8, hErrNode_out at 16, result_out at 24
);

impl Eq for CUDA_GRAPH_INSTANTIATE_PARAMS {}

record!(CUDA_GRAPH_INSTANTIATE_PARAMS);

/// `struct CUDA_HOST_NODE_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_HOST_NODE_PARAMS_v1 {
    /// `CUhostFn fn`.
    pub r#fn: CUhostFn,
    /// `void *userData`.
    pub userData: *mut c_void,
}

layout!(CUDA_HOST_NODE_PARAMS_v1 size 16 align 8, r#fn at 0, userData at 8);

record!(CUDA_HOST_NODE_PARAMS_v1);

/// `struct CUDA_KERNEL_NODE_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_KERNEL_NODE_PARAMS_v1 {
    /// `CUfunction func`.
    pub func: CUfunction,
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
    /// `void **kernelParams`.
    pub kernelParams: *mut *mut c_void,
    /// `void **extra`.
    pub extra: *mut *mut c_void,
}

layout!(
    CUDA_KERNEL_NODE_PARAMS_v1 size 56 align 8, func at 0, gridDimX at 8, gridDimY at 12, gridDimZ at 16,
    blockDimX at 20, blockDimY at 24, blockDimZ at 28, sharedMemBytes at 32, kernelParams at 40, extra at 48
);

impl Eq for CUDA_KERNEL_NODE_PARAMS_v1 {}

record!(CUDA_KERNEL_NODE_PARAMS_v1);

/// `struct CUDA_KERNEL_NODE_PARAMS_v2`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_KERNEL_NODE_PARAMS_v2 {
    /// `CUfunction func`.
    pub func: CUfunction,
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
    /// `void **kernelParams`.
    pub kernelParams: *mut *mut c_void,
    /// `void **extra`.
    pub extra: *mut *mut c_void,
    /// `CUkernel kern`.
    pub kern: CUkernel,
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
}

layout!(
    CUDA_KERNEL_NODE_PARAMS_v2 size 72 align 8, func at 0, gridDimX at 8, gridDimY at 12, gridDimZ at 16,
    blockDimX at 20, blockDimY at 24, blockDimZ at 28, sharedMemBytes at 32, kernelParams at 40, extra at 48,
    kern at 56, ctx at 64
);

impl Eq for CUDA_KERNEL_NODE_PARAMS_v2 {}

record!(CUDA_KERNEL_NODE_PARAMS_v2);

/// `struct CUDA_KERNEL_NODE_PARAMS_v3`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_KERNEL_NODE_PARAMS_v3 {
    /// `CUfunction func`.
    pub func: CUfunction,
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
    /// `void **kernelParams`.
    pub kernelParams: *mut *mut c_void,
    /// `void **extra`.
    pub extra: *mut *mut c_void,
    /// `CUkernel kern`.
    pub kern: CUkernel,
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
}

layout!(
    CUDA_KERNEL_NODE_PARAMS_v3 size 72 align 8, func at 0, gridDimX at 8, gridDimY at 12, gridDimZ at 16,
    blockDimX at 20, blockDimY at 24, blockDimZ at 28, sharedMemBytes at 32, kernelParams at 40, extra at 48,
    kern at 56, ctx at 64
);

impl Eq for CUDA_KERNEL_NODE_PARAMS_v3 {}

record!(CUDA_KERNEL_NODE_PARAMS_v3);

/// `struct CUDA_LAUNCH_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_LAUNCH_PARAMS_v1 {
    /// `CUfunction function`.
    pub function: CUfunction,
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
    /// `void **kernelParams`.
    pub kernelParams: *mut *mut c_void,
}

layout!(
    CUDA_LAUNCH_PARAMS_v1 size 56 align 8, function at 0, gridDimX at 8, gridDimY at 12, gridDimZ at 16,
    blockDimX at 20, blockDimY at 24, blockDimZ at 28, sharedMemBytes at 32, hStream at 40, kernelParams at 48
);

impl Eq for CUDA_LAUNCH_PARAMS_v1 {}

record!(CUDA_LAUNCH_PARAMS_v1);

/// `struct CUDA_MEMCPY2D_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY2D_v1 {
    /// `unsigned int srcXInBytes`.
    pub srcXInBytes: u32,
    /// `unsigned int srcY`.
    pub srcY: u32,
    /// `CUmemorytype srcMemoryType`.
    pub srcMemoryType: CUmemorytype,
    /// `const void *srcHost`.
    pub srcHost: *const c_void,
    /// `CUdeviceptr_v1 srcDevice`.
    pub srcDevice: CUdeviceptr_v1,
    /// `CUarray srcArray`.
    pub srcArray: CUarray,
    /// `unsigned int srcPitch`.
    pub srcPitch: u32,
    /// `unsigned int dstXInBytes`.
    pub dstXInBytes: u32,
    /// `unsigned int dstY`.
    pub dstY: u32,
    /// `CUmemorytype dstMemoryType`.
    pub dstMemoryType: CUmemorytype,
    /// `void *dstHost`.
    pub dstHost: *mut c_void,
    /// `CUdeviceptr_v1 dstDevice`.
    pub dstDevice: CUdeviceptr_v1,
    /// `CUarray dstArray`.
    pub dstArray: CUarray,
    /// `unsigned int dstPitch`.
    pub dstPitch: u32,
    /// `unsigned int WidthInBytes`.
    pub WidthInBytes: u32,
    /// `unsigned int Height`.
    pub Height: u32,
}

layout!(
    CUDA_MEMCPY2D_v1 size 96 align 8, srcXInBytes at 0, srcY at 4, srcMemoryType at 8, srcHost at 16, srcDevice at 24,
    srcArray at 32, srcPitch at 40, dstXInBytes at 44, dstY at 48, dstMemoryType at 52, dstHost at 56, dstDevice at 64,
    dstArray at 72, dstPitch at 80, WidthInBytes at 84, Height at 88
);

impl Eq for CUDA_MEMCPY2D_v1 {}

record!(CUDA_MEMCPY2D_v1);

/// `struct CUDA_MEMCPY2D_v2`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY2D_v2 {
    /// `size_t srcXInBytes`.
    pub srcXInBytes: usize,
    /// `size_t srcY`.
    pub srcY: usize,
    /// `CUmemorytype srcMemoryType`.
    pub srcMemoryType: CUmemorytype,
    /// `const void *srcHost`.
    pub srcHost: *const c_void,
    /// `CUdeviceptr srcDevice`.
    pub srcDevice: CUdeviceptr,
    /// `CUarray srcArray`.
    pub srcArray: CUarray,
    /// `size_t srcPitch`.
    pub srcPitch: usize,
    /// `size_t dstXInBytes`.
    pub dstXInBytes: usize,
    /// `size_t dstY`.
    pub dstY: usize,
    /// `CUmemorytype dstMemoryType`.
    pub dstMemoryType: CUmemorytype,
    /// `void *dstHost`.
    pub dstHost: *mut c_void,
    /// `CUdeviceptr dstDevice`.
    pub dstDevice: CUdeviceptr,
    /// `CUarray dstArray`.
    pub dstArray: CUarray,
    /// `size_t dstPitch`.
    pub dstPitch: usize,
    /// `size_t WidthInBytes`.
    pub WidthInBytes: usize,
    /// `size_t Height`.
    pub Height: usize,
}

layout!(
    CUDA_MEMCPY2D_v2 size 128 align 8, srcXInBytes at 0, srcY at 8, srcMemoryType at 16, srcHost at 24, srcDevice at 32,
    srcArray at 40, srcPitch at 48, dstXInBytes at 56, dstY at 64, dstMemoryType at 72, dstHost at 80, dstDevice at 88,
    dstArray at 96, dstPitch at 104, WidthInBytes at 112, Height at 120
);

impl Eq for CUDA_MEMCPY2D_v2 {}

record!(CUDA_MEMCPY2D_v2);

/// `struct CUDA_MEMCPY3D_PEER_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY3D_PEER_v1 {
    /// `size_t srcXInBytes`.
    pub srcXInBytes: usize,
    /// `size_t srcY`.
    pub srcY: usize,
    /// `size_t srcZ`.
    pub srcZ: usize,
    /// `size_t srcLOD`.
    pub srcLOD: usize,
    /// `CUmemorytype srcMemoryType`.
    pub srcMemoryType: CUmemorytype,
    /// `const void *srcHost`.
    pub srcHost: *const c_void,
    /// `CUdeviceptr srcDevice`.
    pub srcDevice: CUdeviceptr,
    /// `CUarray srcArray`.
    pub srcArray: CUarray,
    /// `CUcontext srcContext`.
    pub srcContext: CUcontext,
    /// `size_t srcPitch`.
    pub srcPitch: usize,
    /// `size_t srcHeight`.
    pub srcHeight: usize,
    /// `size_t dstXInBytes`.
    pub dstXInBytes: usize,
    /// `size_t dstY`.
    pub dstY: usize,
    /// `size_t dstZ`.
    pub dstZ: usize,
    /// `size_t dstLOD`.
    pub dstLOD: usize,
    /// `CUmemorytype dstMemoryType`.
    pub dstMemoryType: CUmemorytype,
    /// `void *dstHost`.
    pub dstHost: *mut c_void,
    /// `CUdeviceptr dstDevice`.
    pub dstDevice: CUdeviceptr,
    /// `CUarray dstArray`.
    pub dstArray: CUarray,
    /// `CUcontext dstContext`.
    pub dstContext: CUcontext,
    /// `size_t dstPitch`.
    pub dstPitch: usize,
    /// `size_t dstHeight`.
    pub dstHeight: usize,
    /// `size_t WidthInBytes`.
    pub WidthInBytes: usize,
    /// `size_t Height`.
    pub Height: usize,
    /// `size_t Depth`.
    pub Depth: usize,
}

layout!(
    CUDA_MEMCPY3D_PEER_v1 size 200 align 8, srcXInBytes at 0, srcY at 8, srcZ at 16, srcLOD at 24, srcMemoryType at 32,
    srcHost at 40, srcDevice at 48, srcArray at 56, srcContext at 64, srcPitch at 72, srcHeight at 80,
    dstXInBytes at 88, dstY at 96, dstZ at 104, dstLOD at 112, dstMemoryType at 120, dstHost at 128, dstDevice at 136,
    dstArray at 144, dstContext at 152, dstPitch at 160, dstHeight at 168, WidthInBytes at 176, Height at 184,
    Depth at 192
);

impl Eq for CUDA_MEMCPY3D_PEER_v1 {}

record!(CUDA_MEMCPY3D_PEER_v1);

/// `struct CUDA_MEMCPY3D_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY3D_v1 {
    /// `unsigned int srcXInBytes`.
    pub srcXInBytes: u32,
    /// `unsigned int srcY`.
    pub srcY: u32,
    /// `unsigned int srcZ`.
    pub srcZ: u32,
    /// `unsigned int srcLOD`.
    pub srcLOD: u32,
    /// `CUmemorytype srcMemoryType`.
    pub srcMemoryType: CUmemorytype,
    /// `const void *srcHost`.
    pub srcHost: *const c_void,
    /// `CUdeviceptr_v1 srcDevice`.
    pub srcDevice: CUdeviceptr_v1,
    /// `CUarray srcArray`.
    pub srcArray: CUarray,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `unsigned int srcPitch`.
    pub srcPitch: u32,
    /// `unsigned int srcHeight`.
    pub srcHeight: u32,
    /// `unsigned int dstXInBytes`.
    pub dstXInBytes: u32,
    /// `unsigned int dstY`.
    pub dstY: u32,
    /// `unsigned int dstZ`.
    pub dstZ: u32,
    /// `unsigned int dstLOD`.
    pub dstLOD: u32,
    /// `CUmemorytype dstMemoryType`.
    pub dstMemoryType: CUmemorytype,
    /// `void *dstHost`.
    pub dstHost: *mut c_void,
    /// `CUdeviceptr_v1 dstDevice`.
    pub dstDevice: CUdeviceptr_v1,
    /// `CUarray dstArray`.
    pub dstArray: CUarray,
    /// `void *reserved1`.
    pub reserved1: *mut c_void,
    /// `unsigned int dstPitch`.
    pub dstPitch: u32,
    /// `unsigned int dstHeight`.
    pub dstHeight: u32,
    /// `unsigned int WidthInBytes`.
    pub WidthInBytes: u32,
    /// `unsigned int Height`.
    pub Height: u32,
    /// `unsigned int Depth`.
    pub Depth: u32,
}

layout!(
    CUDA_MEMCPY3D_v1 size 144 align 8, srcXInBytes at 0, srcY at 4, srcZ at 8, srcLOD at 12, srcMemoryType at 16,
    srcHost at 24, srcDevice at 32, srcArray at 40, reserved0 at 48, srcPitch at 56, srcHeight at 60, dstXInBytes at 64,
    dstY at 68, dstZ at 72, dstLOD at 76, dstMemoryType at 80, dstHost at 88, dstDevice at 96, dstArray at 104,
    reserved1 at 112, dstPitch at 120, dstHeight at 124, WidthInBytes at 128, Height at 132, Depth at 136
);

impl Eq for CUDA_MEMCPY3D_v1 {}

record!(CUDA_MEMCPY3D_v1);

/// `struct CUDA_MEMCPY3D_v2`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY3D_v2 {
    /// `size_t srcXInBytes`.
    pub srcXInBytes: usize,
    /// `size_t srcY`.
    pub srcY: usize,
    /// `size_t srcZ`.
    pub srcZ: usize,
    /// `size_t srcLOD`.
    pub srcLOD: usize,
    /// `CUmemorytype srcMemoryType`.
    pub srcMemoryType: CUmemorytype,
    /// `const void *srcHost`.
    pub srcHost: *const c_void,
    /// `CUdeviceptr srcDevice`.
    pub srcDevice: CUdeviceptr,
    /// `CUarray srcArray`.
    pub srcArray: CUarray,
    /// `void *reserved0`.
    pub reserved0: *mut c_void,
    /// `size_t srcPitch`.
    pub srcPitch: usize,
    /// `size_t srcHeight`.
    pub srcHeight: usize,
    /// `size_t dstXInBytes`.
    pub dstXInBytes: usize,
    /// `size_t dstY`.
    pub dstY: usize,
    /// `size_t dstZ`.
    pub dstZ: usize,
    /// `size_t dstLOD`.
    pub dstLOD: usize,
    /// `CUmemorytype dstMemoryType`.
    pub dstMemoryType: CUmemorytype,
    /// `void *dstHost`.
    pub dstHost: *mut c_void,
    /// `CUdeviceptr dstDevice`.
    pub dstDevice: CUdeviceptr,
    /// `CUarray dstArray`.
    pub dstArray: CUarray,
    /// `void *reserved1`.
    pub reserved1: *mut c_void,
    /// `size_t dstPitch`.
    pub dstPitch: usize,
    /// `size_t dstHeight`.
    pub dstHeight: usize,
    /// `size_t WidthInBytes`.
    pub WidthInBytes: usize,
    /// `size_t Height`.
    pub Height: usize,
    /// `size_t Depth`.
    pub Depth: usize,
}

layout!(
    CUDA_MEMCPY3D_v2 size 200 align 8, srcXInBytes at 0, srcY at 8, srcZ at 16, srcLOD at 24, srcMemoryType at 32,
    srcHost at 40, srcDevice at 48, srcArray at 56, reserved0 at 64, srcPitch at 72, srcHeight at 80, dstXInBytes at 88,
    dstY at 96, dstZ at 104, dstLOD at 112, dstMemoryType at 120, dstHost at 128, dstDevice at 136, dstArray at 144,
    reserved1 at 152, dstPitch at 160, dstHeight at 168, WidthInBytes at 176, Height at 184, Depth at 192
);

impl Eq for CUDA_MEMCPY3D_v2 {}

record!(CUDA_MEMCPY3D_v2);

/// `struct CUDA_MEMCPY_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMCPY_NODE_PARAMS {
    /// `int flags`.
    pub flags: i32,
    /// `int reserved`.
    pub reserved: i32,
    /// `CUcontext copyCtx`.
    pub copyCtx: CUcontext,
    /// `CUDA_MEMCPY3D copyParams`.
    pub copyParams: CUDA_MEMCPY3D,
}

layout!(CUDA_MEMCPY_NODE_PARAMS size 216 align 8, flags at 0, reserved at 4, copyCtx at 8, copyParams at 16);

impl Eq for CUDA_MEMCPY_NODE_PARAMS {}

record!(CUDA_MEMCPY_NODE_PARAMS);

/// `struct CUDA_MEMSET_NODE_PARAMS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMSET_NODE_PARAMS_v1 {
    /// `CUdeviceptr dst`.
    pub dst: CUdeviceptr,
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

layout!(
    CUDA_MEMSET_NODE_PARAMS_v1 size 40 align 8, dst at 0, pitch at 8, value at 16, elementSize at 20, width at 24,
    height at 32
);

impl Eq for CUDA_MEMSET_NODE_PARAMS_v1 {}

record!(CUDA_MEMSET_NODE_PARAMS_v1);

/// `struct CUDA_MEMSET_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEMSET_NODE_PARAMS_v2 {
    /// `CUdeviceptr dst`.
    pub dst: CUdeviceptr,
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
    /// `CUcontext ctx`.
    pub ctx: CUcontext,
}

layout!(
    CUDA_MEMSET_NODE_PARAMS_v2 size 48 align 8, dst at 0, pitch at 8, value at 16, elementSize at 20, width at 24,
    height at 32, ctx at 40
);

impl Eq for CUDA_MEMSET_NODE_PARAMS_v2 {}

record!(CUDA_MEMSET_NODE_PARAMS_v2);

/// `struct CUDA_MEM_FREE_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_MEM_FREE_NODE_PARAMS {
    /// `CUdeviceptr dptr`.
    pub dptr: CUdeviceptr,
}

layout!(CUDA_MEM_FREE_NODE_PARAMS size 8 align 8, dptr at 0);

impl Eq for CUDA_MEM_FREE_NODE_PARAMS {}

record!(CUDA_MEM_FREE_NODE_PARAMS);

/// `struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 {
    /// `unsigned long long p2pToken`.
    pub p2pToken: u64,
    /// `unsigned int vaSpaceToken`.
    pub vaSpaceToken: u32,
}

layout!(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 size 16 align 8, p2pToken at 0, vaSpaceToken at 8);

impl Eq for CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 {}

record!(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1);

/// `struct CUDA_RESOURCE_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_v1 {
    /// `CUresourcetype resType`.
    pub resType: CUresourcetype,
    /// `CUDA_RESOURCE_DESC_v1.res res`.
    pub res: CUDA_RESOURCE_DESC_v1_res,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(CUDA_RESOURCE_DESC_v1 size 144 align 8, resType at 0, res at 8, flags at 136);

record!(CUDA_RESOURCE_DESC_v1);

/// `union CUDA_RESOURCE_DESC_v1.res`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_RESOURCE_DESC_v1_res {
    /// `CUDA_RESOURCE_DESC_v1.res.array array`.
    pub array: CUDA_RESOURCE_DESC_v1_res_array,
    /// `CUDA_RESOURCE_DESC_v1.res.mipmap mipmap`.
    pub mipmap: CUDA_RESOURCE_DESC_v1_res_mipmap,
    /// `CUDA_RESOURCE_DESC_v1.res.linear linear`.
    pub linear: CUDA_RESOURCE_DESC_v1_res_linear,
    /// `CUDA_RESOURCE_DESC_v1.res.pitch2D pitch2D`.
    pub pitch2D: CUDA_RESOURCE_DESC_v1_res_pitch2D,
    /// `CUDA_RESOURCE_DESC_v1.res.reserved reserved`.
    pub reserved: CUDA_RESOURCE_DESC_v1_res_reserved,
}

layout!(CUDA_RESOURCE_DESC_v1_res size 128 align 8, array at 0, mipmap at 0, linear at 0, pitch2D at 0, reserved at 0);

opaque!(CUDA_RESOURCE_DESC_v1_res);

record!(CUDA_RESOURCE_DESC_v1_res);

/// `struct CUDA_RESOURCE_DESC_v1.res.array`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_DESC_v1_res_array {
    /// `CUarray hArray`.
    pub hArray: CUarray,
}

layout!(CUDA_RESOURCE_DESC_v1_res_array size 8 align 8, hArray at 0);

impl Eq for CUDA_RESOURCE_DESC_v1_res_array {}

record!(CUDA_RESOURCE_DESC_v1_res_array);

/// `struct CUDA_RESOURCE_DESC_v1.res.linear`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_DESC_v1_res_linear {
    /// `CUdeviceptr devPtr`.
    pub devPtr: CUdeviceptr,
    /// `CUarray_format format`.
    pub format: CUarray_format,
    /// `unsigned int numChannels`.
    pub numChannels: u32,
    /// `size_t sizeInBytes`.
    pub sizeInBytes: usize,
}

layout!(
    CUDA_RESOURCE_DESC_v1_res_linear size 24 align 8, devPtr at 0, format at 8, numChannels at 12, sizeInBytes at 16
);

impl Eq for CUDA_RESOURCE_DESC_v1_res_linear {}

record!(CUDA_RESOURCE_DESC_v1_res_linear);

/// `struct CUDA_RESOURCE_DESC_v1.res.mipmap`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_DESC_v1_res_mipmap {
    /// `CUmipmappedArray hMipmappedArray`.
    pub hMipmappedArray: CUmipmappedArray,
}

layout!(CUDA_RESOURCE_DESC_v1_res_mipmap size 8 align 8, hMipmappedArray at 0);

impl Eq for CUDA_RESOURCE_DESC_v1_res_mipmap {}

record!(CUDA_RESOURCE_DESC_v1_res_mipmap);

/// `struct CUDA_RESOURCE_DESC_v1.res.pitch2D`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_DESC_v1_res_pitch2D {
    /// `CUdeviceptr devPtr`.
    pub devPtr: CUdeviceptr,
    /// `CUarray_format format`.
    pub format: CUarray_format,
    /// `unsigned int numChannels`.
    pub numChannels: u32,
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t pitchInBytes`.
    pub pitchInBytes: usize,
}

layout!(
    CUDA_RESOURCE_DESC_v1_res_pitch2D size 40 align 8, devPtr at 0, format at 8, numChannels at 12, width at 16,
    height at 24, pitchInBytes at 32
);

impl Eq for CUDA_RESOURCE_DESC_v1_res_pitch2D {}

record!(CUDA_RESOURCE_DESC_v1_res_pitch2D);

/// `struct CUDA_RESOURCE_DESC_v1.res.reserved`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_DESC_v1_res_reserved {
    /// `int reserved[32]`.
    pub reserved: [i32; 32],
}

layout!(CUDA_RESOURCE_DESC_v1_res_reserved size 128 align 4, reserved at 0);

impl Eq for CUDA_RESOURCE_DESC_v1_res_reserved {}

record!(CUDA_RESOURCE_DESC_v1_res_reserved);

/// `struct CUDA_RESOURCE_VIEW_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUDA_RESOURCE_VIEW_DESC_v1 {
    /// `CUresourceViewFormat format`.
    pub format: CUresourceViewFormat,
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
    /// `unsigned int firstMipmapLevel`.
    pub firstMipmapLevel: u32,
    /// `unsigned int lastMipmapLevel`.
    pub lastMipmapLevel: u32,
    /// `unsigned int firstLayer`.
    pub firstLayer: u32,
    /// `unsigned int lastLayer`.
    pub lastLayer: u32,
    /// `unsigned int reserved[16]`.
    pub reserved: [u32; 16],
}

layout!(
    CUDA_RESOURCE_VIEW_DESC_v1 size 112 align 8, format at 0, width at 8, height at 16, depth at 24,
    firstMipmapLevel at 32, lastMipmapLevel at 36, firstLayer at 40, lastLayer at 44, reserved at 48
);

impl Eq for CUDA_RESOURCE_VIEW_DESC_v1 {}

record!(CUDA_RESOURCE_VIEW_DESC_v1);

/// `struct CUDA_TEXTURE_DESC_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CUDA_TEXTURE_DESC_v1 {
    /// `CUaddress_mode addressMode[3]`.
    pub addressMode: [CUaddress_mode; 3],
    /// `CUfilter_mode filterMode`.
    pub filterMode: CUfilter_mode,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int maxAnisotropy`.
    pub maxAnisotropy: u32,
    /// `CUfilter_mode mipmapFilterMode`.
    pub mipmapFilterMode: CUfilter_mode,
    /// `float mipmapLevelBias`.
    pub mipmapLevelBias: f32,
    /// `float minMipmapLevelClamp`.
    pub minMipmapLevelClamp: f32,
    /// `float maxMipmapLevelClamp`.
    pub maxMipmapLevelClamp: f32,
    /// `float borderColor[4]`.
    pub borderColor: [f32; 4],
    /// `int reserved[12]`.
    pub reserved: [i32; 12],
}

layout!(
    CUDA_TEXTURE_DESC_v1 size 104 align 4, addressMode at 0, filterMode at 12, flags at 16, maxAnisotropy at 20,
    mipmapFilterMode at 24, mipmapLevelBias at 28, minMipmapLevelClamp at 32, maxMipmapLevelClamp at 36,
    borderColor at 40, reserved at 56
);

record!(CUDA_TEXTURE_DESC_v1);

/// `struct CUaccessPolicyWindow_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CUaccessPolicyWindow_v1 {
    /// `void *base_ptr`.
    pub base_ptr: *mut c_void,
    /// `size_t num_bytes`.
    pub num_bytes: usize,
    /// `float hitRatio`.
    pub hitRatio: f32,
    /// `CUaccessProperty hitProp`.
    pub hitProp: CUaccessProperty,
    /// `CUaccessProperty missProp`.
    pub missProp: CUaccessProperty,
}

layout!(
    CUaccessPolicyWindow_v1 size 32 align 8, base_ptr at 0, num_bytes at 8, hitRatio at 16, hitProp at 20,
    missProp at 24
);

record!(CUaccessPolicyWindow_v1);

/// `struct CUarrayMapInfo_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUarrayMapInfo_v1 {
    /// `CUresourcetype resourceType`.
    pub resourceType: CUresourcetype,
    /// `CUarrayMapInfo_v1.resource resource`.
    pub resource: CUarrayMapInfo_v1_resource,
    /// `CUarraySparseSubresourceType subresourceType`.
    pub subresourceType: CUarraySparseSubresourceType,
    /// `CUarrayMapInfo_v1.subresource subresource`.
    pub subresource: CUarrayMapInfo_v1_subresource,
    /// `CUmemOperationType memOperationType`.
    pub memOperationType: CUmemOperationType,
    /// `CUmemHandleType memHandleType`.
    pub memHandleType: CUmemHandleType,
    /// `CUarrayMapInfo_v1.memHandle memHandle`.
    pub memHandle: CUarrayMapInfo_v1_memHandle,
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned int deviceBitMask`.
    pub deviceBitMask: u32,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `unsigned int reserved[2]`.
    pub reserved: [u32; 2],
}

layout!(
    CUarrayMapInfo_v1 size 96 align 8, resourceType at 0, resource at 8, subresourceType at 16, subresource at 24,
    memOperationType at 56, memHandleType at 60, memHandle at 64, offset at 72, deviceBitMask at 80, flags at 84,
    reserved at 88
);

record!(CUarrayMapInfo_v1);

/// `union CUarrayMapInfo_v1.memHandle`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_memHandle {
    /// `CUmemGenericAllocationHandle memHandle`.
    pub memHandle: CUmemGenericAllocationHandle,
}

layout!(CUarrayMapInfo_v1_memHandle size 8 align 8, memHandle at 0);

opaque!(CUarrayMapInfo_v1_memHandle);

record!(CUarrayMapInfo_v1_memHandle);

/// `union CUarrayMapInfo_v1.resource`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_resource {
    /// `CUmipmappedArray mipmap`.
    pub mipmap: CUmipmappedArray,
    /// `CUarray array`.
    pub array: CUarray,
}

layout!(CUarrayMapInfo_v1_resource size 8 align 8, mipmap at 0, array at 0);

opaque!(CUarrayMapInfo_v1_resource);

record!(CUarrayMapInfo_v1_resource);

/// `union CUarrayMapInfo_v1.subresource`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_subresource {
    /// `CUarrayMapInfo_v1.subresource.sparseLevel sparseLevel`.
    pub sparseLevel: CUarrayMapInfo_v1_subresource_sparseLevel,
    /// `CUarrayMapInfo_v1.subresource.miptail miptail`.
    pub miptail: CUarrayMapInfo_v1_subresource_miptail,
}

layout!(CUarrayMapInfo_v1_subresource size 32 align 8, sparseLevel at 0, miptail at 0);

opaque!(CUarrayMapInfo_v1_subresource);

record!(CUarrayMapInfo_v1_subresource);

/// `struct CUarrayMapInfo_v1.subresource.miptail`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUarrayMapInfo_v1_subresource_miptail {
    /// `unsigned int layer`.
    pub layer: u32,
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned long long size`.
    pub size: u64,
}

layout!(CUarrayMapInfo_v1_subresource_miptail size 24 align 8, layer at 0, offset at 8, size at 16);

impl Eq for CUarrayMapInfo_v1_subresource_miptail {}

record!(CUarrayMapInfo_v1_subresource_miptail);

/// `struct CUarrayMapInfo_v1.subresource.sparseLevel`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUarrayMapInfo_v1_subresource_sparseLevel {
    /// `unsigned int level`.
    pub level: u32,
    /// `unsigned int layer`.
    pub layer: u32,
    /// `unsigned int offsetX`.
    pub offsetX: u32,
    /// `unsigned int offsetY`.
    pub offsetY: u32,
    /// `unsigned int offsetZ`.
    pub offsetZ: u32,
    /// `unsigned int extentWidth`.
    pub extentWidth: u32,
    /// `unsigned int extentHeight`.
    pub extentHeight: u32,
    /// `unsigned int extentDepth`.
    pub extentDepth: u32,
}

layout!(
    CUarrayMapInfo_v1_subresource_sparseLevel size 32 align 4, level at 0, layer at 4, offsetX at 8, offsetY at 12,
    offsetZ at 16, extentWidth at 20, extentHeight at 24, extentDepth at 28
);

impl Eq for CUarrayMapInfo_v1_subresource_sparseLevel {}

record!(CUarrayMapInfo_v1_subresource_sparseLevel);

/// `struct CUasyncNotificationInfo`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUasyncNotificationInfo {
    /// `CUasyncNotificationType type`.
    pub r#type: CUasyncNotificationType,
    /// `CUasyncNotificationInfo.info info`.
    pub info: CUasyncNotificationInfo_info,
}

layout!(CUasyncNotificationInfo size 16 align 8, r#type at 0, info at 8);

record!(CUasyncNotificationInfo);

/// `union CUasyncNotificationInfo.info`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUasyncNotificationInfo_info {
    /// `CUasyncNotificationInfo.info.overBudget overBudget`.
    pub overBudget: CUasyncNotificationInfo_info_overBudget,
}

layout!(CUasyncNotificationInfo_info size 8 align 8, overBudget at 0);

opaque!(CUasyncNotificationInfo_info);

record!(CUasyncNotificationInfo_info);

/// `struct CUasyncNotificationInfo.info.overBudget`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUasyncNotificationInfo_info_overBudget {
    /// `unsigned long long bytesOverBudget`.
    pub bytesOverBudget: u64,
}

layout!(CUasyncNotificationInfo_info_overBudget size 8 align 8, bytesOverBudget at 0);

impl Eq for CUasyncNotificationInfo_info_overBudget {}

record!(CUasyncNotificationInfo_info_overBudget);

/// `struct CUcheckpointLockArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointLockArgs {
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
    /// `unsigned int reserved0`.
    pub reserved0: u32,
    /// `cuuint64_t reserved1[7]`.
    pub reserved1: [cuuint64_t; 7],
}

layout!(CUcheckpointLockArgs size 64 align 8, timeoutMs at 0, reserved0 at 4, reserved1 at 8);

impl Eq for CUcheckpointLockArgs {}

record!(CUcheckpointLockArgs);

/// `struct CUcheckpointUnlockArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUcheckpointUnlockArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

layout!(CUcheckpointUnlockArgs size 64 align 8, reserved at 0);

impl Eq for CUcheckpointUnlockArgs {}

record!(CUcheckpointUnlockArgs);

/// `struct CUctxCigParam`, from `cuda.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUctxCigParam {
    /// `CUcigDataType sharedDataType`.
    pub sharedDataType: CUcigDataType,
    /// `void *sharedData`.
    pub sharedData: *mut c_void,
}

layout!(CUctxCigParam size 16 align 8, sharedDataType at 0, sharedData at 8);

impl Eq for CUctxCigParam {}

record!(CUctxCigParam);

/// `struct CUctxCreateParams`, from `cuda.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUctxCreateParams {
    /// `CUexecAffinityParam *execAffinityParams`.
    pub execAffinityParams: *mut CUexecAffinityParam,
    /// `int numExecAffinityParams`.
    pub numExecAffinityParams: i32,
    /// `CUctxCigParam *cigParams`.
    pub cigParams: *mut CUctxCigParam,
}

layout!(CUctxCreateParams size 24 align 8, execAffinityParams at 0, numExecAffinityParams at 8, cigParams at 16);

impl Eq for CUctxCreateParams {}

record!(CUctxCreateParams);

/// `struct CUdevprop_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUdevprop_v1 {
    /// `int maxThreadsPerBlock`.
    pub maxThreadsPerBlock: i32,
    /// `int maxThreadsDim[3]`.
    pub maxThreadsDim: [i32; 3],
    /// `int maxGridSize[3]`.
    pub maxGridSize: [i32; 3],
    /// `int sharedMemPerBlock`.
    pub sharedMemPerBlock: i32,
    /// `int totalConstantMemory`.
    pub totalConstantMemory: i32,
    /// `int SIMDWidth`.
    pub SIMDWidth: i32,
    /// `int memPitch`.
    pub memPitch: i32,
    /// `int regsPerBlock`.
    pub regsPerBlock: i32,
    /// `int clockRate`.
    pub clockRate: i32,
    /// `int textureAlign`.
    pub textureAlign: i32,
}

layout!(
    CUdevprop_v1 size 56 align 4, maxThreadsPerBlock at 0, maxThreadsDim at 4, maxGridSize at 16,
    sharedMemPerBlock at 28, totalConstantMemory at 32, SIMDWidth at 36, memPitch at 40, regsPerBlock at 44,
    clockRate at 48, textureAlign at 52
);

impl Eq for CUdevprop_v1 {}

record!(CUdevprop_v1);

/// `struct CUeglFrame_v1`, from `cudaEGL.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUeglFrame_v1 {
    /// `CUeglFrame_v1.frame frame`.
    pub frame: CUeglFrame_v1_frame,
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
    /// `unsigned int pitch`.
    pub pitch: u32,
    /// `unsigned int planeCount`.
    pub planeCount: u32,
    /// `unsigned int numChannels`.
    pub numChannels: u32,
    /// `CUeglFrameType frameType`.
    pub frameType: CUeglFrameType,
    /// `CUeglColorFormat eglColorFormat`.
    pub eglColorFormat: CUeglColorFormat,
    /// `CUarray_format cuFormat`.
    pub cuFormat: CUarray_format,
}

layout!(
    CUeglFrame_v1 size 64 align 8, frame at 0, width at 24, height at 28, depth at 32, pitch at 36, planeCount at 40,
    numChannels at 44, frameType at 48, eglColorFormat at 52, cuFormat at 56
);

record!(CUeglFrame_v1);

/// `union CUeglFrame_v1.frame`, from `cudaEGL.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUeglFrame_v1_frame {
    /// `CUarray pArray[3]`.
    pub pArray: [CUarray; 3],
    /// `void *pPitch[3]`.
    pub pPitch: [*mut c_void; 3],
}

layout!(CUeglFrame_v1_frame size 24 align 8, pArray at 0, pPitch at 0);

opaque!(CUeglFrame_v1_frame);

record!(CUeglFrame_v1_frame);

/// `struct CUexecAffinityParam_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUexecAffinityParam_v1 {
    /// `CUexecAffinityType type`.
    pub r#type: CUexecAffinityType,
    /// `CUexecAffinityParam_v1.param param`.
    pub param: CUexecAffinityParam_v1_param,
}

layout!(CUexecAffinityParam_v1 size 8 align 4, r#type at 0, param at 4);

record!(CUexecAffinityParam_v1);

/// `union CUexecAffinityParam_v1.param`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexecAffinityParam_v1_param {
    /// `CUexecAffinitySmCount smCount`.
    pub smCount: CUexecAffinitySmCount,
}

layout!(CUexecAffinityParam_v1_param size 4 align 4, smCount at 0);

opaque!(CUexecAffinityParam_v1_param);

record!(CUexecAffinityParam_v1_param);

/// `struct CUexecAffinitySmCount_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUexecAffinitySmCount_v1 {
    /// `unsigned int val`.
    pub val: u32,
}

layout!(CUexecAffinitySmCount_v1 size 4 align 4, val at 0);

impl Eq for CUexecAffinitySmCount_v1 {}

record!(CUexecAffinitySmCount_v1);

/// `struct CUextent3D_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUextent3D_v1 {
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
}

layout!(CUextent3D_v1 size 24 align 8, width at 0, height at 8, depth at 16);

impl Eq for CUextent3D_v1 {}

record!(CUextent3D_v1);

/// `struct CUgraphEdgeData`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphEdgeData {
    /// `unsigned char from_port`.
    pub from_port: u8,
    /// `unsigned char to_port`.
    pub to_port: u8,
    /// `unsigned char type`.
    pub r#type: u8,
    /// `unsigned char reserved[5]`.
    pub reserved: [u8; 5],
}

layout!(CUgraphEdgeData size 8 align 1, from_port at 0, to_port at 1, r#type at 2, reserved at 3);

impl Eq for CUgraphEdgeData {}

record!(CUgraphEdgeData);

/// `struct CUgraphExecUpdateResultInfo_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUgraphExecUpdateResultInfo_v1 {
    /// `CUgraphExecUpdateResult result`.
    pub result: CUgraphExecUpdateResult,
    /// `CUgraphNode errorNode`.
    pub errorNode: CUgraphNode,
    /// `CUgraphNode errorFromNode`.
    pub errorFromNode: CUgraphNode,
}

layout!(CUgraphExecUpdateResultInfo_v1 size 24 align 8, result at 0, errorNode at 8, errorFromNode at 16);

impl Eq for CUgraphExecUpdateResultInfo_v1 {}

record!(CUgraphExecUpdateResultInfo_v1);

/// `struct CUipcEventHandle_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUipcEventHandle_v1 {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(CUipcEventHandle_v1 size 64 align 1, reserved at 0);

impl Eq for CUipcEventHandle_v1 {}

record!(CUipcEventHandle_v1);

/// `struct CUipcMemHandle_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUipcMemHandle_v1 {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

layout!(CUipcMemHandle_v1 size 64 align 1, reserved at 0);

impl Eq for CUipcMemHandle_v1 {}

record!(CUipcMemHandle_v1);

/// `struct CUlaunchAttributeValue.clusterDim`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchAttributeValue_clusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

layout!(CUlaunchAttributeValue_clusterDim size 12 align 4, x at 0, y at 4, z at 8);

impl Eq for CUlaunchAttributeValue_clusterDim {}

record!(CUlaunchAttributeValue_clusterDim);

/// `struct CUlaunchAttributeValue.deviceUpdatableKernelNode`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchAttributeValue_deviceUpdatableKernelNode {
    /// `int deviceUpdatable`.
    pub deviceUpdatable: i32,
    /// `CUgraphDeviceNode devNode`.
    pub devNode: CUgraphDeviceNode,
}

layout!(CUlaunchAttributeValue_deviceUpdatableKernelNode size 16 align 8, deviceUpdatable at 0, devNode at 8);

impl Eq for CUlaunchAttributeValue_deviceUpdatableKernelNode {}

record!(CUlaunchAttributeValue_deviceUpdatableKernelNode);

/// `struct CUlaunchAttributeValue.launchCompletionEvent`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchAttributeValue_launchCompletionEvent {
    /// `CUevent event`.
    pub event: CUevent,
    /// `int flags`.
    pub flags: i32,
}

layout!(CUlaunchAttributeValue_launchCompletionEvent size 16 align 8, event at 0, flags at 8);

impl Eq for CUlaunchAttributeValue_launchCompletionEvent {}

record!(CUlaunchAttributeValue_launchCompletionEvent);

/// `struct CUlaunchAttributeValue.preferredClusterDim`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchAttributeValue_preferredClusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

layout!(CUlaunchAttributeValue_preferredClusterDim size 12 align 4, x at 0, y at 4, z at 8);

impl Eq for CUlaunchAttributeValue_preferredClusterDim {}

record!(CUlaunchAttributeValue_preferredClusterDim);

/// `struct CUlaunchAttributeValue.programmaticEvent`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchAttributeValue_programmaticEvent {
    /// `CUevent event`.
    pub event: CUevent,
    /// `int flags`.
    pub flags: i32,
    /// `int triggerAtBlockStart`.
    pub triggerAtBlockStart: i32,
}

layout!(CUlaunchAttributeValue_programmaticEvent size 16 align 8, event at 0, flags at 8, triggerAtBlockStart at 12);

impl Eq for CUlaunchAttributeValue_programmaticEvent {}

record!(CUlaunchAttributeValue_programmaticEvent);

/// `struct CUlaunchMemSyncDomainMap`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlaunchMemSyncDomainMap {
    /// `unsigned char default_`.
    pub default_: u8,
    /// `unsigned char remote`.
    pub remote: u8,
}

layout!(CUlaunchMemSyncDomainMap size 2 align 1, default_ at 0, remote at 1);

impl Eq for CUlaunchMemSyncDomainMap {}

record!(CUlaunchMemSyncDomainMap);

/// `struct CUlibraryHostUniversalFunctionAndDataTable`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUlibraryHostUniversalFunctionAndDataTable {
    /// `void *functionTable`.
    pub functionTable: *mut c_void,
    /// `size_t functionWindowSize`.
    pub functionWindowSize: usize,
    /// `void *dataTable`.
    pub dataTable: *mut c_void,
    /// `size_t dataWindowSize`.
    pub dataWindowSize: usize,
}

layout!(
    CUlibraryHostUniversalFunctionAndDataTable size 32 align 8, functionTable at 0, functionWindowSize at 8,
    dataTable at 16, dataWindowSize at 24
);

impl Eq for CUlibraryHostUniversalFunctionAndDataTable {}

record!(CUlibraryHostUniversalFunctionAndDataTable);

/// `struct CUmemAllocationProp_v1.allocFlags`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemAllocationProp_v1_allocFlags {
    /// `unsigned char compressionType`.
    pub compressionType: u8,
    /// `unsigned char gpuDirectRDMACapable`.
    pub gpuDirectRDMACapable: u8,
    /// `unsigned short usage`.
    pub usage: u16,
    /// `unsigned char reserved[4]`.
    pub reserved: [u8; 4],
}

layout!(
    CUmemAllocationProp_v1_allocFlags size 8 align 2, compressionType at 0, gpuDirectRDMACapable at 1, usage at 2,
    reserved at 4
);

impl Eq for CUmemAllocationProp_v1_allocFlags {}

record!(CUmemAllocationProp_v1_allocFlags);

/// `struct CUmemDecompressParams`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemDecompressParams {
    /// `size_t srcNumBytes`.
    pub srcNumBytes: usize,
    /// `size_t dstNumBytes`.
    pub dstNumBytes: usize,
    /// `cuuint32_t *dstActBytes`.
    pub dstActBytes: *mut cuuint32_t,
    /// `const void *src`.
    pub src: *const c_void,
    /// `void *dst`.
    pub dst: *mut c_void,
    /// `CUmemDecompressAlgorithm algo`.
    pub algo: CUmemDecompressAlgorithm,
    /// `unsigned char padding[20]`.
    pub padding: [u8; 20],
}

layout!(
    CUmemDecompressParams size 64 align 8, srcNumBytes at 0, dstNumBytes at 8, dstActBytes at 16, src at 24, dst at 32,
    algo at 40, padding at 44
);

impl Eq for CUmemDecompressParams {}

record!(CUmemDecompressParams);

/// `struct CUmemFabricHandle_v1`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemFabricHandle_v1 {
    /// `unsigned char data[64]`.
    pub data: [u8; 64],
}

layout!(CUmemFabricHandle_v1 size 64 align 1, data at 0);

impl Eq for CUmemFabricHandle_v1 {}

record!(CUmemFabricHandle_v1);

/// `struct CUmemPoolPtrExportData_v1`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemPoolPtrExportData_v1 {
    /// `unsigned char reserved[64]`.
    pub reserved: [u8; 64],
}

layout!(CUmemPoolPtrExportData_v1 size 64 align 1, reserved at 0);

impl Eq for CUmemPoolPtrExportData_v1 {}

record!(CUmemPoolPtrExportData_v1);

/// `struct CUmemcpy3DOperand_v1.op.array`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmemcpy3DOperand_v1_op_array {
    /// `CUarray array`.
    pub array: CUarray,
    /// `CUoffset3D offset`.
    pub offset: CUoffset3D,
}

layout!(CUmemcpy3DOperand_v1_op_array size 32 align 8, array at 0, offset at 8);

impl Eq for CUmemcpy3DOperand_v1_op_array {}

record!(CUmemcpy3DOperand_v1_op_array);

/// `struct CUmulticastObjectProp_v1`, from `cuda.h`, since CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUmulticastObjectProp_v1 {
    /// `unsigned int numDevices`.
    pub numDevices: u32,
    /// `size_t size`.
    pub size: usize,
    /// `unsigned long long handleTypes`.
    pub handleTypes: u64,
    /// `unsigned long long flags`.
    pub flags: u64,
}

layout!(CUmulticastObjectProp_v1 size 32 align 8, numDevices at 0, size at 8, handleTypes at 16, flags at 24);

impl Eq for CUmulticastObjectProp_v1 {}

record!(CUmulticastObjectProp_v1);

/// `struct CUoffset3D_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUoffset3D_v1 {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

layout!(CUoffset3D_v1 size 24 align 8, x at 0, y at 8, z at 16);

impl Eq for CUoffset3D_v1 {}

record!(CUoffset3D_v1);

/// `struct CUstreamMemOpFlushRemoteWritesParams_st`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUstreamMemOpFlushRemoteWritesParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(CUstreamMemOpFlushRemoteWritesParams_st size 8 align 4, operation at 0, flags at 4);

impl Eq for CUstreamMemOpFlushRemoteWritesParams_st {}

record!(CUstreamMemOpFlushRemoteWritesParams_st);

/// `struct CUstreamMemOpMemoryBarrierParams_st`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUstreamMemOpMemoryBarrierParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `unsigned int flags`.
    pub flags: u32,
}

layout!(CUstreamMemOpMemoryBarrierParams_st size 8 align 4, operation at 0, flags at 4);

impl Eq for CUstreamMemOpMemoryBarrierParams_st {}

record!(CUstreamMemOpMemoryBarrierParams_st);

/// `struct CUstreamMemOpWaitValueParams_st`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamMemOpWaitValueParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `CUdeviceptr address`.
    pub address: CUdeviceptr,
    /// `CUstreamMemOpWaitValueParams_st.anon0 anon0`.
    pub anon0: CUstreamMemOpWaitValueParams_st_anon0,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `CUdeviceptr alias`.
    pub alias: CUdeviceptr,
}

layout!(
    CUstreamMemOpWaitValueParams_st size 40 align 8, operation at 0, address at 8, anon0 at 16, flags at 24, alias at 32
);

impl CUstreamMemOpWaitValueParams_st {
    /// `cuuint32_t value`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn value(&self) -> cuuint32_t {
        unsafe { self.anon0.value }
    }
    /// Writes `value`.
    #[inline]
    pub const fn set_value(&mut self, value: cuuint32_t) {
        self.anon0.value = value;
    }
    /// `cuuint64_t value64`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn value64(&self) -> cuuint64_t {
        unsafe { self.anon0.value64 }
    }
    /// Writes `value64`.
    #[inline]
    pub const fn set_value64(&mut self, value: cuuint64_t) {
        self.anon0.value64 = value;
    }
}

record!(CUstreamMemOpWaitValueParams_st);

/// `union CUstreamMemOpWaitValueParams_st.anon0`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamMemOpWaitValueParams_st_anon0 {
    /// `cuuint32_t value`.
    pub value: cuuint32_t,
    /// `cuuint64_t value64`.
    pub value64: cuuint64_t,
}

layout!(CUstreamMemOpWaitValueParams_st_anon0 size 8 align 8, value at 0, value64 at 0);

opaque!(CUstreamMemOpWaitValueParams_st_anon0);

record!(CUstreamMemOpWaitValueParams_st_anon0);

/// `struct CUstreamMemOpWriteValueParams_st`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamMemOpWriteValueParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `CUdeviceptr address`.
    pub address: CUdeviceptr,
    /// `CUstreamMemOpWriteValueParams_st.anon0 anon0`.
    pub anon0: CUstreamMemOpWriteValueParams_st_anon0,
    /// `unsigned int flags`.
    pub flags: u32,
    /// `CUdeviceptr alias`.
    pub alias: CUdeviceptr,
}

layout!(
    CUstreamMemOpWriteValueParams_st size 40 align 8, operation at 0, address at 8, anon0 at 16, flags at 24,
    alias at 32
);

impl CUstreamMemOpWriteValueParams_st {
    /// `cuuint32_t value`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn value(&self) -> cuuint32_t {
        unsafe { self.anon0.value }
    }
    /// Writes `value`.
    #[inline]
    pub const fn set_value(&mut self, value: cuuint32_t) {
        self.anon0.value = value;
    }
    /// `cuuint64_t value64`, a member of an anonymous union.
    ///
    /// # Safety
    ///
    /// If the field is in a union: this member was written last, or the union is all zeros.
    #[inline]
    pub const unsafe fn value64(&self) -> cuuint64_t {
        unsafe { self.anon0.value64 }
    }
    /// Writes `value64`.
    #[inline]
    pub const fn set_value64(&mut self, value: cuuint64_t) {
        self.anon0.value64 = value;
    }
}

record!(CUstreamMemOpWriteValueParams_st);

/// `union CUstreamMemOpWriteValueParams_st.anon0`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamMemOpWriteValueParams_st_anon0 {
    /// `cuuint32_t value`.
    pub value: cuuint32_t,
    /// `cuuint64_t value64`.
    pub value64: cuuint64_t,
}

layout!(CUstreamMemOpWriteValueParams_st_anon0 size 8 align 8, value at 0, value64 at 0);

opaque!(CUstreamMemOpWriteValueParams_st_anon0);

record!(CUstreamMemOpWriteValueParams_st_anon0);

/// `struct CUuuid`, from `cuda.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUuuid {
    /// `char bytes[16]`.
    pub bytes: [core::ffi::c_char; 16],
}

layout!(CUuuid size 16 align 1, bytes at 0);

impl Eq for CUuuid {}

record!(CUuuid);
