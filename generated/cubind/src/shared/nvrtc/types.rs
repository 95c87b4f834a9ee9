//! Handles, integer typedefs, callback types and other type aliases (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct _nvrtcProgram *nvrtcProgram`, from `nvrtc.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvrtcProgram(pub *mut c_void);

handle!(nvrtcProgram);
