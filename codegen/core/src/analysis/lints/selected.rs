//! Checks of untyped addresses in functions with a selector, which is an enum parameter that selects a type.
//!
//! If an enum's members select value types in one function, an address in another function with a parameter of that
//! enum probably refers to such values.

use super::roles::{Check, is_enum};
use crate::{
    analysis::inputs::LibraryInput,
    api::{
        ResolvedSignature,
        roles::{Param, Role},
    },
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let all = || signatures.iter().flat_map(|(symbol, forms)| forms.iter().map(move |form| (symbol, form)));
    let mut used: BTreeMap<&str, &str> = BTreeMap::new();
    for (symbol, form) in all() {
        let selections = form.params.iter().filter_map(|param| param.role.selection());
        selections.for_each(|selection| {
            used.entry(&selection.table).or_insert(symbol);
        });
    }
    let scanned: BTreeSet<Version> = input.registry.toolkits.keys().copied().collect();
    for (symbol, form) in all() {
        let open: Vec<&Param> = form.params.iter().filter(|param| is_open(param)).collect();
        let Some(version) = form.toolkits.expand(&scanned).last().filter(|_| !open.is_empty()) else { continue };
        let type_index = input.type_index(version, &input.registry.toolkits[&version]);
        // A selector determines the type of only one value.
        let is_used = |param: &Param| {
            form.params.iter().filter_map(|param| param.role.selection()).any(|it| it.selector == param.name)
        };
        for (param, (selector, (table, other))) in open.iter().flat_map(|param| {
            let selectors =
                form.params.iter().filter(|it| !is_used(it)).flat_map(|it| used.iter().map(move |found| (it, found)));
            selectors.filter(|(it, (table, _))| is_enum(&type_index, it, table)).map(move |found| (*param, found))
        }) {
            let (name, selector) = (&param.name, &selector.name);
            let check = Check { input, symbol, version, params: &form.params, param, type_index: &type_index };
            diagnostics.push(
                Diagnostic::new(
                    "undecided-selection",
                    check.at(&[]),
                    format!(
                        "`{name}` of {symbol} is an untyped address, but `{selector}` (of type `{table}`) may select \
                        its type"
                    ),
                )
                .note(format!("in {other}, the members of `{table}` select the types listed under `values`"))
                .help(format!(
                    "if `{selector}` selects the type, write `{name}: {{role: in_attribute, selector: {{{selector}: \
                    {table}}}}}`, or `out_attribute`\nif the pointer itself contains an integer, write `{{role: \
                    address, selector: …}}`\nif `{selector}` does not select the type, add `although: {{type: WHY}}`"
                )),
            );
        }
    }
}

/// Returns true if no entry describes the memory at this address.
fn is_open(param: &Param) -> bool {
    let is_untyped = param.ty.pointee().is_some_and(|(to, _)| *to == CType::Void);
    let is_told = param.host().is_some() || param.although("type").is_some() || param.function;
    param.role == Role::Address { selection: None } && is_untyped && !is_told
}
