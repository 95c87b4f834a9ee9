//! Functions of cublas.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod both;

pub(crate) mod only12;

pub(crate) mod only13;

pub(crate) mod slots;
