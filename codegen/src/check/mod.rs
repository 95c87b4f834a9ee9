//! Whole-API lints: what a spec can say wrongly although everything that it names exists.
//!
//! `resolve` finds entries that match nothing; these lints look at what the entries mean together: a role must fit its
//! parameter's type, a count must be a number, a table must know its enum. What passes here, the emitters can print.
//!
//! *Architecture invariant:* lints read the judged API and record findings; they decide nothing.

mod enums;
mod fields;
mod helpers;
mod lengths;
mod library;
mod ranges;
mod roles;
mod signatures;
mod size_changes;
pub(crate) mod statics;
mod tables;
mod types;

use crate::{
    api::ResolvedSignature,
    diag::{Diagnostics, Location},
    names::unversioned,
    resolve::LibraryInput,
    spec,
    version::CudaVersion,
};
use std::collections::BTreeMap;

/// Looks at everything that one library's spec says; `judged` holds each symbol that is bound.
pub(crate) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    types::check(input, diagnostics);
    signatures::check(input, diagnostics);
    size_changes::check(input, diagnostics);
    library::check(input, diagnostics);
    enums::check(input, diagnostics);
    tables::check(input, signatures, diagnostics);
    fields::check(input, signatures, diagnostics);
    helpers::check(input, diagnostics);
    ranges::check(input, signatures, diagnostics);
    roles::check(input, signatures, diagnostics);
}

/// An entry of the spec that judges a parameter.
struct Entry<'a> {
    /// The symbol it is written under: the function's own, or its unversioned name.
    key: &'a str,
    /// Its place in the list of the symbol's entries.
    index: usize,
    function: &'a spec::Function,
}

impl<'a> Entry<'a> {
    /// The entry that decides `param` of `symbol` in a declaration of `version`.
    fn deciding(input: &LibraryInput<'a>, symbol: &'a str, param: &str, version: CudaVersion) -> Option<Self> {
        let functions = &input.spec.content.functions;
        [symbol, unversioned(symbol)].into_iter().find_map(|key| {
            let mut entries = functions.get(key)?.0.iter().enumerate();
            let (index, function) = entries.find(|(_, entry)| {
                entry.r#in.is_none_or(|range| range.contains(version)) && entry.params.contains_key(param)
            })?;
            Some(Self { key, index, function })
        })
    }

    /// The place of what the entry says under `rest`.
    fn location(&self, input: &LibraryInput<'_>, rest: &[&str]) -> Location {
        place(input, self.key, self.index, rest)
    }
}

/// The place of `rest` in the entry `index` of `symbol`.
fn place(input: &LibraryInput<'_>, symbol: &str, index: usize, rest: &[&str]) -> Location {
    let item = index.to_string();
    let several = input.spec.content.functions.get(symbol).is_some_and(|entries| entries.0.len() > 1);
    let base: &[&str] = if several { &["functions", symbol, &item] } else { &["functions", symbol] };
    input.spec.location(&[base, rest].concat())
}
