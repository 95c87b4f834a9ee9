//! Checks of tables of types. Each table must be used, list every member of its enum, and refer to existing types.
//!
//! A parameter whose role refers to a table must have the type of the table's enum. The parser of specs checks that the
//! type in `{bool: …}` is an integer.

use super::roles::Check;
use crate::{
    analysis::{inputs::LibraryInput, unmatched::Undecided},
    api::{
        ResolvedSignature,
        roles::{Role, Selection},
    },
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location, MissingEntry, nearest},
    facts::Facts,
    types::TypeClass,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let used = used(signatures);
    // An undecided role may use any table.
    let is_decided = Undecided::of(input, signatures).is_empty();
    for (name, members) in &input.spec.content.attribute_types {
        let at = |rest: &[&str]| input.spec.location(&[&["attribute_types", name], rest].concat());
        if !used.contains(name.as_str()) && is_decided {
            diagnostics.push(
                Diagnostic::new("redundant-entry", at(&[]), format!("no parameter uses the table `{name}`"))
                    .help("remove the table, or use it in a parameter's `selector: {PARAMETER: TABLE}`"),
            );
        }
        complete(input, ("attribute_types", "values", name), |member| members.contains_key(member), diagnostics);
        for (member, value) in members {
            known(input, &value.ty, at(&[member]), diagnostics);
        }
    }
}

/// Checks that a table contains every member of its enum.
pub(super) fn complete(
    input: &LibraryInput<'_>,
    (section, key, name): (&str, &str, &str),
    has: impl Fn(&str) -> bool,
    diagnostics: &mut Diagnostics,
) {
    let declared = all_facts(input).filter_map(|facts| facts.enums.get(name)).flat_map(|item| item.values.keys());
    let missing: BTreeSet<&str> = declared.map(String::as_str).filter(|member| !has(member)).collect();
    if missing.is_empty() {
        return;
    }
    let missing: Vec<&str> = missing.into_iter().collect();
    let message = format!("the table `{name}` specifies no value type for some members of the enum");
    let diagnostic = Diagnostic::new("incomplete-table", input.spec.location(&[section, name]), message)
        .note(format!("these members have no value type: {}", missing.join(", ")))
        .help("specify the type of each member's value, or `void` for a member without a value, such as a count");
    diagnostics.push(missing.iter().fold(diagnostic, |diagnostic, member| {
        diagnostic.missing_entry(MissingEntry::new(["types", name, key, member], "TYPE", "of the value, such as int"))
    }));
}

/// Returns the names of the tables to which the roles of parameters refer.
fn used(signatures: &BTreeMap<String, Vec<ResolvedSignature>>) -> BTreeSet<&str> {
    let params = signatures.values().flatten().flat_map(|form| &form.params);
    let selections = params.flat_map(|param| param.role.selection().into_iter().chain(param.role.complex()));
    selections.map(|selection| selection.table.as_str()).collect()
}

/// Returns the facts of the library and of the libraries that it uses, in every toolkit.
fn all_facts<'a>(input: &LibraryInput<'a>) -> impl Iterator<Item = &'a Facts> {
    let used = input.used.clone();
    input.registry.toolkits.values().chain(used.into_iter().flat_map(|(_, registry)| registry.toolkits.values()))
}

/// Checks that a type in a spec exists in the headers, because an unknown type would become `void`.
pub(super) fn known(input: &LibraryInput<'_>, ty: &CType, location: Location, diagnostics: &mut Diagnostics) {
    for name in ty.names().into_iter().filter(|name| !all_facts(input).any(|facts| defines(facts, name))) {
        let names: BTreeSet<&str> = all_facts(input).flat_map(names).collect();
        if names.contains(name) {
            continue;
        }
        let diagnostic =
            Diagnostic::new("unknown-type", location.clone(), format!("no scanned toolkit declares a type `{name}`"));
        diagnostics.push(match nearest(name, names.iter().copied()) {
            Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
            None => diagnostic.help("write a C type, such as `unsigned int`, `void *` or `char[16]`"),
        });
    }
}

