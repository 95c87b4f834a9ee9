//! Definitions of the type names in signatures and records.
//!
//! There are two indexes. [`TypeIndex`] covers the facts of one toolkit. Rules, lints and the analysis use this index
//! to decide how a type is *bound*. [`MajorTypes`] covers the resulting types for one major version of the
//! [`Api`](crate::api::Api). Plans of calls and the back end of each language use this index.

mod handles;
mod initial;
mod major;
mod record;
mod record_constants;
mod selected;
mod storage;
mod toolkit;

pub use handles::{Found, Handles, OwnedOutput};
pub use major::{Definition, MajorTypes, Meant, Source, ValueKind};
pub use record::{Part, Record};
pub use record_constants::{RecordPart, Step};
pub use selected::{Bytes, ValueSize};
pub use storage::{Frame, Spot, Storage, storage_name};
pub use toolkit::{Tags, TypeClass, TypeIndex};
