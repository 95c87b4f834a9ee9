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
//! [`analysis`] makes every decision: what each parameter is for (its role), and from that how it takes part in the C call.
//! A language matches on the latter, and has one folder with all that its output needs.
//!
//! Facts are scanned, judgements are written in specs, languages never look at names or roles to decide.

pub mod abi_check;
pub mod analysis;
pub mod api;
pub mod cc;
pub mod checkout;
pub mod ctype;
pub mod diag;
mod digest;
pub mod draft;
pub mod echo;
pub mod edition;
pub mod facts;
pub mod generate;
pub mod glob;
mod guide;
pub mod header_set;
pub mod language;
pub mod names;
pub mod ordered;
pub mod output;
pub mod package;
pub mod pipeline;
mod printing;
pub mod python;
pub mod registry;
pub mod report;
#[cfg(test)]
mod repository;
pub mod rust;
pub mod scan;
pub mod site;
pub mod spec;
pub mod stamps;
pub mod text_file;
pub mod toolkit;
pub mod tree;
pub mod types;
pub mod version;
mod witness;
