//! Checks of initial values. The macro or enum member in an entry must exist, and its value must fit the field.

use crate::{
    analysis::{initial, inputs::LibraryInput, unmatched::unmatched},
    ctype::CType,
    diag::{Diagnostic, Diagnostics, nearest},
    facts::{Facts, Record},
    glob,
    spec::{FieldUse, Initial},
    version::Version,
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (name, fields) in &input.spec.content.records {
        for (field, used) in fields {
            match (glob::is_pattern(name), &used.initial) {
                (true, _) => check_pattern(input, name, field, used, diagnostics),
                (false, Some(initial)) => check_own(input, name, field, initial, diagnostics),
                (false, None) => {}
            }
        }
    }
}

/// The newest declaration of each record that has the field. This declaration determines the initial value.
fn declared<'a>(
    input: &'a LibraryInput<'a>,
    field: &'a str,
    is_meant: impl Fn(&str) -> bool,
) -> Vec<(Version, &'a Facts, &'a str, &'a CType)> {
    let mut found: Vec<(Version, &Facts, &str, &CType)> = Vec::new();
    for (version, facts) in input.registry.toolkits.iter().rev() {
        let records = facts.records.iter().filter(|(name, _)| is_meant(name));
        for (name, record) in records
            .filter(|(name, _)| !found.iter().any(|(.., seen, _)| seen == name))
            .collect::<Vec<(&String, &Record)>>()
        {
            if let Some(facts_of_field) = record.fields.get(field) {
                found.push((*version, facts, name, &facts_of_field.ty));
            }
        }
    }
    found
}

/// Checks that a pattern for initial values matches at least one record.
fn check_pattern(input: &LibraryInput<'_>, pattern: &str, field: &str, used: &FieldUse, diagnostics: &mut Diagnostics) {
    let at = input.spec.location(&["records", pattern, field]);
    let FieldUse { role, bytes, count, initial, when } = used;
    if role.is_some() || bytes.is_some() || count.is_some() || when.is_some() {
        let message = format!(
            "`{field}` of the pattern `{pattern}` has keys other than `initial`, which is the only key for several \
            records"
        );
        let help = "write the other keys for each record by name";
        diagnostics.push(Diagnostic::new("misfit-initial", at, message).help(help));
        return;
    }
    let Some(initial) = initial else { return };
    let decides = |(_, facts, name, ty): &(Version, &Facts, &str, &CType)| {
        initial::entry(input, name, field).is_some_and(|(by, _)| by == pattern)
            && initial::number(initial, facts, name).is_some_and(|number| initial::fits(number, ty, facts))
    };
    if !declared(input, field, |name| glob::matches(pattern, name)).iter().any(decides) {
        let message = format!("`{field}` of the pattern `{pattern}` does not set the initial value of any field");
        let mut diagnostic = unmatched(at, message);
        if let Initial::Constant(name) = initial {
            diagnostic =
                diagnostic.note(format!("the pattern applies only to records with this field and a macro `{name}`"));
        }
        diagnostics.push(diagnostic.help("correct or remove the pattern"));
    }
}

/// Checks that the entry under a record's own name specifies an existing constant that fits the field, and does not
/// repeat a pattern.
fn check_own(input: &LibraryInput<'_>, name: &str, field: &str, initial: &Initial, diagnostics: &mut Diagnostics) {
    let at = input.spec.location(&["records", name, field, "initial"]);
    let Some((version, facts, _, ty)) = declared(input, field, |other| other == name).pop() else { return };
    let declares = format!("{} {version} declares: {}", input.product(), ty.declare(field));
    match initial::number(initial, facts, name) {
        None => {
            let constant = initial.constant(name).unwrap_or_default();
            let message = format!(
                "the toolkit that declares `{name}` has no macro or enum member `{constant}` with an integer value"
            );
            let diagnostic = Diagnostic::new("unknown-constant", at, message).note(declares);
            diagnostics.push(match nearest(&constant, facts.constants.keys().map(String::as_str)) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help("find the macro's name in the header"),
            });
        }
        Some(number) if !initial::fits(number, ty, facts) => {
            let message = format!("the field `{field}` of {name} cannot have the initial value {number}");
            diagnostics.push(
                Diagnostic::new("misfit-initial", at, message)
                    .note(declares)
                    .help("use `initial` only for integers and enums, and only for values that they can represent"),
            );
        }
        Some(number) => {
            let said = initial::by_pattern(input, name, field).next();
            if let Some((pattern, _)) = said.filter(|(_, other)| initial::number(other, facts, name) == Some(number)) {
                let message = format!(
                    "the pattern `{pattern}` and the entry for {name} set the same initial value for `{field}`"
                );
                diagnostics
                    .push(Diagnostic::new("redundant-entry", at, message).note(declares).help("remove `initial`"));
            }
        }
    }
}
