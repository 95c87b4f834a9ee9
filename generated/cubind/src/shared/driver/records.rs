//! Structs and unions: CUDA driver API.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUDA_ARRAY3D_DESCRIPTOR_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_ARRAY3D_DESCRIPTOR_v1"][size_of::<CUDA_ARRAY3D_DESCRIPTOR_v1>() - 24];
    [
        "alignment of CUDA_ARRAY3D_DESCRIPTOR_v1",
    ][align_of::<CUDA_ARRAY3D_DESCRIPTOR_v1>() - 4];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::Width",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, Width) - 0];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::Height",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, Height) - 4];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::Depth",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, Depth) - 8];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::Format",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, Format) - 12];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::NumChannels",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, NumChannels) - 16];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v1::Flags",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v1, Flags) - 20];
};

record!(CUDA_ARRAY3D_DESCRIPTOR_v1);

/// `struct CUDA_ARRAY3D_DESCRIPTOR_v2`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_ARRAY3D_DESCRIPTOR_v2"][size_of::<CUDA_ARRAY3D_DESCRIPTOR_v2>() - 40];
    [
        "alignment of CUDA_ARRAY3D_DESCRIPTOR_v2",
    ][align_of::<CUDA_ARRAY3D_DESCRIPTOR_v2>() - 8];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::Width",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, Width) - 0];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::Height",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, Height) - 8];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::Depth",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, Depth) - 16];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::Format",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, Format) - 24];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::NumChannels",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, NumChannels) - 28];
    [
        "offset of CUDA_ARRAY3D_DESCRIPTOR_v2::Flags",
    ][offset_of!(CUDA_ARRAY3D_DESCRIPTOR_v2, Flags) - 32];
};

record!(CUDA_ARRAY3D_DESCRIPTOR_v2);

/// `struct CUDA_ARRAY_DESCRIPTOR_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_ARRAY_DESCRIPTOR_v1"][size_of::<CUDA_ARRAY_DESCRIPTOR_v1>() - 16];
    [
        "alignment of CUDA_ARRAY_DESCRIPTOR_v1",
    ][align_of::<CUDA_ARRAY_DESCRIPTOR_v1>() - 4];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v1::Width",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v1, Width) - 0];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v1::Height",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v1, Height) - 4];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v1::Format",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v1, Format) - 8];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v1::NumChannels",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v1, NumChannels) - 12];
};

record!(CUDA_ARRAY_DESCRIPTOR_v1);

/// `struct CUDA_ARRAY_DESCRIPTOR_v2`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_ARRAY_DESCRIPTOR_v2"][size_of::<CUDA_ARRAY_DESCRIPTOR_v2>() - 24];
    [
        "alignment of CUDA_ARRAY_DESCRIPTOR_v2",
    ][align_of::<CUDA_ARRAY_DESCRIPTOR_v2>() - 8];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v2::Width",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v2, Width) - 0];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v2::Height",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v2, Height) - 8];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v2::Format",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v2, Format) - 16];
    [
        "offset of CUDA_ARRAY_DESCRIPTOR_v2::NumChannels",
    ][offset_of!(CUDA_ARRAY_DESCRIPTOR_v2, NumChannels) - 20];
};

record!(CUDA_ARRAY_DESCRIPTOR_v2);

/// `struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_ARRAY_MEMORY_REQUIREMENTS_v1 {
    /// `size_t size`.
    pub size: usize,
    /// `size_t alignment`.
    pub alignment: usize,
    /// `unsigned int reserved[4]`.
    pub reserved: [u32; 4],
}

const _: () = {
    [
        "size of CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    ][size_of::<CUDA_ARRAY_MEMORY_REQUIREMENTS_v1>() - 32];
    [
        "alignment of CUDA_ARRAY_MEMORY_REQUIREMENTS_v1",
    ][align_of::<CUDA_ARRAY_MEMORY_REQUIREMENTS_v1>() - 8];
    [
        "offset of CUDA_ARRAY_MEMORY_REQUIREMENTS_v1::size",
    ][offset_of!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, size) - 0];
    [
        "offset of CUDA_ARRAY_MEMORY_REQUIREMENTS_v1::alignment",
    ][offset_of!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, alignment) - 8];
    [
        "offset of CUDA_ARRAY_MEMORY_REQUIREMENTS_v1::reserved",
    ][offset_of!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1, reserved) - 16];
};

record!(CUDA_ARRAY_MEMORY_REQUIREMENTS_v1);

/// `struct CUDA_ARRAY_SPARSE_PROPERTIES_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    ][size_of::<CUDA_ARRAY_SPARSE_PROPERTIES_v1>() - 48];
    [
        "alignment of CUDA_ARRAY_SPARSE_PROPERTIES_v1",
    ][align_of::<CUDA_ARRAY_SPARSE_PROPERTIES_v1>() - 8];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1::tileExtent",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1, tileExtent) - 0];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1::miptailFirstLevel",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1, miptailFirstLevel) - 12];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1::miptailSize",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1, miptailSize) - 16];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1::flags",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1, flags) - 24];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1::reserved",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1, reserved) - 28];
};

record!(CUDA_ARRAY_SPARSE_PROPERTIES_v1);

/// `struct CUDA_ARRAY_SPARSE_PROPERTIES_v1.tileExtent`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent {
    /// `unsigned int width`.
    pub width: u32,
    /// `unsigned int height`.
    pub height: u32,
    /// `unsigned int depth`.
    pub depth: u32,
}

const _: () = {
    [
        "size of CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent",
    ][size_of::<CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent>() - 12];
    [
        "alignment of CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent",
    ][align_of::<CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent>() - 4];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent::width",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent, width) - 0];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent::height",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent, height) - 4];
    [
        "offset of CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent::depth",
    ][offset_of!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent, depth) - 8];
};

record!(CUDA_ARRAY_SPARSE_PROPERTIES_v1_tileExtent);

/// `struct CUDA_CHILD_GRAPH_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_CHILD_GRAPH_NODE_PARAMS {
    /// `CUgraph graph`.
    pub graph: CUgraph,
    /// `CUgraphChildGraphNodeOwnership ownership`, since CUDA 12.9.
    pub ownership: CUgraphChildGraphNodeOwnership,
}

const _: () = {
    [
        "size of CUDA_CHILD_GRAPH_NODE_PARAMS",
    ][size_of::<CUDA_CHILD_GRAPH_NODE_PARAMS>() - 16];
    [
        "alignment of CUDA_CHILD_GRAPH_NODE_PARAMS",
    ][align_of::<CUDA_CHILD_GRAPH_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_CHILD_GRAPH_NODE_PARAMS::graph",
    ][offset_of!(CUDA_CHILD_GRAPH_NODE_PARAMS, graph) - 0];
    [
        "offset of CUDA_CHILD_GRAPH_NODE_PARAMS::ownership",
    ][offset_of!(CUDA_CHILD_GRAPH_NODE_PARAMS, ownership) - 8];
};

record!(CUDA_CHILD_GRAPH_NODE_PARAMS);

/// `struct CUDA_CONDITIONAL_NODE_PARAMS`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_CONDITIONAL_NODE_PARAMS",
    ][size_of::<CUDA_CONDITIONAL_NODE_PARAMS>() - 32];
    [
        "alignment of CUDA_CONDITIONAL_NODE_PARAMS",
    ][align_of::<CUDA_CONDITIONAL_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_CONDITIONAL_NODE_PARAMS::handle",
    ][offset_of!(CUDA_CONDITIONAL_NODE_PARAMS, handle) - 0];
    [
        "offset of CUDA_CONDITIONAL_NODE_PARAMS::type",
    ][offset_of!(CUDA_CONDITIONAL_NODE_PARAMS, r#type) - 8];
    [
        "offset of CUDA_CONDITIONAL_NODE_PARAMS::size",
    ][offset_of!(CUDA_CONDITIONAL_NODE_PARAMS, size) - 12];
    [
        "offset of CUDA_CONDITIONAL_NODE_PARAMS::phGraph_out",
    ][offset_of!(CUDA_CONDITIONAL_NODE_PARAMS, phGraph_out) - 16];
    [
        "offset of CUDA_CONDITIONAL_NODE_PARAMS::ctx",
    ][offset_of!(CUDA_CONDITIONAL_NODE_PARAMS, ctx) - 24];
};

record!(CUDA_CONDITIONAL_NODE_PARAMS);

/// `struct CUDA_EVENT_WAIT_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EVENT_WAIT_NODE_PARAMS {
    /// `CUevent event`.
    pub event: CUevent,
}

const _: () = {
    [
        "size of CUDA_EVENT_WAIT_NODE_PARAMS",
    ][size_of::<CUDA_EVENT_WAIT_NODE_PARAMS>() - 8];
    [
        "alignment of CUDA_EVENT_WAIT_NODE_PARAMS",
    ][align_of::<CUDA_EVENT_WAIT_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_EVENT_WAIT_NODE_PARAMS::event",
    ][offset_of!(CUDA_EVENT_WAIT_NODE_PARAMS, event) - 0];
};

record!(CUDA_EVENT_WAIT_NODE_PARAMS);

/// `struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    ][size_of::<CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1>() - 88];
    [
        "alignment of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1",
    ][align_of::<CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1::offset",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, offset) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1::size",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, size) - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1::flags",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, flags) - 16];
    [
        "offset of CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1, reserved) - 20];
};

record!(CUDA_EXTERNAL_MEMORY_BUFFER_DESC_v1);

/// `struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    ][size_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1>() - 104];
    [
        "alignment of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1",
    ][align_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1::type",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, r#type) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1::handle",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, handle) - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1::size",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, size) - 24];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1::flags",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, flags) - 32];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1, reserved) - 36];
};

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1);

/// `union CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle",
    ][size_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle>() - 16];
    [
        "alignment of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle",
    ][align_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle>() - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle::fd",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle, fd) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle::win32",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle, win32) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle::nvSciBufObject",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle, nvSciBufObject) - 0];
};

opaque!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle);

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle);

/// `struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1.handle.win32`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32",
    ][size_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32>() - 16];
    [
        "alignment of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32",
    ][align_of::<CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32>() - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32::handle",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32, handle) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32::name",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32, name) - 8];
};

record!(CUDA_EXTERNAL_MEMORY_HANDLE_DESC_v1_handle_win32);

/// `struct CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    ][size_of::<CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1>() - 120];
    [
        "alignment of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1",
    ][align_of::<CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1::offset",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, offset) - 0];
    [
        "offset of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1::arrayDesc",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, arrayDesc) - 8];
    [
        "offset of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1::numLevels",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, numLevels) - 48];
    [
        "offset of CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1, reserved) - 52];
};

record!(CUDA_EXTERNAL_MEMORY_MIPMAPPED_ARRAY_DESC_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1>() - 96];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1::type",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, r#type) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1::handle",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, handle) - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1::flags",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, flags) - 24];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1, reserved) - 28];
};

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1);

/// `union CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle>() - 16];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle::fd",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle, fd) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle::win32",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle, win32) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle::nvSciSyncObj",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle, nvSciSyncObj) - 0];
};

opaque!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle);

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle);

/// `struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1.handle.win32`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32 {
    /// `void *handle`.
    pub handle: *mut c_void,
    /// `const void *name`.
    pub name: *const c_void,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32>() - 16];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32::handle",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32, handle) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32::name",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32, name) - 8];
};

