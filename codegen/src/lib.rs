//! cubind's generator: CUDA's headers in, bindings out.
//!
//! ```text
//! toolkit headers ──scan──▶ facts ──merge──▶ registry (all toolkits)
//!                                               │
//!             specs/*.yaml (judgements) ──resolve──▶ Api ──lower──▶ views ──emit──▶ generated/
//! ```
//!
//! Resolving decides what each parameter is for (its role) and from that how it takes part in the C call ([`analysis`]);
//! the languages match on the latter.
//!
//! Facts are scanned, judgements are written in specs, emitters decide nothing.

pub mod abi_check;
pub mod analysis;
pub mod api;
mod cc;
pub mod ctype;
pub mod diag;
pub mod echo;
pub mod emit;
pub mod facts;
pub mod lower;
pub mod names;
pub mod ordered;
pub mod pipeline;
pub mod registry;
pub mod report;
pub mod scan;
pub mod spec;
pub mod text_file;
pub mod toolkit;
pub mod tree;
pub mod types;
pub mod version;
