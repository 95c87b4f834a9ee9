//! Calls to recording stubs with unique arguments, and checks of the received arguments and the returned outputs. The
//! code that `codegen::echo` generates specifies the kind of each argument, and calls the code in this module.

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