record!(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC_v1_handle_win32);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1>() - 144];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1::params",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, params) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1::flags",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, flags) - 72];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1, reserved) - 76];
};

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params>() - 72];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params::fence",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params, fence) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params::nvSciSync",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params, nvSciSync) - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params::keyedMutex",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params, keyedMutex) - 16];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params, reserved) - 24];
};

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.fence`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence>() - 8];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence::value",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence, value) - 0];
};

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_fence);

/// `struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.keyedMutex`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex>() - 8];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex::key",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex, key) - 0];
};

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_keyedMutex);

/// `union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1.params.nvSciSync`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync>() - 8];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync::fence",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync, fence) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync, reserved)
        - 0];
};

opaque!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync);

record!(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS_v1_params_nvSciSync);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1>() - 144];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1::params",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, params) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1::flags",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, flags) - 72];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1, reserved) - 76];
};

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params>() - 72];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params::fence",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params, fence) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params::nvSciSync",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params, nvSciSync) - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params::keyedMutex",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params, keyedMutex) - 16];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params, reserved) - 32];
};

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.fence`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence {
    /// `unsigned long long value`.
    pub value: u64,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence>() - 8];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence::value",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence, value) - 0];
};

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_fence);

/// `struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.keyedMutex`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex {
    /// `unsigned long long key`.
    pub key: u64,
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex>() - 16];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex::key",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex, key) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex::timeoutMs",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex, timeoutMs)
        - 8];
};

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_keyedMutex);

/// `union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1.params.nvSciSync`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync {
    /// `void *fence`.
    pub fence: *mut c_void,
    /// `unsigned long long reserved`.
    pub reserved: u64,
}

const _: () = {
    [
        "size of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync",
    ][size_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync>() - 8];
    [
        "alignment of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync",
    ][align_of::<CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync>() - 8];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync::fence",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync, fence) - 0];
    [
        "offset of CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync::reserved",
    ][offset_of!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync, reserved) - 0];
};

opaque!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync);

record!(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS_v1_params_nvSciSync);

/// `struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    ][size_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1>() - 24];
    [
        "alignment of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1",
    ][align_of::<CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1::extSemArray",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, extSemArray) - 0];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1::paramsArray",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, paramsArray) - 8];
    [
        "offset of CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1::numExtSems",
    ][offset_of!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1, numExtSems) - 16];
};

record!(CUDA_EXT_SEM_SIGNAL_NODE_PARAMS_v1);

/// `struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1 {
    /// `CUexternalSemaphore *extSemArray`.
    pub extSemArray: *mut CUexternalSemaphore,
    /// `const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS *paramsArray`.
    pub paramsArray: *const CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS,
    /// `unsigned int numExtSems`.
    pub numExtSems: u32,
}

const _: () = {
    [
        "size of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    ][size_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1>() - 24];
    [
        "alignment of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1",
    ][align_of::<CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1::extSemArray",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, extSemArray) - 0];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1::paramsArray",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, paramsArray) - 8];
    [
        "offset of CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1::numExtSems",
    ][offset_of!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1, numExtSems) - 16];
};

record!(CUDA_EXT_SEM_WAIT_NODE_PARAMS_v1);

/// `struct CUDA_GRAPH_INSTANTIATE_PARAMS`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_GRAPH_INSTANTIATE_PARAMS",
    ][size_of::<CUDA_GRAPH_INSTANTIATE_PARAMS>() - 32];
    [
        "alignment of CUDA_GRAPH_INSTANTIATE_PARAMS",
    ][align_of::<CUDA_GRAPH_INSTANTIATE_PARAMS>() - 8];
    [
        "offset of CUDA_GRAPH_INSTANTIATE_PARAMS::flags",
    ][offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS, flags) - 0];
    [
        "offset of CUDA_GRAPH_INSTANTIATE_PARAMS::hUploadStream",
    ][offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS, hUploadStream) - 8];
    [
        "offset of CUDA_GRAPH_INSTANTIATE_PARAMS::hErrNode_out",
    ][offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS, hErrNode_out) - 16];
    [
        "offset of CUDA_GRAPH_INSTANTIATE_PARAMS::result_out",
    ][offset_of!(CUDA_GRAPH_INSTANTIATE_PARAMS, result_out) - 24];
};

record!(CUDA_GRAPH_INSTANTIATE_PARAMS);

/// `struct CUDA_HOST_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_HOST_NODE_PARAMS_v1 {
    /// `CUhostFn fn`.
    pub r#fn: CUhostFn,
    /// `void *userData`.
    pub userData: *mut c_void,
}

const _: () = {
    ["size of CUDA_HOST_NODE_PARAMS_v1"][size_of::<CUDA_HOST_NODE_PARAMS_v1>() - 16];
    [
        "alignment of CUDA_HOST_NODE_PARAMS_v1",
    ][align_of::<CUDA_HOST_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v1::fn",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v1, r#fn) - 0];
    [
        "offset of CUDA_HOST_NODE_PARAMS_v1::userData",
    ][offset_of!(CUDA_HOST_NODE_PARAMS_v1, userData) - 8];
};

record!(CUDA_HOST_NODE_PARAMS_v1);

/// `struct CUDA_KERNEL_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_KERNEL_NODE_PARAMS_v1"][size_of::<CUDA_KERNEL_NODE_PARAMS_v1>() - 56];
    [
        "alignment of CUDA_KERNEL_NODE_PARAMS_v1",
    ][align_of::<CUDA_KERNEL_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::func",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, func) - 0];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::gridDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, gridDimX) - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::gridDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, gridDimY) - 12];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::gridDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, gridDimZ) - 16];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::blockDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, blockDimX) - 20];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::blockDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, blockDimY) - 24];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::blockDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, blockDimZ) - 28];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::sharedMemBytes",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, sharedMemBytes) - 32];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::kernelParams",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, kernelParams) - 40];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v1::extra",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v1, extra) - 48];
};

record!(CUDA_KERNEL_NODE_PARAMS_v1);

/// `struct CUDA_KERNEL_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_KERNEL_NODE_PARAMS_v2"][size_of::<CUDA_KERNEL_NODE_PARAMS_v2>() - 72];
    [
        "alignment of CUDA_KERNEL_NODE_PARAMS_v2",
    ][align_of::<CUDA_KERNEL_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::func",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, func) - 0];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::gridDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, gridDimX) - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::gridDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, gridDimY) - 12];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::gridDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, gridDimZ) - 16];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::blockDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, blockDimX) - 20];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::blockDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, blockDimY) - 24];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::blockDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, blockDimZ) - 28];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::sharedMemBytes",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, sharedMemBytes) - 32];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::kernelParams",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, kernelParams) - 40];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::extra",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, extra) - 48];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::kern",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, kern) - 56];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v2::ctx",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v2, ctx) - 64];
};

record!(CUDA_KERNEL_NODE_PARAMS_v2);

/// `struct CUDA_KERNEL_NODE_PARAMS_v3`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_KERNEL_NODE_PARAMS_v3"][size_of::<CUDA_KERNEL_NODE_PARAMS_v3>() - 72];
    [
        "alignment of CUDA_KERNEL_NODE_PARAMS_v3",
    ][align_of::<CUDA_KERNEL_NODE_PARAMS_v3>() - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::func",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, func) - 0];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::gridDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, gridDimX) - 8];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::gridDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, gridDimY) - 12];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::gridDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, gridDimZ) - 16];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::blockDimX",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, blockDimX) - 20];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::blockDimY",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, blockDimY) - 24];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::blockDimZ",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, blockDimZ) - 28];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::sharedMemBytes",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, sharedMemBytes) - 32];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::kernelParams",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, kernelParams) - 40];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::extra",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, extra) - 48];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::kern",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, kern) - 56];
    [
        "offset of CUDA_KERNEL_NODE_PARAMS_v3::ctx",
    ][offset_of!(CUDA_KERNEL_NODE_PARAMS_v3, ctx) - 64];
};

record!(CUDA_KERNEL_NODE_PARAMS_v3);

/// `struct CUDA_LAUNCH_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_LAUNCH_PARAMS_v1"][size_of::<CUDA_LAUNCH_PARAMS_v1>() - 56];
    ["alignment of CUDA_LAUNCH_PARAMS_v1"][align_of::<CUDA_LAUNCH_PARAMS_v1>() - 8];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::function",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, function) - 0];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::gridDimX",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, gridDimX) - 8];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::gridDimY",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, gridDimY) - 12];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::gridDimZ",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, gridDimZ) - 16];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::blockDimX",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, blockDimX) - 20];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::blockDimY",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, blockDimY) - 24];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::blockDimZ",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, blockDimZ) - 28];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::sharedMemBytes",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, sharedMemBytes) - 32];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::hStream",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, hStream) - 40];
    [
        "offset of CUDA_LAUNCH_PARAMS_v1::kernelParams",
    ][offset_of!(CUDA_LAUNCH_PARAMS_v1, kernelParams) - 48];
};

record!(CUDA_LAUNCH_PARAMS_v1);

