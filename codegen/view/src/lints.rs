//! Checks of names in a view. Every item that the view renames or describes must exist in some toolkit.

mod own_names;

use crate::schema::{Keys, MacroValue, PythonView};
use codegen_core::{
    diag::{Diagnostic, Diagnostics, Location, nearest},
    facts::Facts,
    registry::Registry,
    spec::Placed,
};
use std::{collections::BTreeSet, rc::Rc};

/// A name in an entry of a view, which must refer to an existing item.
struct Named<'a> {
    /// The key of the view that contains the entry.
    key: &'static str,
    /// The name of the entry below the key, if the key has several entries.
    entry: Option<&'a str>,
    /// The name to check.
    name: &'a str,
    what: &'static str,
    known: Rc<BTreeSet<&'a str>>,
}

/// Checks the names in the view of one library.
pub(crate) fn check(placed: &Placed<Keys>, view: &PythonView, registry: &Registry, diagnostics: &mut Diagnostics) {
    let facts: Vec<&Facts> = registry.toolkits.values().collect();
    for Named { key, entry, name, what, known } in named(&placed.content, &facts) {
        let path = [key, entry.unwrap_or_default()];
        let path = if entry.is_some() { &path[..] } else { &path[..1] };
        let help = "check the spelling in the header".to_owned();
        unknown(diagnostics, placed.location(path), (name, what), &known, help);
    }
    own_names::check(placed, view, registry, diagnostics);
}

/// Reports a name that does not exist, with the expected kind of name.
fn unknown(
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

/// Collects the names that a library's headers declare.
struct Declared<'a> {
    functions: Rc<BTreeSet<&'a str>>,
    params: Rc<BTreeSet<&'a str>>,
    records: Rc<BTreeSet<&'a str>>,
    fields: Rc<BTreeSet<&'a str>>,
    enums: Rc<BTreeSet<&'a str>>,
    members: Rc<BTreeSet<&'a str>>,
    macros: Rc<BTreeSet<&'a str>>,
}

impl<'a> Declared<'a> {
    fn of(facts: &[&'a Facts]) -> Self {
        let functions = || facts.iter().flat_map(|facts| &facts.functions);
        let records = || facts.iter().flat_map(|facts| &facts.records);
        let enums = || facts.iter().flat_map(|facts| &facts.enums);
        Self {
            functions: functions().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>().into(),
            params: functions()
                .flat_map(|(_, function)| function.params.keys())
                .map(String::as_str)
                .collect::<BTreeSet<_>>()
                .into(),
            records: records().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>().into(),
            fields: records()
                .flat_map(|(_, record)| record.fields.keys())
                .map(String::as_str)
                .collect::<BTreeSet<_>>()
                .into(),
            enums: enums().map(|(name, _)| name.as_str()).collect::<BTreeSet<_>>().into(),
            members: enums()
                .flat_map(|(_, item)| item.values.keys())
                .map(String::as_str)
                .collect::<BTreeSet<_>>()
                .into(),
            macros: facts
                .iter()
                .flat_map(|facts| facts.constants.keys())
                .map(String::as_str)
                .collect::<BTreeSet<_>>()
                .into(),
        }
    }
}

fn named<'a>(view: &'a Keys, facts: &[&'a Facts]) -> Vec<Named<'a>> {
    let Declared { functions, params, records, fields, enums, members, macros } = Declared::of(facts);
    let mut all = Vec::new();
    let mut add = |key, entry: Option<&'a str>, name: &'a str, what, known: &Rc<BTreeSet<&'a str>>| {
        all.push(Named { key, entry, name, what, known: Rc::clone(known) });
    };
    for (key, names) in [("defaults", view.defaults.keys().collect::<Vec<_>>()), ("flat", view.flat.keys().collect())] {
        names.into_iter().for_each(|name| add(key, Some(name), name, "a function", &functions));
    }
    for (count, by) in &view.counts {
        add("counts", Some(count), count.rsplit('.').next().unwrap_or(count), "a parameter", &params);
        add("counts", Some(count), by, "a function", &functions);
    }
    view.unsigned.iter().for_each(|name| add("unsigned", None, name, "an enum", &enums));
    let named: BTreeSet<&str> = [&functions, &params, &fields, &records, &enums, &members]
        .into_iter()
        .flat_map(|names| names.iter().copied())
        .collect();
    let named = Rc::new(named);
    let what = "a function, a type, a parameter, a field or an enum member";
    view.names.keys().for_each(|name| add("names", Some(name), name, what, &named));
    for (key, names) in [
        ("filled", &view.filled),
        ("returned", &view.returned),
        ("lengths", &view.lengths),
        ("addresses", &view.addresses),
    ] {
        let param = |name: &'a String| name.rsplit('.').next().unwrap_or(name);
        let names = names.iter().filter(|name| key != "addresses" || *name != "*");
        names.for_each(|name| add(key, None, param(name), "a parameter", &params));
    }
    for (record, counts) in &view.counted {
        add("counted", Some(record), record, "a record", &records);
        for name in counts.iter().flat_map(<[&String; 2]>::from) {
            add("counted", Some(record), name, "a field", &fields);
        }
    }
    for (function, flat) in &view.flat {
        flat.fixed.keys().for_each(|name| add("flat", Some(function), name, "a parameter", &params));
    }
    view.arrays.iter().for_each(|name| add("arrays", None, name, "a record", &records));
    view.too_short.iter().for_each(|name| add("too_short", None, name, "an enum member", &members));
    if let Some(driver) = &view.driver_code {
        add("driver_code", Some(&driver.code), &driver.field, "a field", &fields);
        add("driver_code", Some(&driver.code), &driver.code, "a member of an enum", &members);
    }
    view.constants.iter().for_each(|name| add("constants", None, name, "a macro", &macros));
    for (function, made) in &view.memory {
        add("memory", Some(function), function, "a function", &functions);
        for name in [&made.buffer, &made.size] {
            add("memory", Some(function), name, "a parameter", &params);
        }
    }
    for (key, names) in [("empty", &view.empty), ("codes", &view.codes)] {
        names.iter().for_each(|name| add(key, None, name, "a function", &functions));
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
