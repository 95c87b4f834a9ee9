//! The functions of all libraries.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod driver;

pub(crate) mod nvrtc;

pub(crate) mod runtime;