/// `struct CUDA_MEMCPY2D_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY2D_v1"][size_of::<CUDA_MEMCPY2D_v1>() - 96];
    ["alignment of CUDA_MEMCPY2D_v1"][align_of::<CUDA_MEMCPY2D_v1>() - 8];
    [
        "offset of CUDA_MEMCPY2D_v1::srcXInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v1, srcXInBytes) - 0];
    ["offset of CUDA_MEMCPY2D_v1::srcY"][offset_of!(CUDA_MEMCPY2D_v1, srcY) - 4];
    [
        "offset of CUDA_MEMCPY2D_v1::srcMemoryType",
    ][offset_of!(CUDA_MEMCPY2D_v1, srcMemoryType) - 8];
    ["offset of CUDA_MEMCPY2D_v1::srcHost"][offset_of!(CUDA_MEMCPY2D_v1, srcHost) - 16];
    [
        "offset of CUDA_MEMCPY2D_v1::srcDevice",
    ][offset_of!(CUDA_MEMCPY2D_v1, srcDevice) - 24];
    [
        "offset of CUDA_MEMCPY2D_v1::srcArray",
    ][offset_of!(CUDA_MEMCPY2D_v1, srcArray) - 32];
    [
        "offset of CUDA_MEMCPY2D_v1::srcPitch",
    ][offset_of!(CUDA_MEMCPY2D_v1, srcPitch) - 40];
    [
        "offset of CUDA_MEMCPY2D_v1::dstXInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v1, dstXInBytes) - 44];
    ["offset of CUDA_MEMCPY2D_v1::dstY"][offset_of!(CUDA_MEMCPY2D_v1, dstY) - 48];
    [
        "offset of CUDA_MEMCPY2D_v1::dstMemoryType",
    ][offset_of!(CUDA_MEMCPY2D_v1, dstMemoryType) - 52];
    ["offset of CUDA_MEMCPY2D_v1::dstHost"][offset_of!(CUDA_MEMCPY2D_v1, dstHost) - 56];
    [
        "offset of CUDA_MEMCPY2D_v1::dstDevice",
    ][offset_of!(CUDA_MEMCPY2D_v1, dstDevice) - 64];
    [
        "offset of CUDA_MEMCPY2D_v1::dstArray",
    ][offset_of!(CUDA_MEMCPY2D_v1, dstArray) - 72];
    [
        "offset of CUDA_MEMCPY2D_v1::dstPitch",
    ][offset_of!(CUDA_MEMCPY2D_v1, dstPitch) - 80];
    [
        "offset of CUDA_MEMCPY2D_v1::WidthInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v1, WidthInBytes) - 84];
    ["offset of CUDA_MEMCPY2D_v1::Height"][offset_of!(CUDA_MEMCPY2D_v1, Height) - 88];
};

record!(CUDA_MEMCPY2D_v1);

/// `struct CUDA_MEMCPY2D_v2`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY2D_v2"][size_of::<CUDA_MEMCPY2D_v2>() - 128];
    ["alignment of CUDA_MEMCPY2D_v2"][align_of::<CUDA_MEMCPY2D_v2>() - 8];
    [
        "offset of CUDA_MEMCPY2D_v2::srcXInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v2, srcXInBytes) - 0];
    ["offset of CUDA_MEMCPY2D_v2::srcY"][offset_of!(CUDA_MEMCPY2D_v2, srcY) - 8];
    [
        "offset of CUDA_MEMCPY2D_v2::srcMemoryType",
    ][offset_of!(CUDA_MEMCPY2D_v2, srcMemoryType) - 16];
    ["offset of CUDA_MEMCPY2D_v2::srcHost"][offset_of!(CUDA_MEMCPY2D_v2, srcHost) - 24];
    [
        "offset of CUDA_MEMCPY2D_v2::srcDevice",
    ][offset_of!(CUDA_MEMCPY2D_v2, srcDevice) - 32];
    [
        "offset of CUDA_MEMCPY2D_v2::srcArray",
    ][offset_of!(CUDA_MEMCPY2D_v2, srcArray) - 40];
    [
        "offset of CUDA_MEMCPY2D_v2::srcPitch",
    ][offset_of!(CUDA_MEMCPY2D_v2, srcPitch) - 48];
    [
        "offset of CUDA_MEMCPY2D_v2::dstXInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v2, dstXInBytes) - 56];
    ["offset of CUDA_MEMCPY2D_v2::dstY"][offset_of!(CUDA_MEMCPY2D_v2, dstY) - 64];
    [
        "offset of CUDA_MEMCPY2D_v2::dstMemoryType",
    ][offset_of!(CUDA_MEMCPY2D_v2, dstMemoryType) - 72];
    ["offset of CUDA_MEMCPY2D_v2::dstHost"][offset_of!(CUDA_MEMCPY2D_v2, dstHost) - 80];
    [
        "offset of CUDA_MEMCPY2D_v2::dstDevice",
    ][offset_of!(CUDA_MEMCPY2D_v2, dstDevice) - 88];
    [
        "offset of CUDA_MEMCPY2D_v2::dstArray",
    ][offset_of!(CUDA_MEMCPY2D_v2, dstArray) - 96];
    [
        "offset of CUDA_MEMCPY2D_v2::dstPitch",
    ][offset_of!(CUDA_MEMCPY2D_v2, dstPitch) - 104];
    [
        "offset of CUDA_MEMCPY2D_v2::WidthInBytes",
    ][offset_of!(CUDA_MEMCPY2D_v2, WidthInBytes) - 112];
    ["offset of CUDA_MEMCPY2D_v2::Height"][offset_of!(CUDA_MEMCPY2D_v2, Height) - 120];
};

record!(CUDA_MEMCPY2D_v2);

/// `struct CUDA_MEMCPY3D_PEER_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY3D_PEER_v1"][size_of::<CUDA_MEMCPY3D_PEER_v1>() - 200];
    ["alignment of CUDA_MEMCPY3D_PEER_v1"][align_of::<CUDA_MEMCPY3D_PEER_v1>() - 8];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcXInBytes) - 0];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcY",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcY) - 8];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcZ",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcZ) - 16];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcLOD",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcLOD) - 24];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcMemoryType) - 32];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcHost",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcHost) - 40];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcDevice",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcDevice) - 48];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcArray",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcArray) - 56];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcContext",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcContext) - 64];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcPitch",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcPitch) - 72];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::srcHeight",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, srcHeight) - 80];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstXInBytes) - 88];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstY",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstY) - 96];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstZ",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstZ) - 104];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstLOD",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstLOD) - 112];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstMemoryType) - 120];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstHost",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstHost) - 128];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstDevice",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstDevice) - 136];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstArray",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstArray) - 144];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstContext",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstContext) - 152];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstPitch",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstPitch) - 160];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::dstHeight",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, dstHeight) - 168];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::WidthInBytes",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, WidthInBytes) - 176];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::Height",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, Height) - 184];
    [
        "offset of CUDA_MEMCPY3D_PEER_v1::Depth",
    ][offset_of!(CUDA_MEMCPY3D_PEER_v1, Depth) - 192];
};

record!(CUDA_MEMCPY3D_PEER_v1);

/// `struct CUDA_MEMCPY3D_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY3D_v1"][size_of::<CUDA_MEMCPY3D_v1>() - 144];
    ["alignment of CUDA_MEMCPY3D_v1"][align_of::<CUDA_MEMCPY3D_v1>() - 8];
    [
        "offset of CUDA_MEMCPY3D_v1::srcXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcXInBytes) - 0];
    ["offset of CUDA_MEMCPY3D_v1::srcY"][offset_of!(CUDA_MEMCPY3D_v1, srcY) - 4];
    ["offset of CUDA_MEMCPY3D_v1::srcZ"][offset_of!(CUDA_MEMCPY3D_v1, srcZ) - 8];
    ["offset of CUDA_MEMCPY3D_v1::srcLOD"][offset_of!(CUDA_MEMCPY3D_v1, srcLOD) - 12];
    [
        "offset of CUDA_MEMCPY3D_v1::srcMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcMemoryType) - 16];
    ["offset of CUDA_MEMCPY3D_v1::srcHost"][offset_of!(CUDA_MEMCPY3D_v1, srcHost) - 24];
    [
        "offset of CUDA_MEMCPY3D_v1::srcDevice",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcDevice) - 32];
    [
        "offset of CUDA_MEMCPY3D_v1::srcArray",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcArray) - 40];
    [
        "offset of CUDA_MEMCPY3D_v1::reserved0",
    ][offset_of!(CUDA_MEMCPY3D_v1, reserved0) - 48];
    [
        "offset of CUDA_MEMCPY3D_v1::srcPitch",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcPitch) - 56];
    [
        "offset of CUDA_MEMCPY3D_v1::srcHeight",
    ][offset_of!(CUDA_MEMCPY3D_v1, srcHeight) - 60];
    [
        "offset of CUDA_MEMCPY3D_v1::dstXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstXInBytes) - 64];
    ["offset of CUDA_MEMCPY3D_v1::dstY"][offset_of!(CUDA_MEMCPY3D_v1, dstY) - 68];
    ["offset of CUDA_MEMCPY3D_v1::dstZ"][offset_of!(CUDA_MEMCPY3D_v1, dstZ) - 72];
    ["offset of CUDA_MEMCPY3D_v1::dstLOD"][offset_of!(CUDA_MEMCPY3D_v1, dstLOD) - 76];
    [
        "offset of CUDA_MEMCPY3D_v1::dstMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstMemoryType) - 80];
    ["offset of CUDA_MEMCPY3D_v1::dstHost"][offset_of!(CUDA_MEMCPY3D_v1, dstHost) - 88];
    [
        "offset of CUDA_MEMCPY3D_v1::dstDevice",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstDevice) - 96];
    [
        "offset of CUDA_MEMCPY3D_v1::dstArray",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstArray) - 104];
    [
        "offset of CUDA_MEMCPY3D_v1::reserved1",
    ][offset_of!(CUDA_MEMCPY3D_v1, reserved1) - 112];
    [
        "offset of CUDA_MEMCPY3D_v1::dstPitch",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstPitch) - 120];
    [
        "offset of CUDA_MEMCPY3D_v1::dstHeight",
    ][offset_of!(CUDA_MEMCPY3D_v1, dstHeight) - 124];
    [
        "offset of CUDA_MEMCPY3D_v1::WidthInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v1, WidthInBytes) - 128];
    ["offset of CUDA_MEMCPY3D_v1::Height"][offset_of!(CUDA_MEMCPY3D_v1, Height) - 132];
    ["offset of CUDA_MEMCPY3D_v1::Depth"][offset_of!(CUDA_MEMCPY3D_v1, Depth) - 136];
};

record!(CUDA_MEMCPY3D_v1);

/// `struct CUDA_MEMCPY3D_v2`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY3D_v2"][size_of::<CUDA_MEMCPY3D_v2>() - 200];
    ["alignment of CUDA_MEMCPY3D_v2"][align_of::<CUDA_MEMCPY3D_v2>() - 8];
    [
        "offset of CUDA_MEMCPY3D_v2::srcXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcXInBytes) - 0];
    ["offset of CUDA_MEMCPY3D_v2::srcY"][offset_of!(CUDA_MEMCPY3D_v2, srcY) - 8];
    ["offset of CUDA_MEMCPY3D_v2::srcZ"][offset_of!(CUDA_MEMCPY3D_v2, srcZ) - 16];
    ["offset of CUDA_MEMCPY3D_v2::srcLOD"][offset_of!(CUDA_MEMCPY3D_v2, srcLOD) - 24];
    [
        "offset of CUDA_MEMCPY3D_v2::srcMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcMemoryType) - 32];
    ["offset of CUDA_MEMCPY3D_v2::srcHost"][offset_of!(CUDA_MEMCPY3D_v2, srcHost) - 40];
    [
        "offset of CUDA_MEMCPY3D_v2::srcDevice",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcDevice) - 48];
    [
        "offset of CUDA_MEMCPY3D_v2::srcArray",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcArray) - 56];
    [
        "offset of CUDA_MEMCPY3D_v2::reserved0",
    ][offset_of!(CUDA_MEMCPY3D_v2, reserved0) - 64];
    [
        "offset of CUDA_MEMCPY3D_v2::srcPitch",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcPitch) - 72];
    [
        "offset of CUDA_MEMCPY3D_v2::srcHeight",
    ][offset_of!(CUDA_MEMCPY3D_v2, srcHeight) - 80];
    [
        "offset of CUDA_MEMCPY3D_v2::dstXInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstXInBytes) - 88];
    ["offset of CUDA_MEMCPY3D_v2::dstY"][offset_of!(CUDA_MEMCPY3D_v2, dstY) - 96];
    ["offset of CUDA_MEMCPY3D_v2::dstZ"][offset_of!(CUDA_MEMCPY3D_v2, dstZ) - 104];
    ["offset of CUDA_MEMCPY3D_v2::dstLOD"][offset_of!(CUDA_MEMCPY3D_v2, dstLOD) - 112];
    [
        "offset of CUDA_MEMCPY3D_v2::dstMemoryType",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstMemoryType) - 120];
    ["offset of CUDA_MEMCPY3D_v2::dstHost"][offset_of!(CUDA_MEMCPY3D_v2, dstHost) - 128];
    [
        "offset of CUDA_MEMCPY3D_v2::dstDevice",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstDevice) - 136];
    [
        "offset of CUDA_MEMCPY3D_v2::dstArray",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstArray) - 144];
    [
        "offset of CUDA_MEMCPY3D_v2::reserved1",
    ][offset_of!(CUDA_MEMCPY3D_v2, reserved1) - 152];
    [
        "offset of CUDA_MEMCPY3D_v2::dstPitch",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstPitch) - 160];
    [
        "offset of CUDA_MEMCPY3D_v2::dstHeight",
    ][offset_of!(CUDA_MEMCPY3D_v2, dstHeight) - 168];
    [
        "offset of CUDA_MEMCPY3D_v2::WidthInBytes",
    ][offset_of!(CUDA_MEMCPY3D_v2, WidthInBytes) - 176];
    ["offset of CUDA_MEMCPY3D_v2::Height"][offset_of!(CUDA_MEMCPY3D_v2, Height) - 184];
    ["offset of CUDA_MEMCPY3D_v2::Depth"][offset_of!(CUDA_MEMCPY3D_v2, Depth) - 192];
};

