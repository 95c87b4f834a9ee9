//! All tests that run the commands. They are a single program, so that it is linked only once and its tests share the
//! cores.

mod bad_input;
mod interrupted;
mod made_up;
mod rehearsal;
mod repository;
mod review;
