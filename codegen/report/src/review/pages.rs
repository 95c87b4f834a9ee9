//! Links to NVIDIA's documentation for entries of a spec.

use super::pair::Pair;
use codegen_core::{
    api::{Symbol, docs::page},
    spec::FunctionNames,
};

/// A link for each key of an entry. The link's target is the documentation of the first function that matches the key.
pub(super) fn find(pair: &Pair<'_>, keys: &[String]) -> Vec<String> {
    let Some(library) = pair.head.library(pair.name) else { return Vec::new() };
    let newest_first = || library.majors.values().rev().flat_map(|major| major.symbols.values());
    let link = |key: &String| {
        let is_meant = |symbol: &&Symbol| FunctionNames::new(&symbol.name, &symbol.public).rank(key).is_some();
        let symbol = newest_first().find(is_meant)?;
        Some(format!("[`{key}`]({})", page(&library.spec.docs, symbol)))
    };
    keys.iter().filter_map(link).collect()
}
