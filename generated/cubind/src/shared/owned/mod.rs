//! The functions that are the same in every major version; `cuda12` and `cuda13` re-export them, with handles that have owners.
//!
//! A function here has the name of the one in [`checked`](super::checked), and calls it. It takes handles that are alive,
//! `&`[`Owned`](crate::owned::Owned) or [`Borrowed`](crate::owned::Borrowed), and makes such: what it creates is destroyed
//! when it is dropped. So it is safe, unless it asks more of its caller than that. There are the functions that take or make
//! such handles; those that destroy them are called by `drop` and [`close`](crate::owned::Owned::close).
//!
//! Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
