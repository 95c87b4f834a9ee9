//! Inputs of the analysis: facts from headers, the registry of facts from all toolkits, and the reviewed specs.
//!
//! ```text
//! headers ──scan──▶ facts ──merge──▶ registry (all toolkits)
//!                                    specs/*.yaml (entries)
//! ```

pub mod checkout;
pub mod cross_checks;
pub mod ctype;
pub mod diag;
pub mod digest;
pub mod edition;
pub mod facts;
pub mod glob;
pub mod header_set;
pub mod names;
pub mod ordered;
pub mod registry;
pub mod repository;
pub mod scan;
pub mod spec;
pub mod text_file;
pub mod version;
