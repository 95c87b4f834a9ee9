//! Checks that each symbol of a library file has exactly one signature.
//!
//! A call through any other signature would be undefined behavior. Signatures may differ between library files, because
//! `libcudart.so.12` and `libcudart.so.13` are two libraries. The names of parameters may change. The names of types
//! may change if `renamed_types` lists the types.

use crate::{
    analysis::{inputs::LibraryInput, renamed},
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    facts::Function,
    version::Version,
};
use std::collections::BTreeMap;

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    // The first declaration of each symbol, by library file.
    let mut first: BTreeMap<(usize, &str), (Version, &Function)> = BTreeMap::new();
    for (version, facts) in &input.registry.toolkits {
        let loads = &input.spec.content.library.loads;
        // A toolkit without a library file is reported elsewhere.
        let Some(file) = loads.keys().position(|range| range.contains(*version)) else { continue };
        let is_bound = |symbol: &str| input.skip(symbol, *version).is_none();
        for (symbol, function) in facts.functions.iter().filter(|(symbol, _)| is_bound(symbol)) {
            let (before, known) = *first.entry((file, symbol)).or_insert((*version, function));
            if known.types() != function.types() && in_newer_names(input, known) != in_newer_names(input, function) {
                diagnostics.push(changed(input, symbol, (before, known), (*version, function)));
                // Later toolkits are compared with the new signature, so that the difference is reported once.
                first.insert((file, symbol), (*version, function));
            }
        }
    }
}

/// Returns the types of a signature, under their names in newer toolkits and without `const`, which does not affect
/// calls.
fn in_newer_names(input: &LibraryInput<'_>, function: &Function) -> Vec<CType> {
    let (returns, params) = function.types();
    std::iter::once(returns).chain(params).map(|ty| renamed::in_newer_names(input, ty).unqualified()).collect()
}

fn changed(
    input: &LibraryInput<'_>,
    symbol: &str,
    (before, old): (Version, &Function),
    (after, new): (Version, &Function),
) -> Diagnostic {
    Diagnostic::new(
        "changed-signature",
        input.spec.function_location(symbol),
        format!(
            "{symbol} has different signatures in {product} {after} and {before}, which use the same library file",
            product = input.product()
        ),
    )
    .note(format!("{product} {before}: {}", old.prototype(symbol), product = input.product()))
    .note(format!("{product} {after}: {}", new.prototype(symbol), product = input.product()))
    .help(format!(
        "if the new type has the same size and meaning, change the scan so that it treats the two types as \
        one\notherwise, skip the function in this major version: `skip: {{{symbol}: {{in: \"{}..\", reason: \
        \"…\"}}}}`",
        after.major
    ))
}