record!(CUDA_MEMCPY3D_v2);

/// `struct CUDA_MEMCPY_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMCPY_NODE_PARAMS"][size_of::<CUDA_MEMCPY_NODE_PARAMS>() - 216];
    ["alignment of CUDA_MEMCPY_NODE_PARAMS"][align_of::<CUDA_MEMCPY_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_MEMCPY_NODE_PARAMS::flags",
    ][offset_of!(CUDA_MEMCPY_NODE_PARAMS, flags) - 0];
    [
        "offset of CUDA_MEMCPY_NODE_PARAMS::reserved",
    ][offset_of!(CUDA_MEMCPY_NODE_PARAMS, reserved) - 4];
    [
        "offset of CUDA_MEMCPY_NODE_PARAMS::copyCtx",
    ][offset_of!(CUDA_MEMCPY_NODE_PARAMS, copyCtx) - 8];
    [
        "offset of CUDA_MEMCPY_NODE_PARAMS::copyParams",
    ][offset_of!(CUDA_MEMCPY_NODE_PARAMS, copyParams) - 16];
};

record!(CUDA_MEMCPY_NODE_PARAMS);

/// `struct CUDA_MEMSET_NODE_PARAMS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMSET_NODE_PARAMS_v1"][size_of::<CUDA_MEMSET_NODE_PARAMS_v1>() - 40];
    [
        "alignment of CUDA_MEMSET_NODE_PARAMS_v1",
    ][align_of::<CUDA_MEMSET_NODE_PARAMS_v1>() - 8];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::dst",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, dst) - 0];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::pitch",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, pitch) - 8];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::value",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, value) - 16];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::elementSize",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, elementSize) - 20];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::width",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, width) - 24];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v1::height",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v1, height) - 32];
};

record!(CUDA_MEMSET_NODE_PARAMS_v1);

/// `struct CUDA_MEMSET_NODE_PARAMS_v2`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_MEMSET_NODE_PARAMS_v2"][size_of::<CUDA_MEMSET_NODE_PARAMS_v2>() - 48];
    [
        "alignment of CUDA_MEMSET_NODE_PARAMS_v2",
    ][align_of::<CUDA_MEMSET_NODE_PARAMS_v2>() - 8];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::dst",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, dst) - 0];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::pitch",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, pitch) - 8];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::value",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, value) - 16];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::elementSize",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, elementSize) - 20];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::width",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, width) - 24];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::height",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, height) - 32];
    [
        "offset of CUDA_MEMSET_NODE_PARAMS_v2::ctx",
    ][offset_of!(CUDA_MEMSET_NODE_PARAMS_v2, ctx) - 40];
};

record!(CUDA_MEMSET_NODE_PARAMS_v2);

/// `struct CUDA_MEM_FREE_NODE_PARAMS`, from `cuda.h`, since CUDA 12.2.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_MEM_FREE_NODE_PARAMS {
    /// `CUdeviceptr dptr`.
    pub dptr: CUdeviceptr,
}

const _: () = {
    ["size of CUDA_MEM_FREE_NODE_PARAMS"][size_of::<CUDA_MEM_FREE_NODE_PARAMS>() - 8];
    [
        "alignment of CUDA_MEM_FREE_NODE_PARAMS",
    ][align_of::<CUDA_MEM_FREE_NODE_PARAMS>() - 8];
    [
        "offset of CUDA_MEM_FREE_NODE_PARAMS::dptr",
    ][offset_of!(CUDA_MEM_FREE_NODE_PARAMS, dptr) - 0];
};

record!(CUDA_MEM_FREE_NODE_PARAMS);

/// `struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1 {
    /// `unsigned long long p2pToken`.
    pub p2pToken: u64,
    /// `unsigned int vaSpaceToken`.
    pub vaSpaceToken: u32,
}

const _: () = {
    [
        "size of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    ][size_of::<CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1>() - 16];
    [
        "alignment of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1",
    ][align_of::<CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1>() - 8];
    [
        "offset of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1::p2pToken",
    ][offset_of!(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, p2pToken) - 0];
    [
        "offset of CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1::vaSpaceToken",
    ][offset_of!(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1, vaSpaceToken) - 8];
};

record!(CUDA_POINTER_ATTRIBUTE_P2P_TOKENS_v1);

/// `struct CUDA_RESOURCE_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of CUDA_RESOURCE_DESC_v1"][size_of::<CUDA_RESOURCE_DESC_v1>() - 144];
    ["alignment of CUDA_RESOURCE_DESC_v1"][align_of::<CUDA_RESOURCE_DESC_v1>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1::resType",
    ][offset_of!(CUDA_RESOURCE_DESC_v1, resType) - 0];
    ["offset of CUDA_RESOURCE_DESC_v1::res"][offset_of!(CUDA_RESOURCE_DESC_v1, res) - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1::flags",
    ][offset_of!(CUDA_RESOURCE_DESC_v1, flags) - 136];
};

record!(CUDA_RESOURCE_DESC_v1);

/// `union CUDA_RESOURCE_DESC_v1.res`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of CUDA_RESOURCE_DESC_v1_res"][size_of::<CUDA_RESOURCE_DESC_v1_res>() - 128];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res::array",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res, array) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res::mipmap",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res, mipmap) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res::linear",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res, linear) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res::pitch2D",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res, pitch2D) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res::reserved",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res, reserved) - 0];
};

opaque!(CUDA_RESOURCE_DESC_v1_res);

record!(CUDA_RESOURCE_DESC_v1_res);

/// `struct CUDA_RESOURCE_DESC_v1.res.array`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_v1_res_array {
    /// `CUarray hArray`.
    pub hArray: CUarray,
}

const _: () = {
    [
        "size of CUDA_RESOURCE_DESC_v1_res_array",
    ][size_of::<CUDA_RESOURCE_DESC_v1_res_array>() - 8];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res_array",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res_array>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_array::hArray",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_array, hArray) - 0];
};

record!(CUDA_RESOURCE_DESC_v1_res_array);

/// `struct CUDA_RESOURCE_DESC_v1.res.linear`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_RESOURCE_DESC_v1_res_linear",
    ][size_of::<CUDA_RESOURCE_DESC_v1_res_linear>() - 24];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res_linear",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res_linear>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_linear::devPtr",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_linear, devPtr) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_linear::format",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_linear, format) - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_linear::numChannels",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_linear, numChannels) - 12];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_linear::sizeInBytes",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_linear, sizeInBytes) - 16];
};

record!(CUDA_RESOURCE_DESC_v1_res_linear);

/// `struct CUDA_RESOURCE_DESC_v1.res.mipmap`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_v1_res_mipmap {
    /// `CUmipmappedArray hMipmappedArray`.
    pub hMipmappedArray: CUmipmappedArray,
}

const _: () = {
    [
        "size of CUDA_RESOURCE_DESC_v1_res_mipmap",
    ][size_of::<CUDA_RESOURCE_DESC_v1_res_mipmap>() - 8];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res_mipmap",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res_mipmap>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_mipmap::hMipmappedArray",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_mipmap, hMipmappedArray) - 0];
};

record!(CUDA_RESOURCE_DESC_v1_res_mipmap);

/// `struct CUDA_RESOURCE_DESC_v1.res.pitch2D`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_RESOURCE_DESC_v1_res_pitch2D",
    ][size_of::<CUDA_RESOURCE_DESC_v1_res_pitch2D>() - 40];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res_pitch2D",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res_pitch2D>() - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::devPtr",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, devPtr) - 0];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::format",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, format) - 8];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::numChannels",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, numChannels) - 12];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::width",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, width) - 16];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::height",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, height) - 24];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_pitch2D::pitchInBytes",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_pitch2D, pitchInBytes) - 32];
};

record!(CUDA_RESOURCE_DESC_v1_res_pitch2D);

/// `struct CUDA_RESOURCE_DESC_v1.res.reserved`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUDA_RESOURCE_DESC_v1_res_reserved {
    /// `int reserved[32]`.
    pub reserved: [i32; 32],
}

const _: () = {
    [
        "size of CUDA_RESOURCE_DESC_v1_res_reserved",
    ][size_of::<CUDA_RESOURCE_DESC_v1_res_reserved>() - 128];
    [
        "alignment of CUDA_RESOURCE_DESC_v1_res_reserved",
    ][align_of::<CUDA_RESOURCE_DESC_v1_res_reserved>() - 4];
    [
        "offset of CUDA_RESOURCE_DESC_v1_res_reserved::reserved",
    ][offset_of!(CUDA_RESOURCE_DESC_v1_res_reserved, reserved) - 0];
};

record!(CUDA_RESOURCE_DESC_v1_res_reserved);

/// `struct CUDA_RESOURCE_VIEW_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUDA_RESOURCE_VIEW_DESC_v1",
    ][size_of::<CUDA_RESOURCE_VIEW_DESC_v1>() - 112];
    [
        "alignment of CUDA_RESOURCE_VIEW_DESC_v1",
    ][align_of::<CUDA_RESOURCE_VIEW_DESC_v1>() - 8];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::format",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, format) - 0];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::width",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, width) - 8];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::height",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, height) - 16];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::depth",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, depth) - 24];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::firstMipmapLevel",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, firstMipmapLevel) - 32];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::lastMipmapLevel",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, lastMipmapLevel) - 36];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::firstLayer",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, firstLayer) - 40];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::lastLayer",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, lastLayer) - 44];
    [
        "offset of CUDA_RESOURCE_VIEW_DESC_v1::reserved",
    ][offset_of!(CUDA_RESOURCE_VIEW_DESC_v1, reserved) - 48];
};

record!(CUDA_RESOURCE_VIEW_DESC_v1);

/// `struct CUDA_TEXTURE_DESC_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUDA_TEXTURE_DESC_v1"][size_of::<CUDA_TEXTURE_DESC_v1>() - 104];
    ["alignment of CUDA_TEXTURE_DESC_v1"][align_of::<CUDA_TEXTURE_DESC_v1>() - 4];
    [
        "offset of CUDA_TEXTURE_DESC_v1::addressMode",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, addressMode) - 0];
    [
        "offset of CUDA_TEXTURE_DESC_v1::filterMode",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, filterMode) - 12];
    [
        "offset of CUDA_TEXTURE_DESC_v1::flags",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, flags) - 16];
    [
        "offset of CUDA_TEXTURE_DESC_v1::maxAnisotropy",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, maxAnisotropy) - 20];
    [
        "offset of CUDA_TEXTURE_DESC_v1::mipmapFilterMode",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, mipmapFilterMode) - 24];
    [
        "offset of CUDA_TEXTURE_DESC_v1::mipmapLevelBias",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, mipmapLevelBias) - 28];
    [
        "offset of CUDA_TEXTURE_DESC_v1::minMipmapLevelClamp",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, minMipmapLevelClamp) - 32];
    [
        "offset of CUDA_TEXTURE_DESC_v1::maxMipmapLevelClamp",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, maxMipmapLevelClamp) - 36];
    [
        "offset of CUDA_TEXTURE_DESC_v1::borderColor",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, borderColor) - 40];
    [
        "offset of CUDA_TEXTURE_DESC_v1::reserved",
    ][offset_of!(CUDA_TEXTURE_DESC_v1, reserved) - 56];
};

record!(CUDA_TEXTURE_DESC_v1);

