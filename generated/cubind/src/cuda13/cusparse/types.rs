//! Handles, integer typedefs, callback types and other type aliases (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `typedef struct cusparseSpGEAMDescr *cusparseSpGEAMDescr_t`, from `cusparse.h`, since CUDA 13.3.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cusparseSpGEAMDescr_t(pub *mut c_void);

handle!(cusparseSpGEAMDescr_t);
