//! CUPTI with owned handles: profiling: callbacks, activities and counters.
//!
//! See [`owned`](super) for this form of the functions. [`cupti`](raw) lists the functions by group.
//!
//! `MAJOR`, in the types of handles, is the major version of CUDA that they belong to: 12.
//!
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::cuda12::checked::cupti as checked;
#[allow(unused_imports)]
use crate::cuda12::cupti::CUPTI;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12::cupti as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cupti::all_types::*;

destroy! {
    CUptiResult;
    12 CUpti_EventGroup: |handle| checked::cuptiEventGroupDestroy(handle);
    12 CUpti_SubscriberHandle: |handle| checked::cuptiUnsubscribe(handle);
}

/// The major version of CUDA that the handles here belong to.
#[allow(dead_code)] // Unused if all functions are the same in each major version.
const MAJOR: u32 = 12;

#[path = "../../common/owned/cupti.rs"]
mod common;
pub use common::*;

owned! {
    cupti, CUptiResult;

    safe {}

    unsafe {
        /// Returns the current time in nanoseconds, on the clock of a context's device.
        /// # Safety
        ///
        /// - CUPTI does not use the state that the call changes at the same time.
        fn cuptiDeviceGetTimestamp(context: impl AsHandle<driver::CUcontext>) -> u64 {
            checked::cuptiDeviceGetTimestamp(context.as_handle())?
        }
    }
}
