//! The Python package `cubind`: everything that only it needs, from plans of calls to files.
//!
//! ```text
//! Api ──package──▶ Package: tables, bodies of functions, modules ──files──▶ path → text
//!         │                                                         │
//!         │                                                         ├ extension (native): the crate
//!         │                                                         └ stub_files (stub_imports, shared_stubs), checked: what editors read
//!         ├ surface: what is a parameter, what is returned
//!         ├ view/: the same functions in Python's names
//!         ├ functions (body, alike, callbacks), tables/, modules (cython, stubs), docs
//!         └ types, hints, pytype: a C type as rows of tables, and as Python types
//! ```
//!
//! Every decision is made in `package` and below, by matching on the plan of each call ([`crate::analysis`]) and on kinds
//! of types; `files` and what is behind it only lay out text.

mod alike;
mod body;
mod callbacks;
mod checked;
mod checked_forms;
mod compat;
mod contents;
mod cython;
mod docs;
mod extension;
mod files;
mod functions;
mod hints;
mod keepalive;
mod modules;
mod native;
mod on_core;
mod package;
pub(crate) mod pytype;
mod results;
mod scope;
mod shared_stubs;
mod signatures;
mod stub_files;
mod stub_imports;
mod stubs;
pub(crate) mod surface;
mod tables;
mod taken;
mod types;
mod view;

#[cfg(test)]
pub(crate) use docs::is_copied;
pub use files::{FOLDER, LANGUAGE, emit};
pub(crate) use signatures::forms;
pub use signatures::signatures;

use contents::{CFunction, Package, PyClassRow, PyConstant, PyFunction, PyLastMessage, PyModule, Slot};
use scope::Scope;
use stubs::{StubClass, StubConstant, StubForm, StubFunction, StubKind, StubMethod, StubParam};
