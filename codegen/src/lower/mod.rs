//! [`Api`](crate::api::Api) → views: what one language prints, ready to print.
//!
//! Every decision that an emitter would need is made here, by matching on the plan of each call ([`crate::analysis`]) and on
//! kinds of types; emitters only lay out text.

pub mod python;
pub mod rust;
