//! Support code of the generated modules. It is hand-written and copied unchanged.
//!
//! The public parts are re-exported from the crate root; the rest is only for generated code.

#[path = "interface.rs"]
pub mod __gen1;
mod any_error;
pub mod args;
pub mod bits;
mod device;
mod element;
mod environment;
mod error;
pub mod extent;
#[cfg(feature = "std")]
mod files;
pub mod flag_set;
mod foreign;
pub mod grow;
pub mod history;
mod keys;
mod last_message;
mod layout;
mod library;
mod load_error;
mod macros;
mod missing;
mod names;
pub mod output;
// Only the handles of `owned` track the process that created them.
#[allow(dead_code)]
pub(crate) mod process;
pub mod refusal;
mod scalar;
#[allow(dead_code)] // Some functions are only used by Python.
#[cfg(feature = "std")]
pub(crate) mod search;
#[cfg(not(feature = "half"))]
mod sixteen;
mod status;
mod streams;
mod symbol;
mod toolkit;
pub mod transform;
mod trusted;

pub use any_error::AnyError;
pub use device::CuPtr;
pub use element::Element;
pub use error::Error;
pub use history::KnownFunction;
pub use keys::{AttributeValue, Key};
pub use library::Library;
pub use load_error::{Attempt, LoadError};
pub use missing::MissingFunction;
pub use status::{Cause, Outcome, Status};
pub use streams::{AlreadyDecided, per_thread_default_stream, set_per_thread_default_stream};

#[cfg(feature = "owned")]
pub(crate) use output::zeroed;
pub use output::{Input, Output};
pub use scalar::{AnyScalar, HostScalar, Scalar, ScalarMut, ScalarType};

#[cfg(feature = "half")]
pub use half::{bf16, f16};
#[cfg(not(feature = "half"))]
pub use sixteen::{bf16, f16};

/// The C type `wchar_t` of this platform.
#[cfg(not(windows))]
#[allow(non_camel_case_types)]
pub type wchar_t = i32;
/// The C type `wchar_t` of this platform.
#[cfg(windows)]
#[allow(non_camel_case_types)]
pub type wchar_t = u16;
