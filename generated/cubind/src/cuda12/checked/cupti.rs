//! CUPTI: functions that return [`Result`]s, and its types. See [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cupti as raw;
#[allow(unused_imports)]
use raw::CUPTI;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda12::cupti::all_types::*;

#[path = "../../both/checked/cupti.rs"]
mod both;
pub use both::*;

checked! {
    CUPTI, CUptiResult;
    /// Returns the time now in nanoseconds on the clock of a context's device.
    ///
    ///
    /// # Safety
    ///
    /// `context`: a live handle.
    fn cuptiDeviceGetTimestamp(context: driver::CUcontext) -> u64;
}
