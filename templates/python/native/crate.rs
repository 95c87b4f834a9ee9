//! The support code as a separate crate, with a small handwritten package that uses the support code.

#![allow(non_snake_case, non_upper_case_globals, non_camel_case_types)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(clippy::undocumented_unsafe_blocks)]

#[path = "mod.rs"]
pub mod support;

pub mod sample;
