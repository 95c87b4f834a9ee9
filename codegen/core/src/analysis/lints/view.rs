//! The view in Python's names: everything that it renames or describes is there, in some toolkit.

use super::view_names;
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics, Location, nearest},
    facts::Facts,
    spec::{MacroValue, PythonView},
};
use std::collections::BTreeSet;

/// What an entry of the view is about.
struct Named<'a> {
    /// The key of the view that has it.
    key: &'static str,
    /// The entry below that key, if there are several.
    entry: Option<&'a str>,
    /// What it names.
    name: &'a str,
    what: &'static str,
    known: BTreeSet<&'a str>,
}

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let Some(view) = &input.spec.content.library.python.view else { return };
    let facts: Vec<&Facts> = input.registry.toolkits.values().collect();
    for Named { key, entry, name, what, known } in named(view, &facts) {
        let path = ["library", "python", "view", key, entry.unwrap_or_default()];
        let path = if entry.is_some() { &path[..] } else { &path[..4] };
        let help = "check its spelling in the header".to_owned();
        unknown(diagnostics, input.spec.location(path), (name, what), &known, help);
    }
    view_names::check(input, view, diagnostics);
}

/// Refuses a name that nothing has, and says what it should be.
pub(super) fn unknown(
    diagnostics: &mut Diagnostics,
    at: Location,
    (name, what): (&str, &str),
    known: &BTreeSet<&str>,
    help: String,
) {
    if known.contains(name) {
        return;
    }
    let message = format!("no header declares {what} `{name}`");
    let near = nearest(name, known.iter().copied()).map(|near| format!("did you mean `{near}`?"));
    diagnostics.push(Diagnostic::new("unknown-view-name", at, message).help(near.unwrap_or(help)));
}

fn named<'a>(view: &'a PythonView, facts: &[&'a Facts]) -> Vec<Named<'a>> {
    let of = |names: fn(&'a Facts) -> Vec<&'a str>| facts.iter().flat_map(|facts| names(facts)).collect();
    let functions: BTreeSet<&str> = of(|facts| facts.functions.keys().map(String::as_str).collect());
    let params: BTreeSet<&str> =
        of(|facts| facts.functions.values().flat_map(|function| function.params.keys()).map(String::as_str).collect());
    let records: BTreeSet<&str> = of(|facts| facts.records.keys().map(String::as_str).collect());
    let fields: BTreeSet<&str> =
        of(|facts| facts.records.values().flat_map(|record| record.fields.keys()).map(String::as_str).collect());
    let enums: BTreeSet<&str> = of(|facts| facts.enums.keys().map(String::as_str).collect());
    let members: BTreeSet<&str> =
        of(|facts| facts.enums.values().flat_map(|item| item.values.keys()).map(String::as_str).collect());
    let macros: BTreeSet<&str> = of(|facts| facts.constants.keys().map(String::as_str).collect());

    let mut all = Vec::new();
    let mut add = |key, entry: Option<&'a str>, name: &'a str, what, known: &BTreeSet<&'a str>| {
        all.push(Named { key, entry, name, what, known: known.clone() });
    };
    for name in view.functions.keys() {
        add("functions", Some(name), name, "a function", &functions);
    }
    for (key, names) in [("defaults", view.defaults.keys().collect::<Vec<_>>()), ("flat", view.flat.keys().collect())] {
        for name in names {
            add(key, Some(name), name, "a function", &functions);
        }
    }
    for name in &view.unsigned {
        add("unsigned", None, name, "an enum", &enums);
    }
    let named: BTreeSet<&str> = params.union(&fields).copied().collect();
    for name in view.params.keys() {
        add("params", Some(name), name, "a parameter or a field", &named);
    }
    for (key, names) in [("filled", &view.filled), ("lengths", &view.lengths), ("addresses", &view.addresses)] {
        for name in names {
            add(key, None, name, "a parameter", &params);
        }
    }
    let types: BTreeSet<&str> = records.union(&enums).copied().collect();
    for name in view.types.keys() {
        add("types", Some(name), name, "a record or an enum", &types);
    }
    for (record, counts) in &view.counted {
        add("counted", Some(record), record, "a record", &records);
        for name in counts.iter().flat_map(<[&String; 2]>::from) {
            add("counted", Some(record), name, "a field", &fields);
        }
    }
    for (function, flat) in &view.flat {
        for name in flat.fixed.keys() {
            add("flat", Some(function), name, "a parameter", &params);
        }
    }
    for name in &view.arrays {
        add("arrays", None, name, "a record", &records);
    }
    for name in view.members.keys() {
        add("members", Some(name), name, "an enum member", &members);
    }
    if let Some(name) = &view.too_short {
        add("too_short", None, name, "an enum member", &members);
    }
    if let Some(driver) = &view.driver_code {
        add("driver_code", Some("field"), &driver.field, "a field", &fields);
        add("driver_code", Some("code"), &driver.code, "a member of an enum", &members);
    }
    for name in &view.constants {
        add("constants", None, name, "a macro", &macros);
    }
    for (function, made) in &view.memory {
        add("memory", Some(function), function, "a function", &functions);
        for name in [&made.buffer, &made.size] {
            add("memory", Some(function), name, "a parameter", &params);
        }
    }
    for (key, names) in [("empty", &view.empty), ("codes", &view.codes)] {
        for name in names {
            add(key, None, name, "a function", &functions);
        }
    }
    for (class, described) in &view.macros {
        for value in described.members.values() {
            if let MacroValue::Macro(name) = value {
                add("macros", Some(class), name, "a macro", &macros);
            }
        }
        if let Some(prefix) =
            described.prefix.as_deref().filter(|prefix| !macros.iter().any(|name| name.starts_with(*prefix)))
        {
            add("macros", Some(class), prefix, "a macro that begins with", &macros);
        }
    }
    all
}
