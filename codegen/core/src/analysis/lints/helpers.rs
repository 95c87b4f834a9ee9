//! Checks of inline functions in headers. Each function needs an entry `helper` or `skip`, and must initialize the
//! record that it returns.

use crate::{
    analysis::inputs::LibraryInput,
    ctype::prototype,
    diag::{Diagnostic, Diagnostics, MissingEntry, nearest},
    facts::{Facts, Helper, Record},
    spec::Rules,
    types::TypeClass,
    version::Version,
};
use indexmap::IndexMap;
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (version, facts) in &input.registry.toolkits {
        for (name, helper) in &facts.helpers {
            let is_skipped = input.skip(name, *version).is_some();
            match (input.spec.content.helpers.get(name), is_skipped) {
                (Some(entry), false) => fields(input, *version, facts, name, helper, entry, diagnostics),
                (Some(_), true) => diagnostics.push(
                    Diagnostic::new(
                        "skipped-entry",
                        input.spec.location(&["helpers", name]),
                        format!("`{name}` has the key `helper`, but is also listed under `skip`"),
                    )
                    .help("remove either this entry or the one under `skip`"),
                ),
                (None, true) => {}
                // The headers of third-party libraries contain many inline functions. Programs call these functions
                // only in C.
                (None, false) if input.spec.content.library.rules == Rules::Certain => {}
                (None, false) => diagnostics.push(unresolved(input, *version, facts, name, helper)),
            }
        }
    }
}

fn unresolved(input: &LibraryInput<'_>, version: Version, facts: &Facts, name: &str, helper: &Helper) -> Diagnostic {
    let declared = || prototype(&helper.returns, name, &helper.params);
    // A helper can initialize only a record.
    let is_record = matches!(input.type_index(version, facts).class_of(&helper.returns), TypeClass::Record(_));
    let (help, entry) = match is_record {
        true => (
            format!(
                "add `{name}: {{helper: {{PARAMETER: FIELD}}}}` under `functions`, or skip the function with a reason"
            ),
            MissingEntry::new(["functions", name, "helper"], "{PARAMETER: FIELD}", declared()),
        ),
        false => (
            format!("add `{name}: {{reason: …}}` under `skip`, because programs cannot call the function"),
            MissingEntry::new(["skip", name, "reason"], "REASON", declared()),
        ),
    };
    Diagnostic::new(
        "unresolved-helper",
        input.spec.location(&["helpers"]),
        format!("`{name}` is an inline function in the header, and the spec does not specify how to build its result"),
    )
    .note(format!("{} of {product} {version} declares: {}", helper.header, declared(), product = input.product()))
    .help(help)
    .missing_entry(entry)
}

/// Checks that each parameter initializes one field of the parameter's type, and that each field is initialized once.
fn fields(
    input: &LibraryInput<'_>,
    version: Version,
    facts: &Facts,
    name: &str,
    helper: &Helper,
    entry: &IndexMap<String, String>,
    diagnostics: &mut Diagnostics,
) {
    let (at, product) = (|rest: &[&str]| input.spec.location(&[&["helpers", name], rest].concat()), input.product());
    let TypeClass::Record(record) = input.type_index(version, facts).class_of(&helper.returns) else {
        let message = format!("`{name}` does not return a record with fields to initialize");
        let declared = prototype(&helper.returns, name, &helper.params);
        let note = format!("{} of {product} {version} declares: {declared}", helper.header);
        let finding = Diagnostic::new("helper-fields", at(&[]), message).note(note);
        return diagnostics.push(finding.help("skip the function with a reason"));
    };
    let mut wrong = |path: &[&str], message: String, help: String| {
        let record = format!("{} of {product} {version} has: {}", helper.returns, declared(record));
        let function = format!("{} declares: {}", helper.header, prototype(&helper.returns, name, &helper.params));
        diagnostics.push(Diagnostic::new("helper-fields", at(path), message).note(function).note(record).help(help));
    };
    let did_you_mean = |near: Option<&str>, otherwise: &str| {
        near.map_or_else(|| otherwise.to_owned(), |near| format!("did you mean `{near}`?"))
    };
    for (param, field) in entry {
        match (helper.params.get(param), record.fields.get(field)) {
            (None, _) => {
                let near = nearest(param, helper.params.keys().map(String::as_str));
                let help = did_you_mean(near, "use the parameter names in the header");
                wrong(&[param], format!("`{name}` has no parameter `{param}`"), help);
            }
            (_, None) => {
                let near = nearest(field, record.fields.keys().map(String::as_str));
                let help = did_you_mean(near, "use the field names in the header");
                wrong(&[param], format!("{} has no field `{field}`", helper.returns), help);
            }
            (Some(given), Some(taken)) if *given != taken.ty => {
                let message = format!(
                    "the parameter `{param}` has the type `{given}`, but the field `{field}` has \
                                      the type `{}`",
                    taken.ty
                );
                wrong(&[param], message, "write the name of the field that the parameter initializes".to_owned());
            }
            (Some(_), Some(taken)) if taken.bits.is_some() => {
                let message = format!("the parameter `{param}` may have more bits than the bit field `{field}`");
                wrong(&[param], message, "skip the function with a reason".to_owned());
            }
            (Some(_), Some(_)) => {}
        }
    }
    let filled: Vec<&str> = entry.values().map(String::as_str).collect();
    for param in helper.params.keys().filter(|param| !entry.contains_key(*param)) {
        wrong(&[], format!("`{param}` of `{name}` initializes no field"), format!("add `{param}: FIELD`"));
    }
    // Only one field of a union is active at a time.
    let needed = record.fields.keys().filter(|_| !record.union).map(String::as_str);
    for field in needed.filter(|field| filled.iter().filter(|other| *other == field).count() != 1) {
        let times = if filled.contains(&field) { "more than one parameter" } else { "no parameter" };
        let message = format!("the field `{field}` of {} is initialized by {times}", helper.returns);
        wrong(&[], message, "map exactly one parameter to each field, or skip the function".to_owned());
    }
}

fn declared(record: &Record) -> String {
    let fields: BTreeSet<(u64, String)> =
        record.fields.iter().map(|(name, field)| (field.offset, field.declare(name))).collect();
    fields.into_iter().map(|(_, field)| field).collect::<Vec<_>>().join(", ")
}
