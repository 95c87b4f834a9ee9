//! How the C calls are made, in terms that hold for every target language: decided once, from roles and types.
//!
//! One question per file:
//!
//! - [`params`]: how does each parameter take part in the call?
//! - [`lengths`]: where do the lengths of arrays and buffers come from?
//! - [`retention`]: which handle keeps the arguments alive that the library uses after the call?
//! - [`returned`]: is the return value a status, a string, or a plain value?
//! - [`types`]: is a C type a number, a handle, a record, an address?
//!
//! *Architecture invariant:* nothing in here knows a target language, and no language asks a parameter for its role:
//! each matches on the plan and adds its own surface (Rust hides counts behind slices, Python shows them).

pub mod lengths;
pub mod params;
pub mod retention;
pub mod returned;
pub mod types;

#[cfg(test)]
mod tests;
