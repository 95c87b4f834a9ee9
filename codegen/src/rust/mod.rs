//! The Rust crate `cubind`: everything that only it needs, from plans of calls to files.
//!
//! ```text
//! Api ──modules──▶ Crate: one Module per library and place, of items ──files──▶ path → text
//!        │
//!        └ functions (body, sizes, docs), records (unnamed, derives), items, types
//! ```
//!
//! Every decision is made in `modules` and below, by matching on the plan of each call ([`crate::analysis`]) and on kinds
//! of types; `files` and `templates` only lay out text.

mod bit_fields;
mod body;
mod checked;
mod derives;
mod docs;
mod files;
mod functions;
mod items;
mod modules;
mod owned;
mod records;
mod safety;
mod scope;
mod signatures;
mod sizes;
mod templates;
mod types;
mod unnamed;

pub use checked::checked_functions;
pub(crate) use docs::announced;
pub use docs::page;
pub use files::{FOLDER, emit};
pub use owned::{Form, Wrap, major_of_handles, owned_forms};
pub use signatures::signatures;

use modules::{Crate, Item, Module, Place};
use scope::Scope;
