//! cubind's generator, which reads CUDA's headers and generates bindings.
//!
//! ```text
//! toolkit headers ──scan──▶ facts ──merge──▶ registry (all toolkits)
//!                                               │
//!                specs/*.yaml (decisions) ───analysis──▶ Api ──┬─rust────▶ generated/cubind
//!                                                              ├─python──▶ generated/cubind-py
//!                               specs/views/*.yaml ────────────┼─views───▶ modules of generated/cubind-py
//!                                                              ├─report──▶ specs/api, reports for terminals
//!                                                              └─site────▶ pages and data, never checked in
//! ```
//!
//! Each step is a crate next to this one. This crate defines the order of the passes, and implements the commands.
//! [`analysis`] makes all decisions: it determines the role of each parameter, and plans the C call accordingly. The
//! back end of a language matches on the plan. The back end's crate contains all code and templates that the language's
//! output needs.
//!
//! Facts are scanned from headers, and decisions are written in specs. The back ends of the languages never make
//! decisions based on names or roles.

pub mod generate;
pub mod output;
pub mod pipeline;
pub mod stamps;
pub mod tree;

pub use codegen_core::{
    analysis, api, checkout, ctype, diag, edition, facts, glob, header_set, language, names, ordered, package,
    registry, scan, spec, text_file, types, version,
};
pub use codegen_python as python;
pub use codegen_report::{self as report, draft};
pub use codegen_rust as rust;
pub use codegen_site as site;
pub use codegen_toolkit as toolkit;
pub use codegen_verify::{abi_check, cc, echo};
pub use codegen_view as views;