/// `struct CUaccessPolicyWindow_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUaccessPolicyWindow_v1"][size_of::<CUaccessPolicyWindow_v1>() - 32];
    ["alignment of CUaccessPolicyWindow_v1"][align_of::<CUaccessPolicyWindow_v1>() - 8];
    [
        "offset of CUaccessPolicyWindow_v1::base_ptr",
    ][offset_of!(CUaccessPolicyWindow_v1, base_ptr) - 0];
    [
        "offset of CUaccessPolicyWindow_v1::num_bytes",
    ][offset_of!(CUaccessPolicyWindow_v1, num_bytes) - 8];
    [
        "offset of CUaccessPolicyWindow_v1::hitRatio",
    ][offset_of!(CUaccessPolicyWindow_v1, hitRatio) - 16];
    [
        "offset of CUaccessPolicyWindow_v1::hitProp",
    ][offset_of!(CUaccessPolicyWindow_v1, hitProp) - 20];
    [
        "offset of CUaccessPolicyWindow_v1::missProp",
    ][offset_of!(CUaccessPolicyWindow_v1, missProp) - 24];
};

record!(CUaccessPolicyWindow_v1);

/// `struct CUarrayMapInfo_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of CUarrayMapInfo_v1"][size_of::<CUarrayMapInfo_v1>() - 96];
    ["alignment of CUarrayMapInfo_v1"][align_of::<CUarrayMapInfo_v1>() - 8];
    [
        "offset of CUarrayMapInfo_v1::resourceType",
    ][offset_of!(CUarrayMapInfo_v1, resourceType) - 0];
    [
        "offset of CUarrayMapInfo_v1::resource",
    ][offset_of!(CUarrayMapInfo_v1, resource) - 8];
    [
        "offset of CUarrayMapInfo_v1::subresourceType",
    ][offset_of!(CUarrayMapInfo_v1, subresourceType) - 16];
    [
        "offset of CUarrayMapInfo_v1::subresource",
    ][offset_of!(CUarrayMapInfo_v1, subresource) - 24];
    [
        "offset of CUarrayMapInfo_v1::memOperationType",
    ][offset_of!(CUarrayMapInfo_v1, memOperationType) - 56];
    [
        "offset of CUarrayMapInfo_v1::memHandleType",
    ][offset_of!(CUarrayMapInfo_v1, memHandleType) - 60];
    [
        "offset of CUarrayMapInfo_v1::memHandle",
    ][offset_of!(CUarrayMapInfo_v1, memHandle) - 64];
    ["offset of CUarrayMapInfo_v1::offset"][offset_of!(CUarrayMapInfo_v1, offset) - 72];
    [
        "offset of CUarrayMapInfo_v1::deviceBitMask",
    ][offset_of!(CUarrayMapInfo_v1, deviceBitMask) - 80];
    ["offset of CUarrayMapInfo_v1::flags"][offset_of!(CUarrayMapInfo_v1, flags) - 84];
    [
        "offset of CUarrayMapInfo_v1::reserved",
    ][offset_of!(CUarrayMapInfo_v1, reserved) - 88];
};

record!(CUarrayMapInfo_v1);

/// `union CUarrayMapInfo_v1.memHandle`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_memHandle {
    /// `CUmemGenericAllocationHandle memHandle`.
    pub memHandle: CUmemGenericAllocationHandle,
}

const _: () = {
    [
        "size of CUarrayMapInfo_v1_memHandle",
    ][size_of::<CUarrayMapInfo_v1_memHandle>() - 8];
    [
        "alignment of CUarrayMapInfo_v1_memHandle",
    ][align_of::<CUarrayMapInfo_v1_memHandle>() - 8];
    [
        "offset of CUarrayMapInfo_v1_memHandle::memHandle",
    ][offset_of!(CUarrayMapInfo_v1_memHandle, memHandle) - 0];
};

opaque!(CUarrayMapInfo_v1_memHandle);

record!(CUarrayMapInfo_v1_memHandle);

/// `union CUarrayMapInfo_v1.resource`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_resource {
    /// `CUmipmappedArray mipmap`.
    pub mipmap: CUmipmappedArray,
    /// `CUarray array`.
    pub array: CUarray,
}

const _: () = {
    ["size of CUarrayMapInfo_v1_resource"][size_of::<CUarrayMapInfo_v1_resource>() - 8];
    [
        "alignment of CUarrayMapInfo_v1_resource",
    ][align_of::<CUarrayMapInfo_v1_resource>() - 8];
    [
        "offset of CUarrayMapInfo_v1_resource::mipmap",
    ][offset_of!(CUarrayMapInfo_v1_resource, mipmap) - 0];
    [
        "offset of CUarrayMapInfo_v1_resource::array",
    ][offset_of!(CUarrayMapInfo_v1_resource, array) - 0];
};

opaque!(CUarrayMapInfo_v1_resource);

record!(CUarrayMapInfo_v1_resource);

/// `union CUarrayMapInfo_v1.subresource`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUarrayMapInfo_v1_subresource {
    /// `CUarrayMapInfo_v1.subresource.sparseLevel sparseLevel`.
    pub sparseLevel: CUarrayMapInfo_v1_subresource_sparseLevel,
    /// `CUarrayMapInfo_v1.subresource.miptail miptail`.
    pub miptail: CUarrayMapInfo_v1_subresource_miptail,
}

const _: () = {
    [
        "size of CUarrayMapInfo_v1_subresource",
    ][size_of::<CUarrayMapInfo_v1_subresource>() - 32];
    [
        "alignment of CUarrayMapInfo_v1_subresource",
    ][align_of::<CUarrayMapInfo_v1_subresource>() - 8];
    [
        "offset of CUarrayMapInfo_v1_subresource::sparseLevel",
    ][offset_of!(CUarrayMapInfo_v1_subresource, sparseLevel) - 0];
    [
        "offset of CUarrayMapInfo_v1_subresource::miptail",
    ][offset_of!(CUarrayMapInfo_v1_subresource, miptail) - 0];
};

opaque!(CUarrayMapInfo_v1_subresource);

record!(CUarrayMapInfo_v1_subresource);

/// `struct CUarrayMapInfo_v1.subresource.miptail`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUarrayMapInfo_v1_subresource_miptail {
    /// `unsigned int layer`.
    pub layer: u32,
    /// `unsigned long long offset`.
    pub offset: u64,
    /// `unsigned long long size`.
    pub size: u64,
}

const _: () = {
    [
        "size of CUarrayMapInfo_v1_subresource_miptail",
    ][size_of::<CUarrayMapInfo_v1_subresource_miptail>() - 24];
    [
        "alignment of CUarrayMapInfo_v1_subresource_miptail",
    ][align_of::<CUarrayMapInfo_v1_subresource_miptail>() - 8];
    [
        "offset of CUarrayMapInfo_v1_subresource_miptail::layer",
    ][offset_of!(CUarrayMapInfo_v1_subresource_miptail, layer) - 0];
    [
        "offset of CUarrayMapInfo_v1_subresource_miptail::offset",
    ][offset_of!(CUarrayMapInfo_v1_subresource_miptail, offset) - 8];
    [
        "offset of CUarrayMapInfo_v1_subresource_miptail::size",
    ][offset_of!(CUarrayMapInfo_v1_subresource_miptail, size) - 16];
};

record!(CUarrayMapInfo_v1_subresource_miptail);

/// `struct CUarrayMapInfo_v1.subresource.sparseLevel`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUarrayMapInfo_v1_subresource_sparseLevel",
    ][size_of::<CUarrayMapInfo_v1_subresource_sparseLevel>() - 32];
    [
        "alignment of CUarrayMapInfo_v1_subresource_sparseLevel",
    ][align_of::<CUarrayMapInfo_v1_subresource_sparseLevel>() - 4];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::level",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, level) - 0];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::layer",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, layer) - 4];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::offsetX",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, offsetX) - 8];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::offsetY",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, offsetY) - 12];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::offsetZ",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, offsetZ) - 16];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::extentWidth",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, extentWidth) - 20];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::extentHeight",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, extentHeight) - 24];
    [
        "offset of CUarrayMapInfo_v1_subresource_sparseLevel::extentDepth",
    ][offset_of!(CUarrayMapInfo_v1_subresource_sparseLevel, extentDepth) - 28];
};

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

const _: () = {
    ["size of CUasyncNotificationInfo"][size_of::<CUasyncNotificationInfo>() - 16];
    ["alignment of CUasyncNotificationInfo"][align_of::<CUasyncNotificationInfo>() - 8];
    [
        "offset of CUasyncNotificationInfo::type",
    ][offset_of!(CUasyncNotificationInfo, r#type) - 0];
    [
        "offset of CUasyncNotificationInfo::info",
    ][offset_of!(CUasyncNotificationInfo, info) - 8];
};

record!(CUasyncNotificationInfo);

/// `union CUasyncNotificationInfo.info`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUasyncNotificationInfo_info {
    /// `CUasyncNotificationInfo.info.overBudget overBudget`.
    pub overBudget: CUasyncNotificationInfo_info_overBudget,
}

const _: () = {
    [
        "size of CUasyncNotificationInfo_info",
    ][size_of::<CUasyncNotificationInfo_info>() - 8];
    [
        "alignment of CUasyncNotificationInfo_info",
    ][align_of::<CUasyncNotificationInfo_info>() - 8];
    [
        "offset of CUasyncNotificationInfo_info::overBudget",
    ][offset_of!(CUasyncNotificationInfo_info, overBudget) - 0];
};

opaque!(CUasyncNotificationInfo_info);

record!(CUasyncNotificationInfo_info);

/// `struct CUasyncNotificationInfo.info.overBudget`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUasyncNotificationInfo_info_overBudget {
    /// `unsigned long long bytesOverBudget`.
    pub bytesOverBudget: u64,
}

const _: () = {
    [
        "size of CUasyncNotificationInfo_info_overBudget",
    ][size_of::<CUasyncNotificationInfo_info_overBudget>() - 8];
    [
        "alignment of CUasyncNotificationInfo_info_overBudget",
    ][align_of::<CUasyncNotificationInfo_info_overBudget>() - 8];
    [
        "offset of CUasyncNotificationInfo_info_overBudget::bytesOverBudget",
    ][offset_of!(CUasyncNotificationInfo_info_overBudget, bytesOverBudget) - 0];
};

record!(CUasyncNotificationInfo_info_overBudget);

/// `struct CUcheckpointLockArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointLockArgs {
    /// `unsigned int timeoutMs`.
    pub timeoutMs: u32,
    /// `unsigned int reserved0`.
    pub reserved0: u32,
    /// `cuuint64_t reserved1[7]`.
    pub reserved1: [cuuint64_t; 7],
}

const _: () = {
    ["size of CUcheckpointLockArgs"][size_of::<CUcheckpointLockArgs>() - 64];
    ["alignment of CUcheckpointLockArgs"][align_of::<CUcheckpointLockArgs>() - 8];
    [
        "offset of CUcheckpointLockArgs::timeoutMs",
    ][offset_of!(CUcheckpointLockArgs, timeoutMs) - 0];
    [
        "offset of CUcheckpointLockArgs::reserved0",
    ][offset_of!(CUcheckpointLockArgs, reserved0) - 4];
    [
        "offset of CUcheckpointLockArgs::reserved1",
    ][offset_of!(CUcheckpointLockArgs, reserved1) - 8];
};

record!(CUcheckpointLockArgs);

/// `struct CUcheckpointUnlockArgs`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUcheckpointUnlockArgs {
    /// `cuuint64_t reserved[8]`.
    pub reserved: [cuuint64_t; 8],
}

const _: () = {
    ["size of CUcheckpointUnlockArgs"][size_of::<CUcheckpointUnlockArgs>() - 64];
    ["alignment of CUcheckpointUnlockArgs"][align_of::<CUcheckpointUnlockArgs>() - 8];
    [
        "offset of CUcheckpointUnlockArgs::reserved",
    ][offset_of!(CUcheckpointUnlockArgs, reserved) - 0];
};

