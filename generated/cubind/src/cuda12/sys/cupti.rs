//! The C functions of CUPTI, as the library exports them.
//!
//! [`cupti`](raw) lists the functions by group.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cuda12::cupti::CUPTI;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cupti as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cupti::all_types::*;

#[path = "../../common/sys/cupti.rs"]
mod common;
pub use common::*;

sys! {
    cupti, CUPTI, Err(missing) => missing.status();

    #[called_by(owned cuptiDeviceGetTimestamp)]
    fn cuptiDeviceGetTimestamp(context: driver::CUcontext, timestamp: *mut u64) -> CUptiResult;
}
