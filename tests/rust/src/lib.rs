//! Code that the tests of the generated crate share.
//!
//! `cargo xtask test` runs the tests. It builds the recording stubs and sets their paths in the environment.

pub mod choice;
pub mod echo;
// Memory that ends at an unmapped page needs the system's functions.
#[cfg(target_os = "linux")]
pub mod fuzz;
pub mod gpu;
pub mod kernels;
pub mod process;
pub mod stub;
