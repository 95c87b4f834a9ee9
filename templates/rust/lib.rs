//! The support code of the crate `cubind`, as a separate crate. Generated code is built on this support code.
//!
//! `lib.rs.j2` is the root of `cubind`, and has the same modules. Hand-written code for a library (`owned/gpu`,
//! `owned/source_code.rs`) needs the library's generated functions, and is compiled only there.

#![cfg_attr(not(feature = "std"), no_std)]
#![warn(missing_docs)]

/// Handles that destroy their objects when they are dropped.
#[cfg(feature = "owned")]
pub mod owned {
    mod handle;
    mod live;
    mod macros;
    mod with;

    pub use handle::{AnyThread, Borrowed, Destroy, Owned, ThreadSafe};
    pub use live::{AsHandle, LendHandle, MaybeHandle};
    pub use with::{DestroyWith, OwnedWith};
}
mod support;

extern crate alloc;

// SAFETY: the tests of this crate pass the same arguments to the macros as generated code does.
#[allow(dead_code)]
const __TRUSTED: __gen1::Trusted = unsafe { __gen1::Trusted::new() };

pub use bitflags;
#[cfg(feature = "bytemuck")]
#[doc(hidden)] // Used by `plain_data!`.
pub use bytemuck::AnyBitPattern;
#[doc(hidden)] // Only for generated code.
pub use support::__gen1;
#[rustfmt::skip]
pub use support::{
    AlreadyDecided, AnyError, AnyScalar, Attempt, AttributeValue, Cause, CuPtr, Element, Error, HostScalar, Input, Key, KnownFunction, Library, LoadError,
    MissingFunction, Outcome, Output, Scalar, ScalarMut, ScalarType, Status, bf16, f16, per_thread_default_stream,
    set_per_thread_default_stream,
};
