//! [`Api`](crate::api::Api) → views: what one language prints, ready to print.
//!
//! Every decision that an emitter would need is made here, by matching on roles and kinds; emitters only lay out text.

pub mod python;
pub mod rust;
pub mod share;
