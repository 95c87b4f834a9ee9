//! Test programs that are generated and run: recording stubs with calls to every function, and the ABI check.

pub mod abi_check;
pub mod cc;
pub mod echo;
