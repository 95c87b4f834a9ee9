//! Records whose size changes between toolkits of the same major version, if the change could cause memory errors.
//!
//! A program is compiled with one size, and may load a library that was compiled with another. In a padded union, this
//! has no effect. Behind a pointer or in an array, however, one side would access memory beyond the end of the other
//! side's record. Records that CUDA writes end with reserved space, so that the change need not be fatal, but a person
//! must review it.

use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics, MissingEntry, counted},
    facts::{Facts, Record},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// The records whose size changes, with or without an entry.
pub(super) fn check<'a>(input: &LibraryInput<'a>, diagnostics: &mut Diagnostics) -> BTreeSet<&'a str> {
    let decided = &input.spec.content.changes;
    let mut changed = BTreeSet::new();
    for major in majors(input) {
        let mut changing = sizes(input, major);
        changing.retain(|_, sizes| sizes.len() > 1);
        if changing.is_empty() {
            continue;
        }
        let places = places(input, major);
        for (name, sizes) in changing {
            let Some((version, place)) = exposed(&places, name) else { continue };
            changed.insert(name);
            if !decided.contains_key(name) {
                diagnostics.push(undecided(input, name, &sizes, version, &place));
            }
        }
    }
    changed
}

fn undecided(
    input: &LibraryInput<'_>,
    name: &str,
    sizes: &BTreeMap<u64, Version>,
    version: Version,
    place: &str,
) -> Diagnostic {
    let mut by_version: Vec<_> = sizes.iter().map(|(size, since)| (*since, *size)).collect();
    by_version.sort();
    let history: Vec<String> = by_version
        .iter()
        .map(|(since, size)| format!("{} since {product} {since}", counted(*size, "byte"), product = input.product()))
        .collect();
    Diagnostic::new(
        "size-change",
        input.spec.location(&["changes"]),
        format!("the size of `{name}` changes within {product} {}", version.major, product = input.product()),
    )
    .note(history.join(", "))
    .note(format!("it is passed directly: {place}"))
    .help(format!(
        "determine what an older library does with a newer record and vice versa, and add under `types`: {name}: \
            {{changes: \"WHY THAT DOES NO HARM\"}}; or skip the function in the toolkits in which it does harm"
    ))
    .missing_entry(MissingEntry::new(["types", name, "changes"], "REASON", history.join(", ")))
}

fn majors(input: &LibraryInput<'_>) -> BTreeSet<u32> {
    input.registry.toolkits.keys().map(|version| version.major).collect()
}

/// The sizes of each record within a major version, each with the first toolkit that has it. Includes records of
/// libraries whose types this one uses.
fn sizes<'a>(input: &LibraryInput<'a>, major: u32) -> BTreeMap<&'a str, BTreeMap<u64, Version>> {
    let mut sizes: BTreeMap<&str, BTreeMap<u64, Version>> = BTreeMap::new();
    for registry in std::iter::once(input.registry).chain(input.used_here()) {
        for (version, facts) in registry.of_major(major) {
            for (name, record) in &facts.records {
                sizes.entry(name).or_default().entry(record.size).or_insert(version);
            }
        }
    }
    sizes
}

/// For each toolkit, the first declaration in which a pointer or an array refers to a type: its position, and its text.
type Places<'a> = Vec<(Version, &'a Facts, BTreeMap<&'a str, (usize, Place<'a>)>)>;

/// A parameter of a function or a field of a record: its owner, its name, and its type.
type Place<'a> = (&'a str, &'a str, &'a CType);

fn places<'a>(input: &LibraryInput<'a>, major: u32) -> Places<'a> {
    input.registry.of_major(major).map(|(version, facts)| (version, facts, places_in(facts))).collect()
}

fn places_in(facts: &Facts) -> BTreeMap<&str, (usize, Place<'_>)> {
    let params = facts.functions.iter().flat_map(|(symbol, function)| {
        function.params.iter().map(move |(param, ty)| (symbol.as_str(), param.as_str(), ty))
    });
    let fields = facts.records.iter().flat_map(|(record, Record { fields, .. })| {
        fields.iter().map(move |(field, item)| (record.as_str(), field.as_str(), &item.ty))
    });
    let mut all = BTreeMap::new();
    for (position, place) in params.chain(fields).enumerate() {
        if let Some(name) = standing_alone(place.2) {
            all.entry(name).or_insert((position, place));
        }
    }
    all
}

/// A toolkit, and a declaration in which a pointer or an array refers to the record.
fn exposed(places: &Places<'_>, name: &str) -> Option<(Version, String)> {
    places.iter().find_map(|(version, facts, all)| {
        let found = names(facts, name).into_iter().filter_map(|name| all.get(name));
        let (_, (of, name, ty)) = found.min_by_key(|(position, _)| *position)?;
        Some((*version, format!("`{}` of {of}", ty.declare(name))))
    })
}

/// The record's own name, its tag, and every typedef of it.
fn names<'a>(facts: &'a Facts, name: &'a str) -> BTreeSet<&'a str> {
    let tag = facts.records.get(name).map(|record| record.tag.as_str()).filter(|tag| !tag.is_empty());
    let mut names: BTreeSet<&str> = [name].into_iter().chain(tag).collect();
    loop {
        let more: Vec<&str> = facts
            .typedefs
            .iter()
            .filter(|(other, typedef)| {
                !names.contains(other.as_str()) && typedef.ty.name().is_some_and(|of| names.contains(of))
            })
            .map(|(other, _)| other.as_str())
            .collect();
        if more.is_empty() {
            return names;
        }
        names.extend(more);
    }
}

/// The type behind pointers or in arrays.
fn standing_alone(ty: &CType) -> Option<&str> {
    match ty {
        CType::Pointer { to: inner, constant: _ } | CType::Array { of: inner, len: _ } => match &**inner {
            CType::Named(name) => Some(name),
            inner => standing_alone(inner),
        },
        // CUDA passes the record to a callback, which only reads the fields that the program was compiled with.
        CType::Function { .. } | CType::Named(_) | CType::Void | CType::Builtin(_) => None,
    }
}
