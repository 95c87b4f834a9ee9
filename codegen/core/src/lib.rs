//! The core of the generator: facts and reviewed specs to a model in which every decision is made.
//!
//! ```text
//! registry (facts of all toolkits) ──┬──analysis──▶ Api
//!           specs/*.yaml (entries) ──┘
//! ```
//!
//! [`analysis`] determines the role of each parameter, and from that how it takes part in the C call.
//!
//! *Architecture invariant:* nothing is printed in here. The keys of a language pass through as they are; a
//! [`Language`](language::Language) is a value that the top crate passes.

pub use codegen_input::{
    checkout, cross_checks, ctype, diag, digest, documented, edition, facts, glob, header_set, names, ordered,
    registry, scan, spec, text_file, version,
};

pub mod analysis;
pub mod api;
pub mod language;
pub mod package;
pub mod repository;
pub mod types;
