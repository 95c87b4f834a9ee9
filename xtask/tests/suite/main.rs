//! All tests that run the `cargo xtask` commands. The tests are a single program, so that the program is linked only
//! once and the tests share the cores.

mod bad_input;
mod interrupted;
mod made_up;
mod rehearsal;
mod repository;
mod review;
