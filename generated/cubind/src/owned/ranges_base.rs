//! Imports of `owned::ranges` (NVTX).
//! The generator has verified that these items are the same in every major version.
//!
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "cuda-12")]
use crate::cuda12 as oldest;
#[cfg(all(feature = "cuda-13", not(feature = "cuda-12")))]
use crate::cuda13 as oldest;

pub use oldest::nvtx::NVTX;
pub(super) use oldest::nvtx::{
    nvtxColorType_t,
    nvtxDomainHandle_t,
    nvtxEventAttributes_v2,
    nvtxMessageType_t,
    nvtxMessageValue_t,
    nvtxPayloadType_t,
    nvtxRangeId_t,
    payload_t,
};

/// The C functions, as the library exports them.
pub(super) mod sys {
    // Some functions are only called on Unix.
    #[cfg_attr(not(unix), allow(unused_imports))]
    pub(in crate::owned) use super::oldest::sys::nvtx::{
    nvtxDomainCreateA,
    nvtxDomainDestroy,
    nvtxDomainMarkEx,
    nvtxDomainNameCategoryA,
    nvtxDomainRangeEnd,
    nvtxDomainRangePop,
    nvtxDomainRangePushEx,
    nvtxDomainRangeStartEx,
    nvtxNameCuStreamA,
    };
}
