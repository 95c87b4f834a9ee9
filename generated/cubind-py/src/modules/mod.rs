//! The Python modules.
//!
//! Written by cubind's generator from `specs/`: do not edit.

mod driver12;

mod driver13;

mod nvrtc12;

mod nvrtc13;

mod runtime12;

mod runtime13;

use crate::support::prelude::Module;

/// Every Python module.
pub(crate) static MODULES: &[&Module] = &[
    &driver12::MODULE,
    &driver13::MODULE,
    &nvrtc12::MODULE,
    &nvrtc13::MODULE,
    &runtime12::MODULE,
    &runtime13::MODULE,
];
