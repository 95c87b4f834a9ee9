//! The interface between generated code and the support code. Generated code imports this module, and uses no other
//! names of the support code.
//!
//! If a change would prevent code from an older generator from compiling, this module is renamed to `gen2`.

pub use core::ffi::{c_char, c_void};
pub use core::ptr;

pub use pyo3::types::PyAnyMethods;

pub use super::arena_object;
pub use super::args;
pub(crate) use super::args::ints;
pub use super::attributes::{self, Attributes};
pub use super::base_keepalive;
pub(crate) use super::call::bind;
pub use super::call::{ByName, Call, First};
pub use super::call_arena::CallArena;
pub use super::capsules;
pub use super::capsules::CFunction;
pub use super::closure::{ArgKind, Signature};
pub use super::elements;
pub use super::errors::Object;
pub use super::gil::{held, released};
pub use super::handle_keepalive;
pub use super::kernel::LaunchBuffer;
pub use super::library::{LibraryDef, Toolkit};
pub use super::modules::{Class, Constant, Module, ModuleState};
pub use super::native_module::init;
pub use super::out;
#[allow(unused_imports, reason = "a small package has no functions that are alike")]
pub(crate) use super::own::shared;
pub use super::own::{Named, Own};
pub use super::package::{Base, Package};
pub use super::record_results::{returned_record, returned_success};
pub use super::records;
pub use super::returned::{
    Returned, counted, errors_are_explained, returned, returned_as, returned_in_form, returned_or, returned0,
};
pub use super::rows::Rows;
#[allow(unused_imports, reason = "a small package has no such constants")]
pub(crate) use super::rows::int_constants;
pub(crate) use super::rows::{c_functions, documented, functions};
pub(crate) use super::symbol::slots;
pub use super::symbol::{Address, Alone, SymbolDef, Symbols};
pub use super::tables::{EnumDef, RecordDef, Selected, Ty, ValueDef, ValueKind};
pub use super::values;

/// An untyped C address.
pub type Ptr = *mut c_void;
