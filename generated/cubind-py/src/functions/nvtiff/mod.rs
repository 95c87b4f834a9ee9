//! Functions of nvtiff.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod common;

pub(crate) mod slots;
