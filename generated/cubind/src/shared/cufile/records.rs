//! Structs and unions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `union CUfileDescr_t.handle`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUfileDescr_t_handle {
    /// `int fd`.
    pub fd: i32,
    /// `void *handle`.
    pub handle: *mut c_void,
}

layout!(CUfileDescr_t_handle size 8 align 8, fd at 0, handle at 0);

opaque!(CUfileDescr_t_handle);

record!(CUfileDescr_t_handle);

/// `struct CUfileDrvProps_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileDrvProps_t {
    /// `CUfileDrvProps_t.nvfs nvfs`.
    pub nvfs: CUfileDrvProps_t_nvfs,
    /// `unsigned int fflags`.
    pub fflags: u32,
    /// `unsigned int max_device_cache_size`.
    pub max_device_cache_size: u32,
    /// `unsigned int per_buffer_cache_size`.
    pub per_buffer_cache_size: u32,
    /// `unsigned int max_device_pinned_mem_size`.
    pub max_device_pinned_mem_size: u32,
    /// `unsigned int max_batch_io_size`.
    pub max_batch_io_size: u32,
    /// `unsigned int max_batch_io_timeout_msecs`.
    pub max_batch_io_timeout_msecs: u32,
}

layout!(
    CUfileDrvProps_t size 56 align 8, nvfs at 0, fflags at 32, max_device_cache_size at 36, per_buffer_cache_size at 40,
    max_device_pinned_mem_size at 44, max_batch_io_size at 48, max_batch_io_timeout_msecs at 52
);

impl Eq for CUfileDrvProps_t {}

record!(CUfileDrvProps_t);

/// `struct CUfileDrvProps_t.nvfs`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileDrvProps_t_nvfs {
    /// `unsigned int major_version`.
    pub major_version: u32,
    /// `unsigned int minor_version`.
    pub minor_version: u32,
    /// `size_t poll_thresh_size`.
    pub poll_thresh_size: usize,
    /// `size_t max_direct_io_size`.
    pub max_direct_io_size: usize,
    /// `unsigned int dstatusflags`.
    pub dstatusflags: u32,
    /// `unsigned int dcontrolflags`.
    pub dcontrolflags: u32,
}

layout!(
    CUfileDrvProps_t_nvfs size 32 align 8, major_version at 0, minor_version at 4, poll_thresh_size at 8,
    max_direct_io_size at 16, dstatusflags at 24, dcontrolflags at 28
);

impl Eq for CUfileDrvProps_t_nvfs {}

record!(CUfileDrvProps_t_nvfs);

/// `struct CUfileIOEvents_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileIOEvents_t {
    /// `void *cookie`.
    pub cookie: *mut c_void,
    /// `CUfileStatus_t status`.
    pub status: CUfileStatus_t,
    /// `size_t ret`.
    pub ret: usize,
}

layout!(CUfileIOEvents_t size 24 align 8, cookie at 0, status at 8, ret at 16);

impl Eq for CUfileIOEvents_t {}

record!(CUfileIOEvents_t);

/// `struct CUfileIOParams_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileIOParams_t {
    /// `CUfileBatchMode_t mode`.
    pub mode: CUfileBatchMode_t,
    /// `CUfileIOParams_t.u u`.
    pub u: CUfileIOParams_t_u,
    /// `CUfileHandle_t fh`.
    pub fh: CUfileHandle_t,
    /// `CUfileOpcode_t opcode`.
    pub opcode: CUfileOpcode_t,
    /// `void *cookie`.
    pub cookie: *mut c_void,
}

layout!(CUfileIOParams_t size 64 align 8, mode at 0, u at 8, fh at 40, opcode at 48, cookie at 56);

record!(CUfileIOParams_t);

/// `union CUfileIOParams_t.u`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy)]
pub union CUfileIOParams_t_u {
    /// `CUfileIOParams_t.u.batch batch`.
    pub batch: CUfileIOParams_t_u_batch,
}

layout!(CUfileIOParams_t_u size 32 align 8, batch at 0);

opaque!(CUfileIOParams_t_u);

record!(CUfileIOParams_t_u);

/// `struct CUfileIOParams_t.u.batch`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileIOParams_t_u_batch {
    /// `void *devPtr_base`.
    pub devPtr_base: *mut c_void,
    /// `off_t file_offset`.
    pub file_offset: off_t,
    /// `off_t devPtr_offset`.
    pub devPtr_offset: off_t,
    /// `size_t size`.
    pub size: usize,
}

layout!(CUfileIOParams_t_u_batch size 32 align 8, devPtr_base at 0, file_offset at 8, devPtr_offset at 16, size at 24);

record!(CUfileIOParams_t_u_batch);

/// `struct cufileRDMAInfo_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cufileRDMAInfo_t {
    /// `int version`.
    pub version: i32,
    /// `int desc_len`.
    pub desc_len: i32,
    /// `const char *desc_str`.
    pub desc_str: *const core::ffi::c_char,
}

layout!(cufileRDMAInfo_t size 16 align 8, version at 0, desc_len at 4, desc_str at 8);

impl Eq for cufileRDMAInfo_t {}

record!(cufileRDMAInfo_t);

/// `struct timespec`, from `time.h`, since at least CUDA 12.6.
#[cfg_attr(not(windows), repr(C))]
#[cfg_attr(windows, repr(C, align(8)))]
#[derive(Clone, Copy, Debug)]
pub struct timespec {
    /// `long tv_sec`.
    pub tv_sec: core::ffi::c_long,
    /// `long tv_nsec`.
    pub tv_nsec: core::ffi::c_long,
}

layout!(timespec size 16 align 8, tv_sec at 0, tv_nsec at 8);

record!(timespec);
