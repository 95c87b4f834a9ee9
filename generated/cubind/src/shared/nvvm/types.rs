//! Handles, integer typedefs, callback types and other type aliases (NVVM).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct _nvvmProgram *nvvmProgram`, from `nvvm.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvvmProgram(pub *mut c_void);

handle!(nvvmProgram);
