//! Functions of cublas.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod both;

pub(crate) mod slots;
