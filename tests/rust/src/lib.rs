//! What the tests of the generated crate share.
//!
//! They are run by `cargo xtask test`, which builds the echo libraries and says in the environment where they are.

pub mod echo;
pub mod process;
