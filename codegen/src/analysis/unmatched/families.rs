//! Families: the functions that they are for must exist, and what they say of Python's GIL must hold somewhere.
//!
//! Whether their judgements on parameters decide something is known when roles are: see `roles/usage.rs`.

use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics},
    facts,
    spec::{Entry, Family, calls},
    version::CudaVersion,
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (name, family) in &input.spec.content.families {
        check_family(input, name, family, diagnostics);
    }
    for entry in input.spec.entries() {
        check_gil(input, &entry, diagnostics);
    }
}

/// Every declaration that is not skipped.
fn bound<'a>(input: &'a LibraryInput<'a>) -> impl Iterator<Item = (CudaVersion, &'a str, &'a facts::Function)> {
    let declared = input.registry.toolkits.iter().flat_map(|(version, facts)| {
        facts.functions.iter().map(|(symbol, function)| (*version, symbol.as_str(), function))
    });
    declared.filter(|(version, symbol, _)| input.skip(symbol, *version).is_none())
}

/// Whether a family is for some function that is bound.
pub(in crate::analysis) fn has_functions(input: &LibraryInput<'_>, family: &Family) -> bool {
    bound(input).any(|(version, symbol, function)| {
        family.is_for(symbol, &function.names) && family.r#in.is_none_or(|range| range.contains(version))
    })
}

fn check_family(input: &LibraryInput<'_>, name: &str, family: &Family, diagnostics: &mut Diagnostics) {
    let at = |keys: &[&str]| input.spec.location(&[&["families", name], keys].concat());
    let mut unmatched = |keys: &[&str], message: String, help: &str| {
        diagnostics.push(Diagnostic::new("unmatched-family", at(keys), message).help(help));
    };
    let Family { functions, r#in, params, types, hold_gil } = family;
    if params.is_empty() && types.is_empty() && hold_gil.is_none() {
        unmatched(&[], format!("family {name} judges nothing"), "remove it, or add `params`, `types` or `hold_gil`");
    }
    for (index, pattern) in functions.iter().flat_map(|patterns| &patterns.0).enumerate() {
        if !bound(input).any(|(_, symbol, function)| calls(pattern, symbol, &function.names)) {
            unmatched(
                &["functions", &index.to_string()],
                format!("no function that is bound matches `{pattern}` of family {name}"),
                "correct the pattern or remove it",
            );
        }
    }
    if !has_functions(input, family) {
        // Without a range it is a pattern that matches nothing.
        if r#in.is_some() {
            unmatched(
                &["in"],
                format!("no toolkit in this range declares a function of family {name}"),
                "correct the range or remove the family",
            );
        }
        return;
    }
    let holds = |version: CudaVersion, symbol: &str, function: &facts::Function| {
        let holding = input.spec.holding_family(symbol, &function.names, |range| range.contains(version));
        holding.is_some_and(|(holding, _)| holding == name) && !input.spec.entries_for(symbol).any(|it| says_gil(&it))
    };
    if hold_gil.is_some() && !bound(input).any(|(version, symbol, function)| holds(version, symbol, function)) {
        unmatched(
            &["hold_gil"],
            format!("family {name} holds the GIL in no function"),
            "an entry of each function, or an earlier family, says it already: remove it",
        );
    }
}

fn says_gil(entry: &Entry<'_>) -> bool {
    entry.function.hold_gil.is_some() || entry.function.release_gil.is_some()
}

/// A function's own entry says of the GIL what a family does not.
fn check_gil(input: &LibraryInput<'_>, entry: &Entry<'_>, diagnostics: &mut Diagnostics) {
    let (key, release) = match (&entry.function.hold_gil, &entry.function.release_gil) {
        (None, None) => return,
        (Some(_), None) => ("hold_gil", false),
        (None | Some(_), Some(_)) => ("release_gil", true),
    };
    let both = release && entry.function.hold_gil.is_some();
    let family = bound(input)
        .filter(|(version, ..)| entry.function.r#in.is_none_or(|range| range.contains(*version)))
        .filter(|(_, symbol, _)| input.spec.entries_for(symbol).any(|it| it.id() == entry.id()))
        .map(|(version, symbol, function)| {
            input.spec.holding_family(symbol, &function.names, |range| range.contains(version))
        });
    let held: Vec<bool> = family.map(|family| family.is_some()).collect();
    let symbol = entry.symbol;
    let message = match release {
        true if both => format!("the entry of `{symbol}` holds the GIL and releases it"),
        true if !held.contains(&true) => format!("no family holds the GIL in {symbol}: it is released anyway"),
        false if !held.is_empty() && !held.contains(&false) => format!("a family holds the GIL in {symbol} already"),
        true | false => return,
    };
    diagnostics
        .push(Diagnostic::new("redundant-entry", entry.location_of(&[key]), message).help(format!("remove `{key}`")));
}
