//! Handles, integer typedefs, callback types and other type aliases (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef void *CUfileBatchHandle_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileBatchHandle_t(pub *mut c_void);

handle!(CUfileBatchHandle_t);

/// `typedef void *CUfileHandle_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileHandle_t(pub *mut c_void);

handle!(CUfileHandle_t);

/// `typedef long loff_t`, from `sys/types.h`, since at least CUDA 12.6.
pub type loff_t = core::ffi::c_long;

/// `typedef long off_t`, from `sys/types.h`, since at least CUDA 12.6.
pub type off_t = core::ffi::c_long;

/// `typedef sockaddr sockaddr_t`, from `cufile.h`, since at least CUDA 12.6.
pub type sockaddr_t = c_void;

/// `typedef long ssize_t`, from `sys/types.h`, since at least CUDA 12.6.
pub type ssize_t = core::ffi::c_long;
