//! The functions that are the same in every major version; `cuda12` and `cuda13` re-export them, with handles that have owners.
//!
//! A function here has the name of the one in [`checked`](super::checked), and calls it. It takes live handles,
//! `&`[`Owned`](crate::owned::Owned) or [`Borrowed`](crate::owned::Borrowed), and returns owned ones: objects
//! that it creates are destroyed when they are dropped. It is safe unless it has further requirements. This module has the functions that
//! take or return such handles; `drop` and [`close`](crate::owned::Owned::close) call those that destroy them.
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
