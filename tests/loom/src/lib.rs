//! Every order of the steps of several threads, and every value that a weakly ordered processor may show them
//! (`cargo xtask hunt soundness loom`).
#![cfg(test)]

mod bell;
mod captures;
mod clock;
mod last_work;
mod uses;
