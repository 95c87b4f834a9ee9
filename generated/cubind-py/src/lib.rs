//! `cubind._native`: the C functions, classes and constants for Python.
//!
//! The module itself contains only the few functions that create the package's modules. `populate` adds C functions to
//! a module; `complete` adds the module's classes and constants when one of them is first used. The rest consists of
//! tables and short function bodies, which the generator writes and which use the support code in [`support`].
//!
//! The extension module can only be imported in the first main interpreter of a process: see `support::interpreter`.
//!
//! A panic is a bug in cubind; its message and location are printed to stderr. The package is built with `panic =
//! "abort"`, so a panic ends the process. In a build with `panic = "unwind"`, a function that panics raises a
//! RuntimeError instead.

#![allow(non_snake_case, non_upper_case_globals, non_camel_case_types)]
// A body that is shared by several functions takes the differences between them as arguments.
#![allow(clippy::too_many_arguments)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(clippy::undocumented_unsafe_blocks)]

mod functions;
mod modules;
pub mod support;
mod tables;

use support::gen1::{Package, init};

/// Describes the package to the support code.
static PACKAGE: Package = Package {
    name: c"cubind",
    version: c"0.1.0",
    native: c"cubind._native",
    enums: c"cubind._enums",
    modules: modules::MODULES,
    base: None,
};

/// The entry point for `import cubind._native`.
///
/// # Safety
///
/// Only the interpreter may call this function, on an attached thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PyInit__native() -> *mut pyo3::ffi::PyObject {
    // SAFETY: the interpreter calls this function on an attached thread.
    unsafe { init(&PACKAGE) }
}
