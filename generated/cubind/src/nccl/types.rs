//! Handles, integer typedefs, callback types and other type aliases (NCCL).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct ncclComm *ncclComm_t`, from `nccl.h`, since at least NCCL 2.18.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclComm_t(pub *mut c_void);

handle!(ncclComm_t);

/// `typedef struct ncclParamHandle *ncclParamHandle_t`, from `nccl.h`, since NCCL 2.30.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclParamHandle_t(pub *mut c_void);

handle!(ncclParamHandle_t);

/// `typedef struct ncclWindow_vidmem *ncclWindow_t`, from `nccl.h`, since NCCL 2.27.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct ncclWindow_t(pub *mut c_void);

handle!(ncclWindow_t);
