//! Reports about the registry and the model, as text for a terminal.
//!
//! *Architecture invariant:* reports only read the registry and the resolved model. They make no decisions about the
//! bindings.

pub mod api_text;
mod coverage;
pub mod diff;
pub mod draft;
pub mod entry;
pub mod explain;
mod lists;
mod markdown;
mod missing_entries;
mod newer;
pub mod review;
mod scanned;
mod table;
mod wrap;

pub use coverage::{Report, coverage};
pub use explain::explain;
pub use lists::outdated_rows;
pub use missing_entries::{Extent, Open, failure, open};
pub use newer::newer;
pub use scanned::{scanned, scanned_only};
pub(crate) use wrap::flow_list;
