//! Calls through echo libraries: arguments that can be told apart, and what must become of them.
//!
//! The source that `codegen::echo` makes says for each function which argument is what; everything it does is in here.

mod arguments;
mod call;
mod checks;
mod control;
mod pattern;
mod run;

pub use arguments::{Length, Memories, NEEDED, NULLABLE};
pub use call::{Call, Fill, Limit, OWN, lent_text};
pub use control::Echo;
pub use run::{Function, Helper, Module, Report, Situation, run};
