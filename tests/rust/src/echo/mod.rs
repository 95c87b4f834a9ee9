//! Calls with recording stubs: unique arguments, and checks of the arguments that arrive and the outputs that return.
//!
//! The source that `codegen::echo` generates names the kind of each argument; the code that it calls is here.

mod arguments;
mod call;
mod checks;
mod control;
mod forms;
mod pattern;
mod run;

pub use arguments::{Length, Memories, NEEDED, NULLABLE};
pub use call::{Call, Fill, Form, Limit, OWN, lent_text};
pub use control::Echo;
pub use forms::{Numbered, Tuple, borrowed, kept};
pub use run::{Checked, Function, Helper, Module, Report, Situation, run};
