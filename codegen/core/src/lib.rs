//! The core of the generator: headers to facts, facts and reviewed specs to a model in which every decision is made.
//!
//! ```text
//! headers ──scan──▶ facts ──merge──▶ registry (all toolkits)
//!                                        │
//!            specs/*.yaml (entries) ──analysis──▶ Api
//! ```
//!
//! [`analysis`] determines the role of each parameter, and from that how it takes part in the C call.
//!
//! *Architecture invariant:* nothing is printed in here. The keys of a language pass through as they are; a
//! [`Language`](language::Language) is a value that the top crate passes.

pub mod analysis;
pub mod api;
pub mod checkout;
pub mod ctype;
pub mod diag;
pub mod digest;
pub mod edition;
pub mod facts;
pub mod glob;
pub mod header_set;
pub mod language;
pub mod names;
pub mod ordered;
pub mod package;
pub mod registry;
pub mod repository;
pub mod scan;
pub mod spec;
pub mod text_file;
pub mod types;
pub mod version;
pub mod witness;
