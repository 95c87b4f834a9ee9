//! Functions of nvjpeg.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod common;

pub(crate) mod only12;

pub(crate) mod only13;

pub(crate) mod slots;
