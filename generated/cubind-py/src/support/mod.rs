//! The support code on which the generated code of this package is built.
//!
//! The support code handles Python and C, but contains no function, class or constant of CUDA. The generated code
//! contains these, as tables and short function bodies.

// Modules that generated code uses. A build only needs the modules that the bound libraries require.
pub mod abi;
pub mod args;
pub mod attributes;
pub mod base_keepalive;
pub mod call;
pub mod call_arena;
pub mod callback;
pub mod capsules;
pub mod closure;
pub mod elements;
pub mod gen1;
pub mod gil;
pub mod handle_keepalive;
pub mod kernel;
pub mod library;
pub mod modules;
pub mod native_module;
pub mod out;
pub mod own;
pub mod package;
pub mod records;
pub mod returned;
pub mod rows;
pub mod symbol;
pub mod tables;
pub mod values;

// The remaining modules are private where possible, so that the compiler reports unused items.
pub mod arena_object;
mod argument_errors;
mod array_elements;
mod arrays;
mod base;
mod bit_fields;
mod buffers;
mod c_api;
mod c_string;
mod checked;
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
mod interop;
mod interpreter;
mod kernel_types;
mod kernel_values;
mod known_classes;
mod locked_list;
mod memory;
mod missing;
mod module_state;
mod numbers;
mod panics;
mod parameters;
mod place;
mod presented;
mod record_arrays;
mod record_copy;
mod record_equality;
mod record_fields;
mod record_results;
mod reexported;
mod refs;
mod scalars;
mod search;
mod small_ints;
// The Rust crate also uses this file, including items that the extension does not use.
#[allow(dead_code)]
mod streams;
mod to_c;
mod toolkit;
mod traced;
mod trampoline;
mod types;
mod vectorcall;
mod wrapped;
