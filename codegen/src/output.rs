//! Standard output of the commands: versions of `print!` and `println!` that end the program silently when the pipe is
//! closed.
//!
//! The standard library's macros panic if the pipe is closed. `cargo xtask diff 12.9 13.0 | head` would then print a
//! backtrace. A program that declares `#[macro_use(print, println)] extern crate codegen;` uses the macros of this
//! module in all of its files.

use std::{
    io::{self, ErrorKind, Write},
    process,
};

/// Writes to the standard output. If the reader has closed the pipe (for example, `head`), the program ends with exit
/// code 0.
///
/// # Panics
///
/// Panics if the standard output cannot be written for any other reason, such as a full disk.
pub fn write(text: &str) {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => panic!("cannot write to the standard output: {error}"),
    }
}

/// Like [`std::print!`], but ends the program if the reader has closed the pipe.
#[macro_export]
macro_rules! print {
    ($($argument:tt)*) => { $crate::output::write(&::std::format!($($argument)*)) };
}

/// Like [`std::println!`], but ends the program if the reader has closed the pipe.
#[macro_export]
macro_rules! println {
    () => { $crate::output::write("\n") };
    ($($argument:tt)*) => { $crate::output::write(&::std::format!("{}\n", ::std::format_args!($($argument)*))) };
}
