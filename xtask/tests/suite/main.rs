//! All tests that run the commands, as one program, which is linked once and shares the cores.

mod bad_input;
mod interrupted;
mod made_up;
mod rehearsal;
mod repository;
mod review;
