//! Serialization of registry files: conversion between the facts of many toolkits and one entry for each item.

use super::{
    Registry,
    entry::{
        Availability, ConstantEntry, Entry, EnumEntry, FunctionEntry, RecordEntry, SignatureEntry, TypedefEntry,
        UndescribedEntry,
    },
};
use crate::{facts::Facts, version::Version};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

type Versions = BTreeSet<Version>;

/// The comment at the top of a registry file.
const HEAD: &str = "\
# The history of this library's API, one entry an exported symbol. Written by `cargo xtask regen --cuda VERSION`;
# do not edit. Ranges name toolkits: `12.9..` is 12.9 and every later one, `in` where an item is declared at all. A value
# that changed stands once for each range. How to read it: specs/README.md.
";

/// The comment at the top of the registry file of a third-party library.
const HEAD_OUTSIDE: &str = "\
# The history of this library's API, one entry an exported symbol. Written by `cubind generate --version VERSION`; do not
# edit. Ranges name versions: `1.2..` is 1.2 and every later one, `in` where an item is declared at all. A value that
# changed stands once for each range.
";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    library: String,
    toolkits: Versions,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    functions: BTreeMap<String, FunctionEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    helpers: BTreeMap<String, SignatureEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    enums: BTreeMap<String, EnumEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    records: BTreeMap<String, RecordEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    callbacks: BTreeMap<String, SignatureEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    typedefs: BTreeMap<String, TypedefEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    constants: BTreeMap<String, ConstantEntry>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    undescribed: BTreeMap<String, UndescribedEntry>,
}

pub(super) fn print(registry: &Registry, is_outside: bool) -> String {
    let all = registry.all();
    let scanned: Versions = all.keys().copied().collect();
    let file = File {
        library: registry.library.clone(),
        functions: entries(&all, &scanned, |facts| &facts.functions),
        helpers: entries(&all, &scanned, |facts| &facts.helpers),
        enums: entries(&all, &scanned, |facts| &facts.enums),
        records: entries(&all, &scanned, |facts| &facts.records),
        callbacks: entries(&all, &scanned, |facts| &facts.callbacks),
        typedefs: entries(&all, &scanned, |facts| &facts.typedefs),
        constants: entries(&all, &scanned, |facts| &facts.constants),
        undescribed: entries(&all, &scanned, |facts| &facts.undescribed),
        toolkits: scanned,
    };
    // The serialization of plain data into a string cannot fail.
    let text = serde_yaml::to_string(&file).expect("a registry is plain data");
    format!("{}{text}", if is_outside { HEAD_OUTSIDE } else { HEAD })
}

/// Creates the entries of one kind of item from the item's facts in every toolkit that has it.
fn entries<T: PartialEq, E: Entry<T>>(
    all: &BTreeMap<Version, &Facts>,
    scanned: &Versions,
    select: impl Fn(&Facts) -> &BTreeMap<String, T>,
) -> BTreeMap<String, E> {
    let names: BTreeSet<&String> = all.values().flat_map(|facts| select(facts).keys()).collect();
    let entry = |name: &String| {
        let items = all.iter().filter_map(|(version, facts)| Some((*version, select(facts).get(name)?))).collect();
        (name.clone(), E::of(name, &Availability::new(items, scanned)))
    };
    names.into_iter().map(entry).collect()
}

pub(super) fn parse(library: &str, text: &str) -> Result<Registry, serde_yaml::Error> {
    use serde::de::Error;
    let file: File = serde_yaml::from_str(text)?;
    if file.library != library {
        return Err(Error::custom(format!(
            "this file contains the registry of `{}` instead of `{library}`",
            file.library
        )));
    }
    let mut registry = Registry::new(library);
    for version in file.toolkits.iter().copied() {
        let facts = at(&file, version)
            .map_err(|(item, what)| serde_yaml::Error::custom(format!("`{item}` has no {what} in {version}")))?;
        registry.toolkits.insert(version, facts);
    }
    Ok(registry)
}

/// The error for a missing property: the name of the item, and the name of the property.
type Missing<'a> = (&'a str, &'static str);

/// Returns the facts of one toolkit.
fn at(file: &File, version: Version) -> Result<Facts, Missing<'_>> {
    Ok(Facts {
        functions: items(&file.functions, version)?,
        helpers: items(&file.helpers, version)?,
        enums: items(&file.enums, version)?,
        records: items(&file.records, version)?,
        callbacks: items(&file.callbacks, version)?,
        typedefs: items(&file.typedefs, version)?,
        constants: items(&file.constants, version)?,
        undescribed: items(&file.undescribed, version)?,
    })
}

/// Returns the items of one kind in one toolkit.
fn items<'a, T, E: Entry<T>>(
    entries: &'a BTreeMap<String, E>,
    version: Version,
) -> Result<BTreeMap<String, T>, Missing<'a>> {
    let entries = entries.iter().filter(|(_, entry)| entry.toolkits().contains(version));

    let item = |(name, entry): (&'a String, &'a E)| {
        let item = entry.at(name, version).map_err(|what| (name.as_str(), what))?;
        Ok((name.clone(), item))
    };
    entries.map(item).collect()
}
