//! Functions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cufft/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cufftXtQueryType(selector: cufftXtQueryType) -> ValueSize {
    match selector {
        cufftXtQueryType::CUFFT_QUERY_1D_FACTORS => ValueSize::One(96),
        _ => ValueSize::Any,
    }
}
