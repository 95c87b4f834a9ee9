//! What Python's classes are made from.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#![allow(
    // Each body is unsafe for the one reason that the interpreter calls it, on an attached thread.
    clippy::undocumented_unsafe_blocks,
    // What a type needs in one function, it does not in another.
    clippy::unnecessary_cast, clippy::borrow_deref_ref, clippy::identity_op,
    // C's functions have as many parameters as they have.
    clippy::too_many_arguments, clippy::type_complexity, clippy::missing_safety_doc,
)]

pub(crate) mod attribute_types;

pub(crate) mod by_value;

pub(crate) mod driver;

pub(crate) mod driver12;

pub(crate) mod driver13;

pub(crate) mod nvrtc;

pub(crate) mod nvrtc13;

pub(crate) mod runtime;

pub(crate) mod runtime12;

pub(crate) mod runtime13;
