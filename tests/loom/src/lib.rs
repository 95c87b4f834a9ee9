//! Tests of every order of the steps of several threads, and of every value that a weakly ordered processor may show to
//! these threads (`cargo xtask hunt soundness loom`).
#![cfg(test)]

mod bell;
mod captures;
mod clock;
mod last_work;
mod uses;
