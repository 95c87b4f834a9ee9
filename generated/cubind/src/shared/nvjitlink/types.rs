//! Handles, integer typedefs, callback types and other type aliases (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct nvJitLink *nvJitLinkHandle`, from `nvJitLink.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvJitLinkHandle(pub *mut c_void);

handle!(nvJitLinkHandle);
