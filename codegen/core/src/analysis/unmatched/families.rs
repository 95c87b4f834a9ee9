//! Checks of families. The functions of a family must exist, and the family's key `returns_at_once` must have an
//! effect.
//!
//! `roles/usage.rs` checks the effect of a family's entries for parameters, once all roles are known.

use crate::{
    analysis::inputs::{Bound, LibraryInput},
    diag::{Diagnostic, Diagnostics},
    spec::{Entry, Family},
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    if !input.lends_families {
        check_lent(&[input], diagnostics);
    }
    for entry in input.spec.entries() {
        check_gil(input, &entry, diagnostics);
    }
}

/// Checks the families of the first library, which apply to the functions of all these libraries.
pub(in crate::analysis) fn check_lent(inputs: &[&LibraryInput<'_>], diagnostics: &mut Diagnostics) {
    for (name, family) in inputs.iter().take(1).flat_map(|input| &input.spec.content.families) {
        check_family(inputs, name, family, diagnostics);
    }
}

/// Returns true if a family applies to a function that is bound in one of these libraries.
pub(in crate::analysis) fn has_functions(inputs: &[&LibraryInput<'_>], family: &Family) -> bool {
    inputs.iter().flat_map(|input| &input.bound).any(|it| family.rank(&it.names).is_some())
}

fn check_family(inputs: &[&LibraryInput<'_>], name: &str, family: &Family, diagnostics: &mut Diagnostics) {
    let [input, ..] = inputs else { return };
    let bound = || inputs.iter().flat_map(|input| input.bound.iter().map(move |it| (input, it)));
    let at = |keys: &[&str]| input.spec.location(&[&["families", name], keys].concat());
    let mut unmatched = |keys: &[&str], message: String, help: &str| {
        diagnostics.push(super::unmatched(at(keys), message).help(help));
    };
    let Family { functions, params, types, returns_at_once } = family;
    if params.is_empty() && types.is_empty() && returns_at_once.is_none() {
        let help = "remove the family, or add `params`, `types` or `returns_at_once`";
        unmatched(&[], format!("family `{name}` has no effect"), help);
    }
    for (index, pattern) in functions.iter().flat_map(|patterns| &patterns.0).enumerate() {
        if !bound().any(|(_, it)| it.names.are_meant_by(pattern)) {
            unmatched(
                &["functions", &index.to_string()],
                format!("no bound function matches `{pattern}` of family `{name}`"),
                "correct or remove the pattern",
            );
        }
    }
    if !has_functions(inputs, family) {
        // Patterns that match nothing have already been reported.
        return;
    }
    let holds = |(input, it): (&&LibraryInput<'_>, &Bound<'_>)| {
        let is_held = input.spec.holding_family(&it.names).is_some_and(|(holding, _)| holding == name);
        is_held && !input.spec.entries_for(it.symbol).any(|it| it.function.returns_at_once.is_some())
    };
    if returns_at_once.is_some() && !bound().any(holds) {
        unmatched(
            &["returns_at_once"],
            format!("`returns_at_once` of family `{name}` has no effect"),
            "remove the key, because each function's entry or an earlier family has the same key",
        );
    }
}

/// Checks that a function's own key `returns_at_once` does not repeat the key of a family.
fn check_gil(input: &LibraryInput<'_>, entry: &Entry<'_>, diagnostics: &mut Diagnostics) {
    if entry.function.returns_at_once.is_none() {
        return;
    }
    let meant = input.bound.iter().filter(|it| it.is_in(entry.function.r#in));
    let meant = meant.filter(|it| input.spec.entries_for(it.symbol).any(|it| it.id() == entry.id()));
    let held: Vec<bool> = meant.map(|it| input.spec.holding_family(&it.names).is_some()).collect();
    if !held.is_empty() && !held.contains(&false) {
        let message = format!("`returns_at_once` of {} has no effect, because a family has the same key", entry.symbol);
        let at = entry.location_of(&["returns_at_once"]);
        diagnostics.push(Diagnostic::new("redundant-entry", at, message).help("remove `returns_at_once`"));
    }
}
