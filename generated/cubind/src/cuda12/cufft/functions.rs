//! Functions: cuFFT.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/cufft/functions.rs"]
mod both;
pub use both::*;

const fn value_size_cufftXtQueryType(selector: cufftXtQueryType) -> ValueSize {
    match selector {
        cufftXtQueryType::CUFFT_QUERY_1D_FACTORS => ValueSize::One(96),
        _ => ValueSize::Any,
    }
}
