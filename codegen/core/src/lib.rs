//! The core of the generator. It combines facts from headers and reviewed specs into a model that contains all
//! decisions.
//!
//! ```text
//! registry (facts of all toolkits) ──┬──analysis──▶ Api
//!           specs/*.yaml (entries) ──┘
//! ```
//!
//! [`analysis`] determines the role of each parameter, and derives the argument that is passed for it from the role.
//!
//! *Architecture invariant:* this crate prints no code. It passes the keys for individual languages on unchanged. A
//! [`Language`](language::Language) is a value that the top-level crate provides.

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
