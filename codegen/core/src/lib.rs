//! The core of the generator, which combines facts from headers with reviewed specs into a model that contains all
//! decisions.
//!
//! ```text
//! registry (facts of all toolkits) ──┬──analysis──▶ Api
//!           specs/*.yaml (entries) ──┘
//! ```
//!
//! [`analysis`] determines the role of each parameter, and derives the argument that is passed for the parameter from
//! this role.
//!
//! *Architecture invariant:* this crate prints no code. Spec keys for individual languages are passed to the back ends
//! of the languages without changes. The top-level crate provides each [`Language`](language::Language) as a value.

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
