//! Support code of the generated modules. Hand-written, copied unchanged.
//!
//! The public parts are re-exported from the crate root; the rest is for generated code alone.

// Generated modules are chosen by features, and which helpers they use depends on which of them are built.
#![allow(dead_code, unused_imports, unused_macros)]

pub(crate) mod args;
pub(crate) mod bits;
mod device;
mod environment;
mod error;
#[cfg(feature = "std")]
mod files;
pub(crate) mod flag_set;
mod foreign;
pub(crate) mod grow;
mod keys;
mod last_message;
mod library;
mod load_error;
mod macros;
mod missing;
mod names;
pub(crate) mod output;
pub(crate) mod refusal;
mod scalar;
#[cfg(feature = "std")]
mod search;
mod status;
mod streams;
mod symbol;
mod toolkit;

pub use device::CuPtr;
pub use error::Error;
pub use keys::{AttributeValue, Key};
pub use library::Library;
pub use load_error::{Attempt, LoadError};
pub use missing::MissingFunction;
pub use status::{Cause, Outcome, Status};
pub use streams::{AlreadyDecided, per_thread_default_stream, set_per_thread_default_stream};

// Named by path in macros.
pub(crate) use names::{debug_value, name_of};
pub use output::{Input, Output};
pub use scalar::{AnyScalar, HostScalar, Scalar, ScalarMut, ScalarType};
pub(crate) use output::{Zeroed, zeroed};
pub(crate) use error::{Called, checked, checked_with_log};
pub(crate) use status::{display_code as display_status, explain_code as explain_status, text};

/// C's `wchar_t`.
#[cfg(not(windows))]
#[allow(non_camel_case_types)]
pub(crate) type wchar_t = i32;
/// C's `wchar_t`.
#[cfg(windows)]
#[allow(non_camel_case_types)]
pub(crate) type wchar_t = u16;

/// Imported by generated modules with one `use`.
pub(crate) mod prelude {
    // By module, because `count`, `get` and `args` are names of parameters as well.
    pub(crate) use super::{args, bits, flag_set, grow, output, refusal};
    pub(crate) use super::flag_set::flag_set;
    pub(crate) use super::device::CuPtr;
    pub(crate) use super::keys::{AttributeValue, Key, keys};
    pub(crate) use super::last_message::LastMessage;
    pub(crate) use super::library::Library;
    pub(crate) use super::macros::{called, checked, code_of_error, complex, device_pointer, enumeration, handle, layout, opaque, outcome, record, record_status, scalar, status, sys};
    pub(crate) use super::output::{Input, Output, ValueSize};
    pub(crate) use super::scalar::{AnyScalar, HostScalar, Scalar, ScalarMut};
    pub(crate) use super::status::{Status, text};
    pub(crate) use super::symbol::{Missing, Symbol};
    pub(crate) use super::toolkit::Toolkit;
    pub(crate) use super::wchar_t;
    pub(crate) use core::ffi::{CStr, c_void};
    pub(crate) use alloc::{ffi::CString, vec::Vec};
}
