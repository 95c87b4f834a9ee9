//! The core of the generator: it turns facts and reviewed specs into a model with every decision.
//!
//! ```text
//! registry (facts of all toolkits) ──┬──analysis──▶ Api
//!           specs/*.yaml (entries) ──┘
//! ```
//!
//! [`analysis`] determines the role of each parameter, and from that how it takes part in the C call.
//!
//! *Architecture invariant:* nothing is printed here. Keys of one language are passed on unchanged; a
//! [`Language`](language::Language) is a value that the top crate provides.

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
