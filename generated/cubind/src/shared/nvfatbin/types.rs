//! Handles, integer typedefs, callback types and other type aliases (nvFatbin).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct _nvFatbinHandle *nvFatbinHandle`, from `nvFatbin.h`, since at least CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvFatbinHandle(pub *mut c_void);

handle!(nvFatbinHandle);