record!(CUcheckpointUnlockArgs);

/// `struct CUctxCigParam`, from `cuda.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUctxCigParam {
    /// `CUcigDataType sharedDataType`.
    pub sharedDataType: CUcigDataType,
    /// `void *sharedData`.
    pub sharedData: *mut c_void,
}

const _: () = {
    ["size of CUctxCigParam"][size_of::<CUctxCigParam>() - 16];
    ["alignment of CUctxCigParam"][align_of::<CUctxCigParam>() - 8];
    [
        "offset of CUctxCigParam::sharedDataType",
    ][offset_of!(CUctxCigParam, sharedDataType) - 0];
    ["offset of CUctxCigParam::sharedData"][offset_of!(CUctxCigParam, sharedData) - 8];
};

record!(CUctxCigParam);

/// `struct CUctxCreateParams`, from `cuda.h`, since CUDA 12.5.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUctxCreateParams {
    /// `CUexecAffinityParam *execAffinityParams`.
    pub execAffinityParams: *mut CUexecAffinityParam,
    /// `int numExecAffinityParams`.
    pub numExecAffinityParams: i32,
    /// `CUctxCigParam *cigParams`.
    pub cigParams: *mut CUctxCigParam,
}

const _: () = {
    ["size of CUctxCreateParams"][size_of::<CUctxCreateParams>() - 24];
    ["alignment of CUctxCreateParams"][align_of::<CUctxCreateParams>() - 8];
    [
        "offset of CUctxCreateParams::execAffinityParams",
    ][offset_of!(CUctxCreateParams, execAffinityParams) - 0];
    [
        "offset of CUctxCreateParams::numExecAffinityParams",
    ][offset_of!(CUctxCreateParams, numExecAffinityParams) - 8];
    [
        "offset of CUctxCreateParams::cigParams",
    ][offset_of!(CUctxCreateParams, cigParams) - 16];
};

record!(CUctxCreateParams);

/// `struct CUdevprop_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUdevprop_v1"][size_of::<CUdevprop_v1>() - 56];
    ["alignment of CUdevprop_v1"][align_of::<CUdevprop_v1>() - 4];
    [
        "offset of CUdevprop_v1::maxThreadsPerBlock",
    ][offset_of!(CUdevprop_v1, maxThreadsPerBlock) - 0];
    [
        "offset of CUdevprop_v1::maxThreadsDim",
    ][offset_of!(CUdevprop_v1, maxThreadsDim) - 4];
    ["offset of CUdevprop_v1::maxGridSize"][offset_of!(CUdevprop_v1, maxGridSize) - 16];
    [
        "offset of CUdevprop_v1::sharedMemPerBlock",
    ][offset_of!(CUdevprop_v1, sharedMemPerBlock) - 28];
    [
        "offset of CUdevprop_v1::totalConstantMemory",
    ][offset_of!(CUdevprop_v1, totalConstantMemory) - 32];
    ["offset of CUdevprop_v1::SIMDWidth"][offset_of!(CUdevprop_v1, SIMDWidth) - 36];
    ["offset of CUdevprop_v1::memPitch"][offset_of!(CUdevprop_v1, memPitch) - 40];
    [
        "offset of CUdevprop_v1::regsPerBlock",
    ][offset_of!(CUdevprop_v1, regsPerBlock) - 44];
    ["offset of CUdevprop_v1::clockRate"][offset_of!(CUdevprop_v1, clockRate) - 48];
    [
        "offset of CUdevprop_v1::textureAlign",
    ][offset_of!(CUdevprop_v1, textureAlign) - 52];
};

record!(CUdevprop_v1);

/// `struct CUeglFrame_v1`, from `cudaEGL.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    ["size of CUeglFrame_v1"][size_of::<CUeglFrame_v1>() - 64];
    ["alignment of CUeglFrame_v1"][align_of::<CUeglFrame_v1>() - 8];
    ["offset of CUeglFrame_v1::frame"][offset_of!(CUeglFrame_v1, frame) - 0];
    ["offset of CUeglFrame_v1::width"][offset_of!(CUeglFrame_v1, width) - 24];
    ["offset of CUeglFrame_v1::height"][offset_of!(CUeglFrame_v1, height) - 28];
    ["offset of CUeglFrame_v1::depth"][offset_of!(CUeglFrame_v1, depth) - 32];
    ["offset of CUeglFrame_v1::pitch"][offset_of!(CUeglFrame_v1, pitch) - 36];
    ["offset of CUeglFrame_v1::planeCount"][offset_of!(CUeglFrame_v1, planeCount) - 40];
    [
        "offset of CUeglFrame_v1::numChannels",
    ][offset_of!(CUeglFrame_v1, numChannels) - 44];
    ["offset of CUeglFrame_v1::frameType"][offset_of!(CUeglFrame_v1, frameType) - 48];
    [
        "offset of CUeglFrame_v1::eglColorFormat",
    ][offset_of!(CUeglFrame_v1, eglColorFormat) - 52];
    ["offset of CUeglFrame_v1::cuFormat"][offset_of!(CUeglFrame_v1, cuFormat) - 56];
};

record!(CUeglFrame_v1);

/// `union CUeglFrame_v1.frame`, from `cudaEGL.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUeglFrame_v1_frame {
    /// `CUarray pArray[3]`.
    pub pArray: [CUarray; 3],
    /// `void *pPitch[3]`.
    pub pPitch: [*mut c_void; 3],
}

const _: () = {
    ["size of CUeglFrame_v1_frame"][size_of::<CUeglFrame_v1_frame>() - 24];
    ["alignment of CUeglFrame_v1_frame"][align_of::<CUeglFrame_v1_frame>() - 8];
    [
        "offset of CUeglFrame_v1_frame::pArray",
    ][offset_of!(CUeglFrame_v1_frame, pArray) - 0];
    [
        "offset of CUeglFrame_v1_frame::pPitch",
    ][offset_of!(CUeglFrame_v1_frame, pPitch) - 0];
};

opaque!(CUeglFrame_v1_frame);

record!(CUeglFrame_v1_frame);

/// `struct CUexecAffinityParam_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUexecAffinityParam_v1 {
    /// `CUexecAffinityType type`.
    pub r#type: CUexecAffinityType,
    /// `CUexecAffinityParam_v1.param param`.
    pub param: CUexecAffinityParam_v1_param,
}

const _: () = {
    ["size of CUexecAffinityParam_v1"][size_of::<CUexecAffinityParam_v1>() - 8];
    ["alignment of CUexecAffinityParam_v1"][align_of::<CUexecAffinityParam_v1>() - 4];
    [
        "offset of CUexecAffinityParam_v1::type",
    ][offset_of!(CUexecAffinityParam_v1, r#type) - 0];
    [
        "offset of CUexecAffinityParam_v1::param",
    ][offset_of!(CUexecAffinityParam_v1, param) - 4];
};

record!(CUexecAffinityParam_v1);

/// `union CUexecAffinityParam_v1.param`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUexecAffinityParam_v1_param {
    /// `CUexecAffinitySmCount smCount`.
    pub smCount: CUexecAffinitySmCount,
}

const _: () = {
    [
        "size of CUexecAffinityParam_v1_param",
    ][size_of::<CUexecAffinityParam_v1_param>() - 4];
    [
        "alignment of CUexecAffinityParam_v1_param",
    ][align_of::<CUexecAffinityParam_v1_param>() - 4];
    [
        "offset of CUexecAffinityParam_v1_param::smCount",
    ][offset_of!(CUexecAffinityParam_v1_param, smCount) - 0];
};

opaque!(CUexecAffinityParam_v1_param);

record!(CUexecAffinityParam_v1_param);

/// `struct CUexecAffinitySmCount_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUexecAffinitySmCount_v1 {
    /// `unsigned int val`.
    pub val: u32,
}

const _: () = {
    ["size of CUexecAffinitySmCount_v1"][size_of::<CUexecAffinitySmCount_v1>() - 4];
    [
        "alignment of CUexecAffinitySmCount_v1",
    ][align_of::<CUexecAffinitySmCount_v1>() - 4];
    [
        "offset of CUexecAffinitySmCount_v1::val",
    ][offset_of!(CUexecAffinitySmCount_v1, val) - 0];
};

record!(CUexecAffinitySmCount_v1);

/// `struct CUextent3D_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUextent3D_v1 {
    /// `size_t width`.
    pub width: usize,
    /// `size_t height`.
    pub height: usize,
    /// `size_t depth`.
    pub depth: usize,
}

const _: () = {
    ["size of CUextent3D_v1"][size_of::<CUextent3D_v1>() - 24];
    ["alignment of CUextent3D_v1"][align_of::<CUextent3D_v1>() - 8];
    ["offset of CUextent3D_v1::width"][offset_of!(CUextent3D_v1, width) - 0];
    ["offset of CUextent3D_v1::height"][offset_of!(CUextent3D_v1, height) - 8];
    ["offset of CUextent3D_v1::depth"][offset_of!(CUextent3D_v1, depth) - 16];
};

record!(CUextent3D_v1);

/// `struct CUgraphEdgeData`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUgraphEdgeData"][size_of::<CUgraphEdgeData>() - 8];
    ["alignment of CUgraphEdgeData"][align_of::<CUgraphEdgeData>() - 1];
    ["offset of CUgraphEdgeData::from_port"][offset_of!(CUgraphEdgeData, from_port) - 0];
    ["offset of CUgraphEdgeData::to_port"][offset_of!(CUgraphEdgeData, to_port) - 1];
    ["offset of CUgraphEdgeData::type"][offset_of!(CUgraphEdgeData, r#type) - 2];
    ["offset of CUgraphEdgeData::reserved"][offset_of!(CUgraphEdgeData, reserved) - 3];
};

record!(CUgraphEdgeData);

/// `struct CUgraphExecUpdateResultInfo_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUgraphExecUpdateResultInfo_v1 {
    /// `CUgraphExecUpdateResult result`.
    pub result: CUgraphExecUpdateResult,
    /// `CUgraphNode errorNode`.
    pub errorNode: CUgraphNode,
    /// `CUgraphNode errorFromNode`.
    pub errorFromNode: CUgraphNode,
}

const _: () = {
    [
        "size of CUgraphExecUpdateResultInfo_v1",
    ][size_of::<CUgraphExecUpdateResultInfo_v1>() - 24];
    [
        "alignment of CUgraphExecUpdateResultInfo_v1",
    ][align_of::<CUgraphExecUpdateResultInfo_v1>() - 8];
    [
        "offset of CUgraphExecUpdateResultInfo_v1::result",
    ][offset_of!(CUgraphExecUpdateResultInfo_v1, result) - 0];
    [
        "offset of CUgraphExecUpdateResultInfo_v1::errorNode",
    ][offset_of!(CUgraphExecUpdateResultInfo_v1, errorNode) - 8];
    [
        "offset of CUgraphExecUpdateResultInfo_v1::errorFromNode",
    ][offset_of!(CUgraphExecUpdateResultInfo_v1, errorFromNode) - 16];
};

record!(CUgraphExecUpdateResultInfo_v1);

/// `struct CUipcEventHandle_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUipcEventHandle_v1 {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

const _: () = {
    ["size of CUipcEventHandle_v1"][size_of::<CUipcEventHandle_v1>() - 64];
    ["alignment of CUipcEventHandle_v1"][align_of::<CUipcEventHandle_v1>() - 1];
    [
        "offset of CUipcEventHandle_v1::reserved",
    ][offset_of!(CUipcEventHandle_v1, reserved) - 0];
};

