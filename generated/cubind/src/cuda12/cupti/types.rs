//! Handles, integer typedefs, callback types and other type aliases (CUPTI).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef CUpti_ActivityMemcpyPtoP CUpti_ActivityMemcpy2`, from `cupti_activity_deprecated.h`, since at least CUDA 12.0.
pub type CUpti_ActivityMemcpy2 = CUpti_ActivityMemcpyPtoP;
