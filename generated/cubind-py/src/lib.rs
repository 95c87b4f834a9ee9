//! `cubind._native`: functions, classes and constants of C for Python.
//!
//! The module itself has a handful of functions, which the package's modules are made with: `populate` puts C's
//! functions into one, `complete` its classes and constants, when one of them is first needed.
//! Everything else is tables and thin bodies, written by the generator, over the support code in [`support`].
//!
//! It is imported in the main interpreter of a process only, and in the first of those: see `support::interpreter`.
//!
//! A panic is a bug in cubind, and prints that to stderr, with its location. The package is built with
//! `panic = "abort"`: the process ends then. In a build with `panic = "unwind"`, a function that panics raises a
//! RuntimeError instead.

#![allow(non_snake_case, non_upper_case_globals, non_camel_case_types)]
// A body that functions share takes each of their tables.
#![allow(clippy::too_many_arguments)]
#![deny(unsafe_op_in_unsafe_fn)]
#![warn(clippy::undocumented_unsafe_blocks)]

mod functions;
mod modules;
pub mod support;
mod tables;

use support::gen1::{Package, init};

/// What the support code knows of the package.
static PACKAGE: Package = Package {
    name: c"cubind",
    version: c"0.1.0",
    native: c"cubind._native",
    enums: "cubind._enums",
    modules: modules::MODULES,
    base: None,
};

/// What `import cubind._native` calls.
///
/// # Safety
///
/// The interpreter calls this, on an attached thread.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PyInit__native() -> *mut pyo3::ffi::PyObject {
    // SAFETY: the interpreter calls this, on an attached thread.
    unsafe { init(&PACKAGE) }
}