record!(CUipcEventHandle_v1);

/// `struct CUipcMemHandle_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUipcMemHandle_v1 {
    /// `char reserved[64]`.
    pub reserved: [core::ffi::c_char; 64],
}

const _: () = {
    ["size of CUipcMemHandle_v1"][size_of::<CUipcMemHandle_v1>() - 64];
    ["alignment of CUipcMemHandle_v1"][align_of::<CUipcMemHandle_v1>() - 1];
    [
        "offset of CUipcMemHandle_v1::reserved",
    ][offset_of!(CUipcMemHandle_v1, reserved) - 0];
};

record!(CUipcMemHandle_v1);

/// `struct CUlaunchAttributeValue.clusterDim`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttributeValue_clusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

const _: () = {
    [
        "size of CUlaunchAttributeValue_clusterDim",
    ][size_of::<CUlaunchAttributeValue_clusterDim>() - 12];
    [
        "alignment of CUlaunchAttributeValue_clusterDim",
    ][align_of::<CUlaunchAttributeValue_clusterDim>() - 4];
    [
        "offset of CUlaunchAttributeValue_clusterDim::x",
    ][offset_of!(CUlaunchAttributeValue_clusterDim, x) - 0];
    [
        "offset of CUlaunchAttributeValue_clusterDim::y",
    ][offset_of!(CUlaunchAttributeValue_clusterDim, y) - 4];
    [
        "offset of CUlaunchAttributeValue_clusterDim::z",
    ][offset_of!(CUlaunchAttributeValue_clusterDim, z) - 8];
};

record!(CUlaunchAttributeValue_clusterDim);

/// `struct CUlaunchAttributeValue.deviceUpdatableKernelNode`, from `cuda.h`, since CUDA 12.4.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttributeValue_deviceUpdatableKernelNode {
    /// `int deviceUpdatable`.
    pub deviceUpdatable: i32,
    /// `CUgraphDeviceNode devNode`.
    pub devNode: CUgraphDeviceNode,
}

const _: () = {
    [
        "size of CUlaunchAttributeValue_deviceUpdatableKernelNode",
    ][size_of::<CUlaunchAttributeValue_deviceUpdatableKernelNode>() - 16];
    [
        "alignment of CUlaunchAttributeValue_deviceUpdatableKernelNode",
    ][align_of::<CUlaunchAttributeValue_deviceUpdatableKernelNode>() - 8];
    [
        "offset of CUlaunchAttributeValue_deviceUpdatableKernelNode::deviceUpdatable",
    ][offset_of!(CUlaunchAttributeValue_deviceUpdatableKernelNode, deviceUpdatable) - 0];
    [
        "offset of CUlaunchAttributeValue_deviceUpdatableKernelNode::devNode",
    ][offset_of!(CUlaunchAttributeValue_deviceUpdatableKernelNode, devNode) - 8];
};

record!(CUlaunchAttributeValue_deviceUpdatableKernelNode);

/// `struct CUlaunchAttributeValue.launchCompletionEvent`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttributeValue_launchCompletionEvent {
    /// `CUevent event`.
    pub event: CUevent,
    /// `int flags`.
    pub flags: i32,
}

const _: () = {
    [
        "size of CUlaunchAttributeValue_launchCompletionEvent",
    ][size_of::<CUlaunchAttributeValue_launchCompletionEvent>() - 16];
    [
        "alignment of CUlaunchAttributeValue_launchCompletionEvent",
    ][align_of::<CUlaunchAttributeValue_launchCompletionEvent>() - 8];
    [
        "offset of CUlaunchAttributeValue_launchCompletionEvent::event",
    ][offset_of!(CUlaunchAttributeValue_launchCompletionEvent, event) - 0];
    [
        "offset of CUlaunchAttributeValue_launchCompletionEvent::flags",
    ][offset_of!(CUlaunchAttributeValue_launchCompletionEvent, flags) - 8];
};

record!(CUlaunchAttributeValue_launchCompletionEvent);

/// `struct CUlaunchAttributeValue.preferredClusterDim`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttributeValue_preferredClusterDim {
    /// `unsigned int x`.
    pub x: u32,
    /// `unsigned int y`.
    pub y: u32,
    /// `unsigned int z`.
    pub z: u32,
}

const _: () = {
    [
        "size of CUlaunchAttributeValue_preferredClusterDim",
    ][size_of::<CUlaunchAttributeValue_preferredClusterDim>() - 12];
    [
        "alignment of CUlaunchAttributeValue_preferredClusterDim",
    ][align_of::<CUlaunchAttributeValue_preferredClusterDim>() - 4];
    [
        "offset of CUlaunchAttributeValue_preferredClusterDim::x",
    ][offset_of!(CUlaunchAttributeValue_preferredClusterDim, x) - 0];
    [
        "offset of CUlaunchAttributeValue_preferredClusterDim::y",
    ][offset_of!(CUlaunchAttributeValue_preferredClusterDim, y) - 4];
    [
        "offset of CUlaunchAttributeValue_preferredClusterDim::z",
    ][offset_of!(CUlaunchAttributeValue_preferredClusterDim, z) - 8];
};

record!(CUlaunchAttributeValue_preferredClusterDim);

/// `struct CUlaunchAttributeValue.programmaticEvent`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchAttributeValue_programmaticEvent {
    /// `CUevent event`.
    pub event: CUevent,
    /// `int flags`.
    pub flags: i32,
    /// `int triggerAtBlockStart`.
    pub triggerAtBlockStart: i32,
}

const _: () = {
    [
        "size of CUlaunchAttributeValue_programmaticEvent",
    ][size_of::<CUlaunchAttributeValue_programmaticEvent>() - 16];
    [
        "alignment of CUlaunchAttributeValue_programmaticEvent",
    ][align_of::<CUlaunchAttributeValue_programmaticEvent>() - 8];
    [
        "offset of CUlaunchAttributeValue_programmaticEvent::event",
    ][offset_of!(CUlaunchAttributeValue_programmaticEvent, event) - 0];
    [
        "offset of CUlaunchAttributeValue_programmaticEvent::flags",
    ][offset_of!(CUlaunchAttributeValue_programmaticEvent, flags) - 8];
    [
        "offset of CUlaunchAttributeValue_programmaticEvent::triggerAtBlockStart",
    ][offset_of!(CUlaunchAttributeValue_programmaticEvent, triggerAtBlockStart) - 12];
};

record!(CUlaunchAttributeValue_programmaticEvent);

/// `struct CUlaunchMemSyncDomainMap`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUlaunchMemSyncDomainMap {
    /// `unsigned char default_`.
    pub default_: u8,
    /// `unsigned char remote`.
    pub remote: u8,
}

const _: () = {
    ["size of CUlaunchMemSyncDomainMap"][size_of::<CUlaunchMemSyncDomainMap>() - 2];
    [
        "alignment of CUlaunchMemSyncDomainMap",
    ][align_of::<CUlaunchMemSyncDomainMap>() - 1];
    [
        "offset of CUlaunchMemSyncDomainMap::default_",
    ][offset_of!(CUlaunchMemSyncDomainMap, default_) - 0];
    [
        "offset of CUlaunchMemSyncDomainMap::remote",
    ][offset_of!(CUlaunchMemSyncDomainMap, remote) - 1];
};

record!(CUlaunchMemSyncDomainMap);

/// `struct CUlibraryHostUniversalFunctionAndDataTable`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUlibraryHostUniversalFunctionAndDataTable",
    ][size_of::<CUlibraryHostUniversalFunctionAndDataTable>() - 32];
    [
        "alignment of CUlibraryHostUniversalFunctionAndDataTable",
    ][align_of::<CUlibraryHostUniversalFunctionAndDataTable>() - 8];
    [
        "offset of CUlibraryHostUniversalFunctionAndDataTable::functionTable",
    ][offset_of!(CUlibraryHostUniversalFunctionAndDataTable, functionTable) - 0];
    [
        "offset of CUlibraryHostUniversalFunctionAndDataTable::functionWindowSize",
    ][offset_of!(CUlibraryHostUniversalFunctionAndDataTable, functionWindowSize) - 8];
    [
        "offset of CUlibraryHostUniversalFunctionAndDataTable::dataTable",
    ][offset_of!(CUlibraryHostUniversalFunctionAndDataTable, dataTable) - 16];
    [
        "offset of CUlibraryHostUniversalFunctionAndDataTable::dataWindowSize",
    ][offset_of!(CUlibraryHostUniversalFunctionAndDataTable, dataWindowSize) - 24];
};

record!(CUlibraryHostUniversalFunctionAndDataTable);

/// `struct CUmemAllocationProp_v1.allocFlags`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    [
        "size of CUmemAllocationProp_v1_allocFlags",
    ][size_of::<CUmemAllocationProp_v1_allocFlags>() - 8];
    [
        "alignment of CUmemAllocationProp_v1_allocFlags",
    ][align_of::<CUmemAllocationProp_v1_allocFlags>() - 2];
    [
        "offset of CUmemAllocationProp_v1_allocFlags::compressionType",
    ][offset_of!(CUmemAllocationProp_v1_allocFlags, compressionType) - 0];
    [
        "offset of CUmemAllocationProp_v1_allocFlags::gpuDirectRDMACapable",
    ][offset_of!(CUmemAllocationProp_v1_allocFlags, gpuDirectRDMACapable) - 1];
    [
        "offset of CUmemAllocationProp_v1_allocFlags::usage",
    ][offset_of!(CUmemAllocationProp_v1_allocFlags, usage) - 2];
    [
        "offset of CUmemAllocationProp_v1_allocFlags::reserved",
    ][offset_of!(CUmemAllocationProp_v1_allocFlags, reserved) - 4];
};

record!(CUmemAllocationProp_v1_allocFlags);

/// `struct CUmemDecompressParams`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUmemDecompressParams"][size_of::<CUmemDecompressParams>() - 64];
    ["alignment of CUmemDecompressParams"][align_of::<CUmemDecompressParams>() - 8];
    [
        "offset of CUmemDecompressParams::srcNumBytes",
    ][offset_of!(CUmemDecompressParams, srcNumBytes) - 0];
    [
        "offset of CUmemDecompressParams::dstNumBytes",
    ][offset_of!(CUmemDecompressParams, dstNumBytes) - 8];
    [
        "offset of CUmemDecompressParams::dstActBytes",
    ][offset_of!(CUmemDecompressParams, dstActBytes) - 16];
    [
        "offset of CUmemDecompressParams::src",
    ][offset_of!(CUmemDecompressParams, src) - 24];
    [
        "offset of CUmemDecompressParams::dst",
    ][offset_of!(CUmemDecompressParams, dst) - 32];
    [
        "offset of CUmemDecompressParams::algo",
    ][offset_of!(CUmemDecompressParams, algo) - 40];
    [
        "offset of CUmemDecompressParams::padding",
    ][offset_of!(CUmemDecompressParams, padding) - 44];
};

record!(CUmemDecompressParams);

/// `struct CUmemFabricHandle_v1`, from `cuda.h`, since CUDA 12.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemFabricHandle_v1 {
    /// `unsigned char data[64]`.
    pub data: [u8; 64],
}

const _: () = {
    ["size of CUmemFabricHandle_v1"][size_of::<CUmemFabricHandle_v1>() - 64];
    ["alignment of CUmemFabricHandle_v1"][align_of::<CUmemFabricHandle_v1>() - 1];
    ["offset of CUmemFabricHandle_v1::data"][offset_of!(CUmemFabricHandle_v1, data) - 0];
};

record!(CUmemFabricHandle_v1);

