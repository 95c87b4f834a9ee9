//! The support code: what the generated code of this package is written in terms of.
//!
//! It knows Python and C, but no function, class or constant of CUDA: those are tables and thin bodies.

// What generated code names: which of it a build uses depends on the libraries that are bound.
pub mod args;
pub mod attributes;
pub mod call;
pub mod call_arena;
pub mod callback;
pub mod capsules;
pub mod closure;
pub mod elements;
pub mod gil;
pub mod handle_keepalive;
pub mod kernel;
pub mod library;
pub mod modules;
pub mod native_module;
pub mod out;
pub mod records;
pub mod rows;
pub mod symbol;
pub mod tables;
pub mod values;

// Private modules, so that the compiler reports unused items.
pub mod arena_object;
mod array_elements;
mod arrays;
mod bit_fields;
mod buffers;
mod c_api;
mod c_string;
mod class;
mod class_text;
mod collect;
mod ctypes_pointers;
mod device;
mod either;
mod enums;
mod environment;
mod errors;
mod field_owners;
mod floats;
mod from_c;
mod instances;
mod integers;
mod interpreter;
mod interop;
mod kernel_types;
mod kernel_values;
mod memory;
mod numbers;
mod panics;
mod place;
mod presented;
mod record_copy;
mod record_fields;
mod record_results;
mod reexported;
mod refs;
mod scalars;
mod search;
// The Rust crate, which has it as well, uses more of it.
#[allow(dead_code)]
mod streams;
mod toolkit;
mod to_c;
mod trampoline;
mod types;

/// What every generated file begins with.
pub mod prelude {
    pub use core::ffi::{c_char, c_void};
    pub use core::ptr;

    pub use pyo3::types::PyAnyMethods;

    pub use super::arena_object;
    pub use super::args;
    pub use super::attributes::{self, Attributes};
    /// An address of C's, whatever is there.
    pub type Ptr = *mut c_void;

    pub use super::call::{Call, Returned, errors_are_explained, returned, returned_as, returned_or, returned0};
    pub(crate) use super::args::ints;
    pub(crate) use super::call::bind;
    pub use super::call_arena::CallArena;
    pub use super::capsules;
    pub use super::closure::{ArgKind, Signature};
    pub use super::elements;
    pub use super::gil::{held, released};
    pub use super::handle_keepalive;
    pub use super::kernel::LaunchBuffer;
    pub use super::library::{LibraryDef, Toolkit};
    pub use super::capsules::CFunction;
    pub use super::modules::{Class, Constant, Module, ModuleState};
    pub use super::rows::Rows;
    pub(crate) use super::rows::{c_functions, documented, functions};
    pub use super::out;
    pub use super::record_results::{returned_record, returned_success};
    pub use super::records;
    pub use super::symbol::{Address, SymbolDef, Symbols};
    pub use super::tables::{EnumDef, RecordDef, Selected, Ty, ValueDef, ValueKind};
    pub use super::values;
}
