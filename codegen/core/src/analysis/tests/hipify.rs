//! Cross-check of availability against HIPIFY: the toolkit that added or removed a name.
//!
//! `tests/cross_checks/README.md` describes the source of the table.

use super::cross_checks::{HIPIFY, Known};
use crate::{cross_checks::hipify, facts::Facts, repository, spec::Spec, version::Version};
use std::collections::{BTreeMap, BTreeSet};

/// The minimum number of compared versions, which is the number on the day when the table was added.
const LEAST: usize = 3_634;

/// Returns every name of a toolkit that a program may use.
fn names(facts: &Facts) -> impl Iterator<Item = &str> {
    let functions = facts.functions.iter().flat_map(|(symbol, function)| function.names.iter().chain([symbol]));
    let enums = facts.enums.iter().flat_map(|(name, item)| item.values.iter().map(|(member, _)| member).chain([name]));
    let others = facts.records.keys().chain(facts.typedefs.keys()).chain(facts.callbacks.keys());
    functions.chain(enums).chain(others).chain(facts.constants.keys()).map(String::as_str)
}

/// Returns each name of the toolkits' own libraries, with the first and the last toolkit that has the name.
fn in_toolkits() -> BTreeMap<&'static str, (Version, Version)> {
    let (specs, registries) = repository::read();
    let own: BTreeSet<&str> =
        specs.libraries.iter().filter(|spec| spec.content.library.has_own_versions()).map(Spec::name).collect();
    let mut seen = BTreeMap::new();
    for registry in registries.iter().filter(|registry| !own.contains(registry.library.as_str())) {
        for (version, facts) in registry.all() {
            for name in names(facts) {
                let (first, last) = seen.entry(name).or_insert((version, version));
                (*first, *last) = ((*first).min(version), (*last).max(version));
            }
        }
    }
    seen
}

#[test]
fn hipify_dates_names_as_the_headers_do() {
    let seen = in_toolkits();
    let oldest = seen.values().map(|(first, _)| *first).min().unwrap();
    let (mut known, mut compared, mut wrong) = (Known::of(HIPIFY), 0, Vec::new());
    for (name, said) in hipify::all() {
        let Some((first, last)) = seen.get(name) else { continue };
        if let Some(added) = said.added {
            compared += 1;
            // The oldest scanned header also declares all items that were introduced in older toolkits.
            if added.max(oldest) != *first && !known.has(name, "added") {
                wrong.push(format!("{name} added: here {first}, there {added}"));
            }
        }
        if let Some(removed) = said.removed {
            compared += 1;
            if *last >= removed && !known.has(name, "removed") {
                wrong.push(format!("{name} removed: here still in {last}, there {removed}"));
            }
        }
    }
    println!("{HIPIFY}: {compared} dates compared");
    wrong.extend(known.stale());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= LEAST, "only {compared} dates are compared");
}
