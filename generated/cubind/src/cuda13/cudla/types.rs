//! Handles, integer typedefs, callback types and other type aliases (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct cudlaDevHandle_t *cudlaDevHandle`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaDevHandle(pub *mut c_void);

handle!(cudlaDevHandle);

/// `typedef cudlaExternalMemoryHandleDesc_t cudlaExternalMemoryHandleDesc`, from `cudla.h`, since at least CUDA 13.2.
pub type cudlaExternalMemoryHandleDesc = cudlaExternalMemoryHandleDesc_t;

/// `typedef cudlaExternalSemaphoreHandleDesc_t cudlaExternalSemaphoreHandleDesc`, from `cudla.h`, since at least CUDA 13.2.
pub type cudlaExternalSemaphoreHandleDesc = cudlaExternalSemaphoreHandleDesc_t;

/// `typedef struct cudlaModule_t *cudlaModule`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudlaModule(pub *mut c_void);

handle!(cudlaModule);
