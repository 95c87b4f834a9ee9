//! Results of `cuGetProcAddress` in the recording driver: the symbol to which a name refers for a program that requests
//! a version.
//!
//! Programs pass the version that introduced the requested form of a function: `cuCtxCreate` in 11.4 is
//! `cuCtxCreate_v3`. The registry contains these versions, which the scan reads from the headers of function pointer
//! types (`dates` in the spec). For each form, the compiler checks that the function pointer type for the form's
//! version matches the function.

use super::{
    library::{EchoFunction, EchoLibrary},
    source::render,
};
use askama::Template;
use codegen_core::{
    names::{revision, unversioned},
    version::Version,
};

/// The prefix of the names of C functions that replace a symbol.
const ANSWER: &str = "echo_answer_";

/// The C source of the replacement functions for the recording driver. It contains the names of the replaced symbols.
const DRIVER: &str = include_str!("../../../../templates/c/echo_driver.c.j2");

#[derive(Template)]
#[template(path = "c/echo_driver.c.j2", escape = "none")]
struct Driver<'a> {
    /// The headers that declare the functions, and the headers that declare a function pointer type for each form of a
    /// function.
    headers: Vec<String>,
    version: u32,
    rows: Vec<Row<'a>>,
}

/// A form of a function to which a name refers.
#[derive(Debug, PartialEq, Eq)]
struct Row<'a> {
    name: &'a str,
    version: u32,
    symbol: &'a str,
    per_thread: &'a str,
    /// Set if the headers declare the form and its function pointer type.
    has_type: bool,
}

/// The name of the C function that replaces `symbol`. `None` if `symbol` is not replaced.
pub(super) fn answer(library: &EchoLibrary<'_>, symbol: &str) -> Option<String> {
    (is_driver(library) && answered().any(|of| of == symbol)).then(|| format!("{ANSWER}{symbol}"))
}

/// The C source of the replacement functions. `None` if the library does not contain the replaced symbols.
pub(super) fn source(library: &EchoLibrary<'_>) -> Option<String> {
    is_driver(library).then(|| {
        let dates = library.library.spec.headers_with_dates().into_iter();
        let headers = library.headers(library.version).into_iter().chain(dates).collect();
        let version = library.version.in_header();
        render(&Driver { headers, version, rows: rows(library.functions.values(), library.version) })
    })
}

/// Returns true if the replacement functions belong to this library, because the library contains the replaced
/// functions.
fn is_driver(library: &EchoLibrary<'_>) -> bool {
    answered().all(|symbol| library.functions.contains_key(symbol))
}

/// The names of the symbols that are replaced.
fn answered() -> impl Iterator<Item = &'static str> {
    let words = DRIVER.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter_map(|word| word.strip_prefix(ANSWER))
}

/// The forms of every name, in the order in which they were introduced.
fn rows<'a>(functions: impl Iterator<Item = &'a EchoFunction<'a>>, toolkit: Version) -> Vec<Row<'a>> {
    let mut functions: Vec<&EchoFunction<'_>> = functions.collect();
    functions.sort_by_key(|function| (unversioned(function.symbol), revision(function.symbol)));
    let row = |function: &EchoFunction<'a>| Row {
        name: unversioned(function.symbol),
        // A name without a recorded version refers to its newest form, regardless of the requested version.
        version: function.driver_since.map_or(0, Version::in_header),
        symbol: function.symbol,
        per_thread: function.per_thread,
        // The headers may still contain the function pointer type of a removed function. This type cannot be compared
        // with the function.
        has_type: function.driver_since.is_some() && function.declared == toolkit,
    };
    functions.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::{ctype::CType, ordered::Ordered};
    use std::collections::BTreeSet;

    #[test]
    fn the_driver_stub_returns_version_and_entry_points() {
        let answered: BTreeSet<&str> = answered().collect();
        for symbol in ["cuDriverGetVersion", "cuGetProcAddress", "cuGetProcAddress_v2"] {
            assert!(answered.contains(symbol), "{symbol} in {answered:?}");
        }
    }

    #[test]
    fn forms_are_in_the_order_of_their_versions() {
        let (old, new) = (Version::new(12, 9), Version::new(13, 0));
        let (returns, params) = (CType::Void, Ordered::default());
        let function = |symbol, per_thread, declared, driver_since: Option<(u32, u32)>| {
            let driver_since = driver_since.map(|(major, minor)| Version::new(major, minor));
            let (returns, params, effects) = (&returns, &params, Vec::new());
            EchoFunction { symbol, declared, returns, params, effects, per_thread, driver_since }
        };
        let functions = [
            function("cuA", "", new, Some((2, 0))),
            function("cuA_v10", "", new, Some((12, 5))),
            function("cuA_v2", "", new, Some((3, 2))),
            function("cuB", "_ptsz", new, Some((4, 0))),
            function("cuD", "", new, None),
            function("cuGone", "", old, Some((2, 0))),
        ];
        let row = |name, version, symbol, per_thread, has_type| Row { name, version, symbol, per_thread, has_type };
        assert_eq!(
            rows(functions.iter(), new),
            [
                row("cuA", 2000, "cuA", "", true),
                row("cuA", 3020, "cuA_v2", "", true),
                row("cuA", 12050, "cuA_v10", "", true),
                row("cuB", 4000, "cuB", "_ptsz", true),
                row("cuD", 0, "cuD", "", false),
                row("cuGone", 2000, "cuGone", "", false),
            ]
        );
    }
}
