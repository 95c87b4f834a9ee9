//! Replacements for deprecated functions, in the same major version.

use super::inputs::LibraryInput;
use crate::{
    api::{Major, Symbol},
    names::{revision, unversioned},
};
use std::collections::BTreeMap;

/// Adds the replacement for every deprecated symbol, if the replacement is known.
pub(super) fn resolve(input: &LibraryInput<'_>, major: &mut Major) {
    let found: BTreeMap<String, String> = major
        .symbols
        .values()
        .filter(|symbol| symbol.deprecated)
        .filter_map(|symbol| Some((symbol.name.clone(), successor(input, major, symbol)?)))
        .collect();
    for (symbol, instead) in found {
        if let Some(symbol) = major.symbols.get_mut(&symbol) {
            symbol.instead = Some(instead);
        }
    }
}

/// Returns the replacement for a deprecated function. The spec's replacement takes precedence, followed by the newest
/// other revision of the function, and by the replacement that headers announced before they marked the function as
/// deprecated.
fn successor(input: &LibraryInput<'_>, major: &Major, symbol: &Symbol) -> Option<String> {
    let public = |symbol: &Symbol| symbol.public.clone().filter(|_| !symbol.deprecated);
    let by_spec = || {
        let instead = input.spec.content.replaced_by.get(&symbol.name)?;
        public(major.symbols.get(instead)?)
    };
    let by_version = || {
        let stem = unversioned(&symbol.name);
        let others = major.symbols.values().filter(|other| {
            unversioned(&other.name) == stem && revision(&other.name) > revision(&symbol.name) && !other.legacy
        });
        public(others.max_by_key(|other| revision(&other.name))?)
    };
    let by_header = || {
        let instead = &symbol.announced.as_ref()?.instead;
        major.functions.contains_key(instead).then(|| instead.clone())
    };
    by_spec().or_else(by_version).or_else(by_header)
}
