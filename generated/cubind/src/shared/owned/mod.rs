//! The functions that are the same in every major version; `cuda12` and `cuda13` re-export them, with handles that have owners.
//!
//! Each function has the name of the function in [`checked`](super::checked) that it calls. It takes live handles,
//! `&`[`Owned`](crate::owned::Owned) or [`Borrowed`](crate::owned::Borrowed), and returns owned
//! handles: objects that it creates are destroyed when they are dropped. It is safe unless it has further requirements.
//! This module contains the functions that take or return such handles. The functions that destroy objects are called
//! by `drop` and [`close`](crate::owned::Owned::close).
// Written by cubind's generator from `specs/`: do not edit.

#[cfg(feature = "driver")]
pub mod driver;
#[cfg(feature = "curand")]
pub mod curand;
#[cfg(feature = "cusparse")]
pub mod cusparse;