/// Returns true if a type of this name is defined. Most names are defined, so the slower search for tags is rarely
/// needed.
fn defines(facts: &Facts, name: &str) -> bool {
    facts.enums.contains_key(name)
        || facts.records.contains_key(name)
        || facts.typedefs.contains_key(name)
        || facts.callbacks.contains_key(name)
}

/// Returns the names of all types, including structs that are only used through pointers.
fn names(facts: &Facts) -> impl Iterator<Item = &str> {
    let tags = facts.enums.values().map(|item| &item.tag).chain(facts.records.values().map(|item| &item.tag));
    let defined =
        facts.enums.keys().chain(facts.records.keys()).chain(facts.typedefs.keys()).chain(facts.callbacks.keys());
    let behind = facts.typedefs.values().flat_map(|typedef| typedef.ty.names());
    defined.chain(tags).map(String::as_str).chain(behind)
}

impl Check<'_> {
    /// Checks that a parameter that selects a type has the table's enum as its type.
    pub(super) fn selector(&self, diagnostics: &mut Diagnostics) {
        if let Some(selection) = self.param.role.selection() {
            self.selection(selection, "selector", diagnostics);
        }
        if let Some(selection) = self.param.role.complex() {
            self.selection(selection, "selector", diagnostics);
        }
    }

    fn selection(&self, Selection { selector, table }: &Selection, key: &str, diagnostics: &mut Diagnostics) {
        let several = matches!(self.param.role, Role::Attributes { .. });
        let tables = &self.input.spec.content.attribute_types;
        if !tables.contains_key(table) {
            let diagnostic = Diagnostic::new(
                "unknown-table",
                self.at(&[key]),
                format!("the spec has no `values` for `{table}` under `types`"),
            );
            return diagnostics.push(match nearest(table, tables.keys().map(String::as_str)) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help(format!("add `{table}: {{values: {{MEMBER: TYPE}}}}` under `types`")),
            });
        }
        self.elements(table, diagnostics);
        let Some(chooser) = self.params.iter().find(|param| param.name == *selector) else { return };
        let ty = if several { chooser.ty.pointee().map(|(to, _)| to) } else { Some(&chooser.ty) };
        let chosen = ty.map(|ty| self.type_index.class_of(ty));
        let of_table = self.type_index.class(table);
        let agrees =
            matches!((&chosen, &of_table), (Some(TypeClass::Enum(a)), TypeClass::Enum(b)) if std::ptr::eq(*a, *b));
        if !agrees {
            let what = if several { "an array of" } else { "the enum" };
            diagnostics.push(
                Diagnostic::new(
                    "wrong-selector",
                    self.at(&[key]),
                    format!(
                        "`{selector}` of {} cannot select value types, because its type is not {what} `{table}`",
                        self.symbol
                    ),
                )
                .note(format!(
                    "{product} {} declares: {}",
                    self.version,
                    chooser.ty.declare(selector),
                    product = self.input.product()
                ))
                .help("name the parameter that selects the type, and the enum that is this parameter's type"),
            );
        }
    }

    /// Checks that the elements of an array have a fixed size. Otherwise, the offsets of the elements would be unknown.
    fn elements(&self, table: &str, diagnostics: &mut Diagnostics) {
        let Role::SelectedArray { .. } = &self.param.role else { return };
        let members = self.input.spec.content.attribute_types.get(table).into_iter().flatten();
        for (member, value) in members.filter(|(_, value)| matches!(value.ty, CType::Array { .. })) {
            let message = format!(
                "`{}` of {} is an array, but `{member}` selects the array type `{}` for its elements",
                self.param.name, self.symbol, value.ty
            );
            diagnostics.push(
                Diagnostic::new(
                    "wrong-elements",
                    self.input.spec.location(&["attribute_types", table, member]),
                    message,
                )
                .help("write the type of one element. The key `count` specifies the number of elements"),
            );
        }
    }
}
