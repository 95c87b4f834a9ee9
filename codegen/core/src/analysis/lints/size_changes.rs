//! Types whose size changes between toolkits of the same major version, if the change could cause memory errors.
//!
//! A program is compiled with one size of a type, and may load a library that was compiled with another. In a padded
//! union, the difference has no effect. Behind a pointer or in an array, however, one side would access memory beyond
//! the end of the other side's value. A value that a function takes or returns is in another place. cubind reserves space at the end of records that CUDA writes, so that the change
//! need not be fatal, but a person must review it.

use crate::{
    analysis::inputs::LibraryInput,
    ctype::{CType, POINTER_SIZE, System},
    diag::{Diagnostic, Diagnostics, MissingEntry, counted},
    facts::{Facts, Record},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// Checks the records whose size changes. Returns the names of all these records, including those with an entry.
pub(super) fn check<'a>(input: &LibraryInput<'a>, diagnostics: &mut Diagnostics) -> BTreeSet<&'a str> {
    let decided = &input.spec.content.changes;
    let mut changed = BTreeSet::new();
    for major in majors(input) {
        let mut sizes = sizes(input, major);
        sizes.retain(|_, sizes| sizes.len() > 1);
        if sizes.is_empty() {
            continue;
        }
        let toolkits: Vec<_> = input.registry.of_major(major).map(|it| (it.0, it.1, exposures(it.1))).collect();
        for (name, sizes) in sizes {
            let mut places = toolkits.iter().map(|(version, facts, exposed)| (*version, place(facts, exposed, name)));
            let Some((version, Some(place))) = places.find(|(_, place)| place.is_some()) else { continue };
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
    .note(format!("the record is passed directly: {place}"))
    .help(format!(
        "determine how an older library handles a newer record, and vice versa, and add `{name}: {{changes: \"WHY \
        THAT DOES NO HARM\"}}` under `types`\nif the change does harm, skip the function in the affected toolkits"
    ))
    .missing_entry(MissingEntry::new(["types", name, "changes"], "REASON", history.join(", ")))
}

fn majors(input: &LibraryInput<'_>) -> BTreeSet<u32> {
    input.registry.toolkits.keys().map(|version| version.major).collect()
}

/// The sizes of each record, and of each typedef of a number or a pointer, within a major version, each with the first
/// toolkit that has this size. A typedef may become a record. Includes the types of the libraries that this library
/// uses.
fn sizes<'a>(input: &LibraryInput<'a>, major: u32) -> BTreeMap<&'a str, BTreeMap<u64, Version>> {
    let mut sizes: BTreeMap<&str, BTreeMap<u64, Version>> = BTreeMap::new();
    for registry in std::iter::once(input.registry).chain(input.used_here()) {
        for (version, facts) in registry.of_major(major) {
            let records = facts.records.iter().map(|(name, record)| (name, record.size));
            let typedefs = facts.typedefs.iter().filter_map(|(name, typedef)| Some((name, size(&typedef.ty)?)));
            for (name, size) in records.chain(typedefs) {
                sizes.entry(name).or_default().entry(size).or_insert(version);
            }
        }
    }
    sizes
}

/// The size of a number or a pointer.
fn size(ty: &CType) -> Option<u64> {
    match ty {
        CType::Builtin(builtin) => Some(builtin.size(System::Linux)),
        CType::Pointer { .. } => Some(POINTER_SIZE),
        CType::Array { .. } | CType::Function { .. } | CType::Named(_) | CType::Void => None,
    }
}

/// A declaration in which a pointer or an array refers to a type, or a function takes or returns its value: its position in the toolkit, the function or record,
/// and the parameter or field with its type.
type Exposure<'a> = (usize, &'a str, &'a str, &'a CType);

/// Returns, for each type, the first declaration in which a pointer or an array refers to the type.
fn exposures(facts: &Facts) -> BTreeMap<&str, Exposure<'_>> {
    let params = facts
        .functions
        .iter()
        .flat_map(|(symbol, function)| function.params.iter().map(move |(param, ty)| (symbol, param, ty)));
    let fields = facts
        .records
        .iter()
        .flat_map(|(record, Record { fields, .. })| fields.iter().map(move |(field, item)| (record, field, &item.ty)));
    let indirect = params.clone().chain(fields).filter_map(|(of, name, ty)| Some((standing_alone(ty)?, of, name, ty)));
    let returns = facts.functions.iter().map(|(symbol, function)| (symbol, symbol, &function.returns));
    let values = params.chain(returns).filter_map(|(of, name, ty)| Some((ty.name()?, of, name, ty)));
    let mut exposures = BTreeMap::new();
    for (position, (exposed, of, name, ty)) in indirect.chain(values).enumerate() {
        exposures.entry(exposed).or_insert((position, of.as_str(), name.as_str(), ty));
    }
    exposures
}

/// The first declaration that depends on the size of the type.
fn place(facts: &Facts, exposures: &BTreeMap<&str, Exposure<'_>>, name: &str) -> Option<String> {
    let names = names(facts, name);
    let (_, of, name, ty) =
        names.iter().filter_map(|name| exposures.get(name)).min_by_key(|(position, ..)| position)?;
    Some(format!("`{}` of {of}", ty.declare(name)))
}

/// Returns the name of the record, its tag, and every typedef of the record.
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

/// Returns the type to which a pointer or an array refers.
fn standing_alone(ty: &CType) -> Option<&str> {
    match ty {
        CType::Pointer { to: inner, constant: _ } | CType::Array { of: inner, len: _ } => {
            inner.name().or_else(|| standing_alone(inner))
        }
        // CUDA passes the record to a callback, which reads only the fields that the program was compiled with.
        CType::Function { .. } | CType::Named(_) | CType::Void | CType::Builtin(_) => None,
    }
}
