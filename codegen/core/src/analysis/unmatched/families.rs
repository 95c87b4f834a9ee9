//! Families: the functions that they are for must exist, and what they say of Python's GIL must hold somewhere.
//!
//! Whether their judgements on parameters decide something is known when roles are: see `roles/usage.rs`.

use crate::{
    analysis::inputs::{Bound, LibraryInput},
    diag::{Diagnostic, Diagnostics},
    spec::{Entry, Family, PythonFamily, PythonFunction},
    version::Version,
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    if !input.lends_families {
        check_lent(&[input], diagnostics);
    }
    for entry in input.spec.entries() {
        check_gil(input, &entry, diagnostics);
    }
}

/// Checks the families of the first of these libraries, which judge the functions of all.
pub(in crate::analysis) fn check_lent(judged: &[&LibraryInput<'_>], diagnostics: &mut Diagnostics) {
    for (name, family) in judged.iter().take(1).flat_map(|input| &input.spec.content.families) {
        check_family(judged, name, family, diagnostics);
    }
}

/// Whether a family is for some function that is bound in one of these libraries.
pub(in crate::analysis) fn has_functions(judged: &[&LibraryInput<'_>], family: &Family) -> bool {
    judged.iter().flat_map(|input| &input.bound).any(|it| family.rank(&it.names).is_some() && it.is_in(family.r#in))
}

fn check_family(judged: &[&LibraryInput<'_>], name: &str, family: &Family, diagnostics: &mut Diagnostics) {
    let [input, ..] = judged else { return };
    let bound = || judged.iter().flat_map(|input| input.bound.iter().map(move |it| (input, it)));
    let at = |keys: &[&str]| input.spec.location(&[&["families", name], keys].concat());
    let mut unmatched = |keys: &[&str], message: String, help: &str| {
        diagnostics.push(super::unmatched(at(keys), message).help(help));
    };
    let Family { functions, r#in, params, types, python: PythonFamily { hold_gil } } = family;
    if params.is_empty() && types.is_empty() && hold_gil.is_none() {
        let help = "remove it, or add `params`, `types` or `python.hold_gil`";
        unmatched(&[], format!("family {name} judges nothing"), help);
    }
    for (index, pattern) in functions.iter().flat_map(|patterns| &patterns.0).enumerate() {
        if !bound().any(|(_, it)| it.names.are_meant_by(pattern)) {
            unmatched(
                &["functions", &index.to_string()],
                format!("no function that is bound matches `{pattern}` of family {name}"),
                "correct the pattern or remove it",
            );
        }
    }
    if !has_functions(judged, family) {
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
    let holds = |(input, it): (&&LibraryInput<'_>, &Bound<'_>)| {
        let is_held = |version: &Version| {
            let holding = input.spec.holding_family(&it.names, |range| range.contains(*version));
            holding.is_some_and(|(holding, _)| holding == name)
        };
        it.versions.iter().any(is_held) && !input.spec.entries_for(it.symbol).any(|it| it.function.python.says_gil())
    };
    if hold_gil.is_some() && !bound().any(holds) {
        unmatched(
            &["python", "hold_gil"],
            format!("family {name} holds the GIL in no function"),
            "an entry of each function, or an earlier family, says it already: remove it",
        );
    }
}

/// A function's own entry says of the GIL what a family does not.
fn check_gil(input: &LibraryInput<'_>, entry: &Entry<'_>, diagnostics: &mut Diagnostics) {
    let PythonFunction { hold_gil, release_gil, aliases: _ } = &entry.function.python;
    let (key, release) = match (hold_gil, release_gil) {
        (None, None) => return,
        (Some(_), None) => ("hold_gil", false),
        (None | Some(_), Some(_)) => ("release_gil", true),
    };
    let both = release && hold_gil.is_some();
    let meant = input.bound.iter().filter(|it| it.is_in(entry.function.r#in));
    let meant = meant.filter(|it| input.spec.entries_for(it.symbol).any(|it| it.id() == entry.id()));
    let versions = meant.flat_map(|it| it.versions.iter().map(move |version| (it, *version)));
    let versions = versions.filter(|(_, version)| entry.function.r#in.is_none_or(|range| range.contains(*version)));
    let family = |(it, version): (&Bound<'_>, Version)| {
        input.spec.holding_family(&it.names, |range| range.contains(version)).is_some()
    };
    let held: Vec<bool> = versions.map(family).collect();
    let symbol = entry.symbol;
    let message = match release {
        true if both => format!("the entry of `{symbol}` holds the GIL and releases it"),
        true if !held.contains(&true) => format!("no family holds the GIL in {symbol}: it is released anyway"),
        false if !held.is_empty() && !held.contains(&false) => format!("a family holds the GIL in {symbol} already"),
        true | false => return,
    };
    let at = entry.location_of(&["python", key]);
    diagnostics.push(Diagnostic::new("redundant-entry", at, message).help(format!("remove `python.{key}`")));
}
