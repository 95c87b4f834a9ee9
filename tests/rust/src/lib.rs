//! What the tests of the generated crate share.
//!
//! They are run by `cargo xtask test`, which builds the echo libraries and sets their paths in the environment.

pub mod choice;
pub mod echo;
// Memory ends at an unmapped page by the system's own functions.
#[cfg(target_os = "linux")]
pub mod fuzz;
pub mod gpu;
pub mod kernels;
pub mod process;
pub mod stub;
