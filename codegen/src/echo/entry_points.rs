//! What `cuGetProcAddress` of the echo driver answers: which symbol a name means for a program of some version.
//!
//! Programs ask for the version in which a function got the form that they were written for: `cuCtxCreate` of 11.4 is
//! `cuCtxCreate_v3`. The headers tell these versions in the names of the types in `cudaTypedefs.h`, and the forms of a
//! name are its symbols in the order of their numbers; the compiler checks for each pair that the types are the same.

use super::{library::EchoLibrary, source::render};
use crate::names::{revision, unversioned};
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

/// The header with a type for each form of each name.
pub(super) const TYPEDEFS: &str = "cudaTypedefs.h";

/// What the C functions are called that answer instead of a symbol, in front of its name.
const ANSWER: &str = "echo_answer_";

/// The C source of the echo driver's answers: it says which symbols have one.
const DRIVER: &str = include_str!("../../../templates/c/echo_driver.c.j2");

#[derive(Template)]
#[template(path = "c/echo_driver.c.j2", escape = "none")]
struct Driver<'a> {
    version: u32,
    rows: Vec<Row<'a>>,
}

/// A form of a name.
#[derive(Debug, PartialEq, Eq)]
struct Row<'a> {
    name: &'a str,
    version: u32,
    symbol: &'a str,
    per_thread: &'a str,
    /// Whether the headers have a type for it.
    has_type: bool,
}

/// A symbol that the library exports.
#[derive(Clone, Copy)]
struct Exported<'a> {
    symbol: &'a str,
    per_thread: &'a str,
    /// Whether the library's own toolkit declares it: it may have the type of a function that is gone.
    is_declared: bool,
}

/// The name of the C function that answers instead of `symbol`, if one does.
pub(super) fn answer(library: &EchoLibrary<'_>, symbol: &str) -> Option<String> {
    (is_driver(library) && answered().any(|of| of == symbol)).then(|| format!("{ANSWER}{symbol}"))
}

/// The C source with the answers, for the library that has such functions.
pub(super) fn source(library: &EchoLibrary<'_>, typedefs: &str) -> Option<String> {
    let symbols = library.functions.iter().map(|(symbol, function)| Exported {
        symbol,
        per_thread: function.per_thread,
        is_declared: function.declared == library.toolkit,
    });
    let rows = rows(symbols, &versions(typedefs));
    is_driver(library).then(|| render(&Driver { version: library.number(), rows }))
}

/// Whether it is the library that the answers are for: the one that has these functions.
fn is_driver(library: &EchoLibrary<'_>) -> bool {
    answered().all(|symbol| library.functions.contains_key(symbol))
}

/// The symbols with an answer.
fn answered() -> impl Iterator<Item = &'static str> {
    let words = DRIVER.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter_map(|word| word.strip_prefix(ANSWER))
}

/// Name → the versions of its forms, from types such as `PFN_cuCtxCreate_v11040`.
fn versions(typedefs: &str) -> BTreeMap<&str, BTreeSet<u32>> {
    let mut found: BTreeMap<&str, BTreeSet<u32>> = BTreeMap::new();
    for word in typedefs.split(|c: char| !c.is_ascii_alphanumeric() && c != '_') {
        // The types of per-thread twins have a suffix, and so no number at the end.
        let form = word.strip_prefix("PFN_").and_then(|word| word.rsplit_once("_v"));
        if let Some((name, Ok(version))) = form.map(|(name, version)| (name, version.parse())) {
            found.entry(name).or_default().insert(version);
        }
    }
    found
}

/// The forms of every name.
fn rows<'a>(symbols: impl Iterator<Item = Exported<'a>>, versions: &BTreeMap<&str, BTreeSet<u32>>) -> Vec<Row<'a>> {
    let mut families: BTreeMap<&str, BTreeMap<(u32, &str), Exported<'_>>> = BTreeMap::new();
    for exported in symbols {
        let form = (revision(exported.symbol), exported.symbol);
        families.entry(unversioned(exported.symbol)).or_default().insert(form, exported);
    }
    let mut rows = Vec::new();
    for (name, family) in families {
        let known = versions.get(name).filter(|versions| versions.len() == family.len());
        for (index, Exported { symbol, per_thread, is_declared }) in family.into_values().enumerate() {
            let version = known.and_then(|versions| versions.iter().nth(index)).copied();
            // A name without types is answered with its newest form, whatever the program's version.
            let (version, has_type) = (version.unwrap_or(0), version.is_some() && is_declared);
            rows.push(Row { name, version, symbol, per_thread, has_type });
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_driver_answers_what_programs_ask_first() {
        let answered: BTreeSet<&str> = answered().collect();
        for symbol in ["cuDriverGetVersion", "cuGetProcAddress", "cuGetProcAddress_v2"] {
            assert!(answered.contains(symbol), "{symbol} in {answered:?}");
        }
    }

    #[test]
    fn forms_are_paired_with_versions_in_order() {
        let typedefs = "typedef CUresult (CUDAAPI *PFN_cuA_v3020)(int); #define PFN_cuA PFN_cuA_v12050\n\
                        (CUDAAPI *PFN_cuA_v2000)(int); (CUDAAPI *PFN_cuB_v7000_ptsz)(int); PFN_cuB_v4000 PFN_cuC_v1 PFN_cuGone_v2000";
        let versions = versions(typedefs);
        let symbols = [("cuA", ""), ("cuA_v10", ""), ("cuA_v2", ""), ("cuB", "_ptsz"), ("cuD", ""), ("cuGone", "")];
        let symbols =
            symbols.map(|(symbol, per_thread)| Exported { symbol, per_thread, is_declared: symbol != "cuGone" });
        let row = |name, version, symbol, per_thread, has_type| Row { name, version, symbol, per_thread, has_type };
        assert_eq!(
            rows(symbols.into_iter(), &versions),
            [
                row("cuA", 2000, "cuA", "", true),
                row("cuA", 3020, "cuA_v2", "", true),
                row("cuA", 12050, "cuA_v10", "", true),
                row("cuB", 4000, "cuB", "_ptsz", true),
                row("cuD", 0, "cuD", "", false),
                // The headers still have its type, but no function to compare it with.
                row("cuGone", 2000, "cuGone", "", false),
            ]
        );
    }
}