/// `struct CUmemPoolPtrExportData_v1`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemPoolPtrExportData_v1 {
    /// `unsigned char reserved[64]`.
    pub reserved: [u8; 64],
}

const _: () = {
    ["size of CUmemPoolPtrExportData_v1"][size_of::<CUmemPoolPtrExportData_v1>() - 64];
    [
        "alignment of CUmemPoolPtrExportData_v1",
    ][align_of::<CUmemPoolPtrExportData_v1>() - 1];
    [
        "offset of CUmemPoolPtrExportData_v1::reserved",
    ][offset_of!(CUmemPoolPtrExportData_v1, reserved) - 0];
};

record!(CUmemPoolPtrExportData_v1);

/// `struct CUmemcpy3DOperand_v1.op.array`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUmemcpy3DOperand_v1_op_array {
    /// `CUarray array`.
    pub array: CUarray,
    /// `CUoffset3D offset`.
    pub offset: CUoffset3D,
}

const _: () = {
    [
        "size of CUmemcpy3DOperand_v1_op_array",
    ][size_of::<CUmemcpy3DOperand_v1_op_array>() - 32];
    [
        "alignment of CUmemcpy3DOperand_v1_op_array",
    ][align_of::<CUmemcpy3DOperand_v1_op_array>() - 8];
    [
        "offset of CUmemcpy3DOperand_v1_op_array::array",
    ][offset_of!(CUmemcpy3DOperand_v1_op_array, array) - 0];
    [
        "offset of CUmemcpy3DOperand_v1_op_array::offset",
    ][offset_of!(CUmemcpy3DOperand_v1_op_array, offset) - 8];
};

record!(CUmemcpy3DOperand_v1_op_array);

/// `struct CUmulticastObjectProp_v1`, from `cuda.h`, since CUDA 12.1.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of CUmulticastObjectProp_v1"][size_of::<CUmulticastObjectProp_v1>() - 32];
    [
        "alignment of CUmulticastObjectProp_v1",
    ][align_of::<CUmulticastObjectProp_v1>() - 8];
    [
        "offset of CUmulticastObjectProp_v1::numDevices",
    ][offset_of!(CUmulticastObjectProp_v1, numDevices) - 0];
    [
        "offset of CUmulticastObjectProp_v1::size",
    ][offset_of!(CUmulticastObjectProp_v1, size) - 8];
    [
        "offset of CUmulticastObjectProp_v1::handleTypes",
    ][offset_of!(CUmulticastObjectProp_v1, handleTypes) - 16];
    [
        "offset of CUmulticastObjectProp_v1::flags",
    ][offset_of!(CUmulticastObjectProp_v1, flags) - 24];
};

record!(CUmulticastObjectProp_v1);

/// `struct CUoffset3D_v1`, from `cuda.h`, since CUDA 12.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUoffset3D_v1 {
    /// `size_t x`.
    pub x: usize,
    /// `size_t y`.
    pub y: usize,
    /// `size_t z`.
    pub z: usize,
}

const _: () = {
    ["size of CUoffset3D_v1"][size_of::<CUoffset3D_v1>() - 24];
    ["alignment of CUoffset3D_v1"][align_of::<CUoffset3D_v1>() - 8];
    ["offset of CUoffset3D_v1::x"][offset_of!(CUoffset3D_v1, x) - 0];
    ["offset of CUoffset3D_v1::y"][offset_of!(CUoffset3D_v1, y) - 8];
    ["offset of CUoffset3D_v1::z"][offset_of!(CUoffset3D_v1, z) - 16];
};

record!(CUoffset3D_v1);

/// `struct CUstreamMemOpFlushRemoteWritesParams_st`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamMemOpFlushRemoteWritesParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    [
        "size of CUstreamMemOpFlushRemoteWritesParams_st",
    ][size_of::<CUstreamMemOpFlushRemoteWritesParams_st>() - 8];
    [
        "alignment of CUstreamMemOpFlushRemoteWritesParams_st",
    ][align_of::<CUstreamMemOpFlushRemoteWritesParams_st>() - 4];
    [
        "offset of CUstreamMemOpFlushRemoteWritesParams_st::operation",
    ][offset_of!(CUstreamMemOpFlushRemoteWritesParams_st, operation) - 0];
    [
        "offset of CUstreamMemOpFlushRemoteWritesParams_st::flags",
    ][offset_of!(CUstreamMemOpFlushRemoteWritesParams_st, flags) - 4];
};

record!(CUstreamMemOpFlushRemoteWritesParams_st);

/// `struct CUstreamMemOpMemoryBarrierParams_st`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUstreamMemOpMemoryBarrierParams_st {
    /// `CUstreamBatchMemOpType operation`.
    pub operation: CUstreamBatchMemOpType,
    /// `unsigned int flags`.
    pub flags: u32,
}

const _: () = {
    [
        "size of CUstreamMemOpMemoryBarrierParams_st",
    ][size_of::<CUstreamMemOpMemoryBarrierParams_st>() - 8];
    [
        "alignment of CUstreamMemOpMemoryBarrierParams_st",
    ][align_of::<CUstreamMemOpMemoryBarrierParams_st>() - 4];
    [
        "offset of CUstreamMemOpMemoryBarrierParams_st::operation",
    ][offset_of!(CUstreamMemOpMemoryBarrierParams_st, operation) - 0];
    [
        "offset of CUstreamMemOpMemoryBarrierParams_st::flags",
    ][offset_of!(CUstreamMemOpMemoryBarrierParams_st, flags) - 4];
};

record!(CUstreamMemOpMemoryBarrierParams_st);

/// `struct CUstreamMemOpWaitValueParams_st`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUstreamMemOpWaitValueParams_st",
    ][size_of::<CUstreamMemOpWaitValueParams_st>() - 40];
    [
        "alignment of CUstreamMemOpWaitValueParams_st",
    ][align_of::<CUstreamMemOpWaitValueParams_st>() - 8];
    [
        "offset of CUstreamMemOpWaitValueParams_st::operation",
    ][offset_of!(CUstreamMemOpWaitValueParams_st, operation) - 0];
    [
        "offset of CUstreamMemOpWaitValueParams_st::address",
    ][offset_of!(CUstreamMemOpWaitValueParams_st, address) - 8];
    [
        "offset of CUstreamMemOpWaitValueParams_st::anon0",
    ][offset_of!(CUstreamMemOpWaitValueParams_st, anon0) - 16];
    [
        "offset of CUstreamMemOpWaitValueParams_st::flags",
    ][offset_of!(CUstreamMemOpWaitValueParams_st, flags) - 24];
    [
        "offset of CUstreamMemOpWaitValueParams_st::alias",
    ][offset_of!(CUstreamMemOpWaitValueParams_st, alias) - 32];
};

impl CUstreamMemOpWaitValueParams_st {
    /// `cuuint32_t value`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn value(&self) -> cuuint32_t {
        unsafe { self.anon0.value }
    }
    /// Writes `value`.
    #[inline]
    pub const fn set_value(&mut self, value: cuuint32_t) {
        self.anon0.value = value;
    }
    /// `cuuint64_t value64`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
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

/// `union CUstreamMemOpWaitValueParams_st.anon0`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamMemOpWaitValueParams_st_anon0 {
    /// `cuuint32_t value`.
    pub value: cuuint32_t,
    /// `cuuint64_t value64`.
    pub value64: cuuint64_t,
}

const _: () = {
    [
        "size of CUstreamMemOpWaitValueParams_st_anon0",
    ][size_of::<CUstreamMemOpWaitValueParams_st_anon0>() - 8];
    [
        "alignment of CUstreamMemOpWaitValueParams_st_anon0",
    ][align_of::<CUstreamMemOpWaitValueParams_st_anon0>() - 8];
    [
        "offset of CUstreamMemOpWaitValueParams_st_anon0::value",
    ][offset_of!(CUstreamMemOpWaitValueParams_st_anon0, value) - 0];
    [
        "offset of CUstreamMemOpWaitValueParams_st_anon0::value64",
    ][offset_of!(CUstreamMemOpWaitValueParams_st_anon0, value64) - 0];
};

opaque!(CUstreamMemOpWaitValueParams_st_anon0);

record!(CUstreamMemOpWaitValueParams_st_anon0);

/// `struct CUstreamMemOpWriteValueParams_st`, from `cuda.h`, since CUDA 12.0 or earlier.
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

const _: () = {
    [
        "size of CUstreamMemOpWriteValueParams_st",
    ][size_of::<CUstreamMemOpWriteValueParams_st>() - 40];
    [
        "alignment of CUstreamMemOpWriteValueParams_st",
    ][align_of::<CUstreamMemOpWriteValueParams_st>() - 8];
    [
        "offset of CUstreamMemOpWriteValueParams_st::operation",
    ][offset_of!(CUstreamMemOpWriteValueParams_st, operation) - 0];
    [
        "offset of CUstreamMemOpWriteValueParams_st::address",
    ][offset_of!(CUstreamMemOpWriteValueParams_st, address) - 8];
    [
        "offset of CUstreamMemOpWriteValueParams_st::anon0",
    ][offset_of!(CUstreamMemOpWriteValueParams_st, anon0) - 16];
    [
        "offset of CUstreamMemOpWriteValueParams_st::flags",
    ][offset_of!(CUstreamMemOpWriteValueParams_st, flags) - 24];
    [
        "offset of CUstreamMemOpWriteValueParams_st::alias",
    ][offset_of!(CUstreamMemOpWriteValueParams_st, alias) - 32];
};

impl CUstreamMemOpWriteValueParams_st {
    /// `cuuint32_t value`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
    #[inline]
    pub const unsafe fn value(&self) -> cuuint32_t {
        unsafe { self.anon0.value }
    }
    /// Writes `value`.
    #[inline]
    pub const fn set_value(&mut self, value: cuuint32_t) {
        self.anon0.value = value;
    }
    /// `cuuint64_t value64`, where in C no name of a union is written.
    ///
    /// # Safety
    ///
    /// Where it is in a union, this member of it was written, or the whole union with zeros.
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

/// `union CUstreamMemOpWriteValueParams_st.anon0`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUstreamMemOpWriteValueParams_st_anon0 {
    /// `cuuint32_t value`.
    pub value: cuuint32_t,
    /// `cuuint64_t value64`.
    pub value64: cuuint64_t,
}

const _: () = {
    [
        "size of CUstreamMemOpWriteValueParams_st_anon0",
    ][size_of::<CUstreamMemOpWriteValueParams_st_anon0>() - 8];
    [
        "alignment of CUstreamMemOpWriteValueParams_st_anon0",
    ][align_of::<CUstreamMemOpWriteValueParams_st_anon0>() - 8];
    [
        "offset of CUstreamMemOpWriteValueParams_st_anon0::value",
    ][offset_of!(CUstreamMemOpWriteValueParams_st_anon0, value) - 0];
    [
        "offset of CUstreamMemOpWriteValueParams_st_anon0::value64",
    ][offset_of!(CUstreamMemOpWriteValueParams_st_anon0, value64) - 0];
};

opaque!(CUstreamMemOpWriteValueParams_st_anon0);

record!(CUstreamMemOpWriteValueParams_st_anon0);

/// `struct CUuuid`, from `cuda.h`, since CUDA 12.0 or earlier.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUuuid {
    /// `char bytes[16]`.
    pub bytes: [core::ffi::c_char; 16],
}

const _: () = {
    ["size of CUuuid"][size_of::<CUuuid>() - 16];
    ["alignment of CUuuid"][align_of::<CUuuid>() - 1];
    ["offset of CUuuid::bytes"][offset_of!(CUuuid, bytes) - 0];
};

record!(CUuuid);
