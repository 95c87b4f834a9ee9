//! All tests that run the commands, as one program: it is linked once, and its tests share the cores.

mod bad_input;
mod interrupted;
mod made_up;
mod rehearsal;
mod repository;
mod review;
