//! Integration tests of the generator. They are a single program, so that the program is linked only once and the tests
//! share the cores.

mod abi;
mod crates;
mod errors;
mod fixtures;
mod fuzz;
mod lists;
mod macros;
mod majors;
mod map;
mod names;
mod outside;
mod package;
mod safety;
mod stamps;
mod summaries;
mod support;
mod words;
