//! Checks of entries for types. The members and fields in an entry must exist. `selectors.rs` checks the names of the
//! types themselves.

use super::suggest;
use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    facts::Facts,
    glob,
    spec::When,
};
use std::collections::BTreeSet;

/// Checks the enum members in tables of types. The enum of `values` may belong to a library that this library uses.
pub(super) fn check_enums(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let own: Vec<&Facts> = input.registry.toolkits.values().collect();
    let used = input.used.iter().flat_map(|(_, registry)| registry.toolkits.values());
    let all: Vec<&Facts> = own.iter().copied().chain(used).collect();
    for (name, members) in &content.attribute_types {
        check_enum(input, "attribute_types", name, &all, members.keys(), diagnostics);
    }
    for (name, members) in &content.elements {
        check_enum(input, "elements", name, &own, members.keys(), diagnostics);
    }
}

/// Checks that the records and fields in entries exist in a toolkit. `lints/initial.rs` checks the patterns.
pub(super) fn check_records(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let declared = || input.registry.toolkits.values();
    for (name, fields) in input.spec.content.records.iter().filter(|(name, _)| !glob::is_pattern(name)) {
        let mut records = declared().filter_map(|facts| facts.records.get(name)).peekable();
        if records.peek().is_none() {
            continue;
        }
        let known: BTreeSet<&str> = records.flat_map(|record| record.fields.keys()).map(String::as_str).collect();
        for (field, used) in fields {
            let mentioned = [
                (vec!["records", name, field], Some(field)),
                (vec!["records", name, field, "count"], used.count.as_ref()),
            ];
            for (path, field) in mentioned {
                let Some(field) = field.filter(|field| !known.contains(field.as_str())) else { continue };
                let message = format!("no scanned toolkit declares a field `{field}` of `{name}`");
                let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
                diagnostics.push(suggest(diagnostic, field, &known));
            }
            if let Some(when) = &used.when {
                check_when(input, (name, field), when, diagnostics);
            }
        }
    }
}

/// Checks that the field that selects a union's active member is an enum next to the union.
fn check_when(input: &LibraryInput<'_>, (name, field): (&str, &str), when: &When, diagnostics: &mut Diagnostics) {
    let parent = name.rsplit_once('.').map_or(name, |(parent, _)| parent);
    let declared = || input.registry.toolkits.values();
    let fields = declared().filter_map(|facts| facts.records.get(parent)).flat_map(|record| &record.fields);
    let fields: Vec<(&str, &CType)> = fields.map(|(name, field)| (name.as_str(), &field.ty)).collect();
    let types: BTreeSet<&str> =
        fields.iter().filter(|(name, _)| *name == when.field).filter_map(|(_, ty)| ty.name()).collect();
    let mut members = types.iter().flat_map(|ty| declared().filter_map(|facts| facts.enums.get(*ty)));
    let path = ["records", name, field, "when"];
    if types.is_empty() {
        let known = fields.iter().map(|(name, _)| *name).collect();
        let message =
            format!("no scanned toolkit declares a field `{}` of `{parent}` whose type is an enum", when.field);
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
        diagnostics.push(suggest(diagnostic, &when.field, &known));
    } else if !members.any(|members| members.values.contains_key(&when.is)) {
        let message = format!("the type of `{}` has no member `{}`", when.field, when.is);
        let known = types.iter().flat_map(|ty| declared().filter_map(|facts| facts.enums.get(*ty)));
        let known = known.flat_map(|item| item.values.keys()).map(String::as_str).collect();
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&path), message);
        diagnostics.push(suggest(diagnostic, &when.is, &known));
    }
}

fn check_enum<'a>(
    input: &LibraryInput<'_>,
    section: &str,
    name: &str,
    facts: &[&Facts],
    members: impl Iterator<Item = &'a String>,
    diagnostics: &mut Diagnostics,
) {
    let mut items = facts.iter().filter_map(|facts| facts.enums.get(name)).peekable();
    if items.peek().is_none() {
        return;
    }
    let declared: BTreeSet<&str> = items.flat_map(|item| item.values.keys()).map(String::as_str).collect();
    for member in members.filter(|member| !declared.contains(member.as_str())) {
        let message = format!("no scanned toolkit declares a member `{member}` of `{name}`");
        let diagnostic = Diagnostic::new("unknown-member", input.spec.location(&[section, name, member]), message);
        diagnostics.push(suggest(diagnostic, member, &declared));
    }
}
