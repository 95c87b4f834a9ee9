//! cubind's generator: CUDA's headers in, bindings out.
//!
//! ```text
//! toolkit headers ──scan──▶ facts ──merge──▶ registry (all toolkits)
//!                                               │
//!                specs/*.yaml (judgements) ──analysis──▶ Api ──┬─rust────▶ generated/cubind
//!                                                              ├─python──▶ generated/cubind-py
//!                                                              ├─report──▶ specs/api, what people ask
//!                                                              └─site────▶ pages and data, never checked in
//! ```
//!
//! Each box is a crate beside this one; this one has the order of the passes, and is the one that the commands use.
//! [`analysis`] makes every decision: what each parameter is for (its role), and from that how it takes part in the C call.
//! A language matches on the latter, and has one crate with all that its output needs.
//!
//! Facts are scanned, judgements are written in specs, languages never look at names or roles to decide.

pub mod generate;
pub mod output;
pub mod pipeline;
pub mod stamps;
pub mod tree;

/// Python with its views.
pub mod python {
    pub use codegen_python::FOLDER;
    pub use codegen_view::{LANGUAGE, emit};
}

pub use codegen_core::{
    analysis, api, checkout, ctype, diag, edition, facts, glob, header_set, language, names, ordered, package,
    registry, scan, spec, text_file, types, version,
};
pub use codegen_report::{self as report, draft};
pub use codegen_rust as rust;
pub use codegen_site as site;
pub use codegen_toolkit as toolkit;
pub use codegen_verify::{abi_check, cc, echo};
