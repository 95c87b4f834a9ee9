//! All tests that use the generator from outside, as one program, which is linked once and shares the cores.

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
