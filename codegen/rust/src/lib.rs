//! The generator of the Rust crate `cubind`, which converts call plans to files.
//!
//! ```text
//! Api ──modules──▶ Crate: one Module per library and place, of items ──files──▶ path → text
//!        │
//!        ├ raw ──▶ checked ──▶ owned: each function as a RustFn (signature, layers) ──print──▶ items
//!        └ functions of `sys`, sizes, docs, records (unnamed, derives), items, types
//! ```
//!
//! `modules` and the modules that it uses make all decisions, which depend on the plan of each call
//! ([`codegen_core::analysis`]) and on the kinds of types. `files` and `templates` only format text.

mod bit_fields;
mod checked;
mod collisions;
mod common;
mod counts;
mod derives;
mod docs;
mod files;
mod functions;
mod hand_written;
mod items;
mod layers;
mod modules;
mod on_core;
mod owned;
mod peers;
mod place;
mod print;
mod raw;
mod records;
mod rusttype;
mod scope;
mod signature;
mod signatures;
mod sizes;
mod templates;
mod types;
mod unnamed;

pub use checked::checked_functions;
pub use collisions::collisions;
pub use files::{FOLDER, LANGUAGE, emit};
pub use owned::{major_of_handles, owned_functions};
pub use rusttype::{HandleForm, MemoryForm, RustType};
pub use signature::{Bound, Conversion, Generic, HandlePass, Life, Pass, RustFn, RustOutput};

use layers::Layers;
use modules::{Crate, Module};
use place::ModulePlace;
use scope::{Item, Scope};
