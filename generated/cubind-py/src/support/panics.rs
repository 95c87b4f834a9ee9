//! Panics, which are bugs in cubind: they print a message, and then raise an exception or abort the process.

use std::panic;
#[cfg(panic = "unwind")]
use {
    super::errors::runtime_error,
    core::cell::Cell,
    std::panic::{AssertUnwindSafe, catch_unwind},
};

use pyo3::prelude::*;

use super::errors::Fallible;
use super::package;

/// The end of each panic message.
const REPORT: &str = "This is a bug in cubind: please report it at https://github.com/cubind/cubind/issues";

#[cfg(panic = "unwind")]
thread_local! {
    /// The latest panic message on this thread.
    static LATEST: Cell<Option<String>> = const { Cell::new(None) };
}

/// Installs the hook for panics of this extension. Other extensions have their own hooks.
#[cold]
pub fn install() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        let message = format!("{} {info}\n{REPORT}", package::own().name());
        if cfg!(panic = "abort") {
            eprintln!("{message}\nThe process ends here.");
        } else {
            eprintln!("{message}");
        }
        #[cfg(panic = "unwind")]
        LATEST.set(Some(message));
    }));
}

/// Runs a function for Python. If panics unwind, a panic becomes a RuntimeError.
#[cfg(panic = "unwind")]
#[inline(always)]
pub fn caught<T>(py: Python<'_>, body: impl FnOnce() -> Fallible<T>) -> Fallible<T> {
    attempt(body).unwrap_or_else(|message| Err(runtime_error(py, format_args!("{message}"))))
}

/// Runs a function for Python. A panic ends the process, so nothing needs to be caught.
#[cfg(not(panic = "unwind"))]
#[inline(always)]
pub fn caught<T>(_: Python<'_>, body: impl FnOnce() -> Fallible<T>) -> Fallible<T> {
    body()
}

/// The assertion of unwind safety holds. A panic may leave behind Python objects, which outlive the panic in any case,
/// and locks, which tolerate panics.
#[cfg(panic = "unwind")]
fn attempt<T>(body: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(body)).map_err(|_| LATEST.take().unwrap_or_else(|| REPORT.into()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_panic_is_reported_as_a_bug_in_cubind_with_its_place() {
        super::install();
        assert_eq!(super::attempt(|| 5), Ok(5));
        let line = line!() + 1;
        let message = super::attempt(|| panic!("no such {}", "thing")).unwrap_err();
        assert!(message.starts_with("cubind panicked at "), "{message}");
        assert!(message.contains(&format!("panics.rs:{line}:")), "{message}");
        assert!(message.contains("no such thing\nThis is a bug in cubind: please report it"), "{message}");
        // Only the latest panic message is kept.
        assert_eq!(super::LATEST.take(), None);
    }
}
