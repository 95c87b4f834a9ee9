//! Views → text.
//!
//! *Architecture invariant:* emitters lay out what lowering decided; they never look at names or types to decide.

pub mod resolved;
pub mod rust;
