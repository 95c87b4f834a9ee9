//! The generator of the Python package `cubind`, which converts call plans to files.
//!
//! ```text
//! Api ──package──▶ Package: tables, bodies of functions, modules ──files──▶ path → text
//!         │                                                         │
//!         │                                                         ├ extension: the crate
//!         │                                                         └ stub_files (stub_imports, shared_stubs), checked: stubs for editors
//!         ├ surface: parameters and outputs of Python functions
//!         ├ view/: the same functions in Python's names
//!         ├ functions (body, shared_body, callbacks), tables/, modules (cython, stubs), docs
//!         └ types, hints, pytype: a C type as rows of tables, and as Python types
//! ```
//!
//! `package` and the modules that it uses make all decisions. They match on the plan of each call
//! ([`codegen_core::analysis`]) and on the kinds of types. `files` and the modules that it uses only arrange text.

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
mod on_core;
mod package;
pub(crate) mod pytype;
mod results;
mod scope;
mod shared_body;
mod shared_stubs;
mod signatures;
mod stub_files;
mod stub_imports;
mod stubs;
pub mod surface;
mod tables;
mod taken;
mod types;

pub use compat::folder;
pub use docs::is_copied;
pub use files::{FOLDER, LANGUAGE};
pub use hints::number_in_stub;
pub use types::letter;

use contents::{CFunction, ConstantRow, Package, PyClassRow, PyConstant, PyFunction, PyLastMessage, PyModule, Slot};
use scope::Scope;
use stubs::{StubClass, StubConstant, StubForm, StubFunction, StubKind, StubMethod, StubParam};
