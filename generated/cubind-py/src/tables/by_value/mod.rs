//! Records that are passed by value; only their layout matters.
//!
//! Written by cubind's generator from `specs/`: do not edit.

pub(crate) mod cufile;

pub(crate) mod driver;

pub(crate) mod nccl;

pub(crate) mod nvcomp;

pub(crate) mod runtime;
