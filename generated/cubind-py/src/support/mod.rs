//! The runtime: what the generated code of this package is written in terms of.
//!
//! It knows Python and C, but no function, class or constant of CUDA: those are tables and thin bodies.

pub mod args;
pub mod arrays;
pub mod attributes;
pub mod buffers;
pub mod c;
pub mod call;
pub mod callback;
pub mod capi;
pub mod class;
pub mod closure;
pub mod entry;
pub mod enums;
pub mod errors;
pub mod foreign;
pub mod gil;
pub mod hold;
pub mod integers;
pub mod keep;
pub mod kept;
pub mod kernel;
mod kernel_types;
mod kernel_values;
pub mod library;
pub mod load;
pub mod modules;
pub mod more;
pub mod numbers;
pub mod out;
pub mod record_copy;
pub mod record_fields;
pub mod records;
pub mod refs;
pub mod store;
pub mod symbol;
pub mod tables;
pub mod text;
mod trampoline;
pub mod values;

/// What every generated file begins with.
pub mod prelude {
    pub use core::ffi::{c_char, c_void};
    pub use core::ptr;

    pub use pyo3::types::PyAnyMethods;

    pub use super::args;
    pub use super::attributes::{Attributes, attribute_in, attribute_out, attributes_in, attributes_out};
    pub use super::call::{Call, Params, Returned, returned, returned0};
    pub use super::capi::CFunction;
    pub use super::closure::{Given, Signature};
    pub use super::gil::{held, released};
    pub use super::hold;
    pub use super::keep::Keep;
    pub use super::kernel::Space;
    pub use super::library::LibraryDef;
    pub use super::modules::{Class, Constant, FunctionDef, Module};
    pub use super::out;
    pub use super::symbol::Slot;
    pub use super::tables::{EnumDef, FieldDef, RecordDef, Ty, ValueDef, ValueKind};
}
