//! Table with the number of differences in each compared library.

use super::{Diff, Functions, Library, view::sections};
use codegen_core::version::Version;

/// The heads of the columns.
pub const HEAD: [&str; 11] = [
    "library",
    "names moved",
    "signatures",
    "removed",
    "legacy",
    "deprecated",
    "announced",
    "added",
    "enums",
    "records",
    "others",
];

/// The cells of the table. Each library with a difference has one row.
pub fn rows(diff: &Diff) -> Vec<Vec<String>> {
    let compared = diff.libraries.iter().filter_map(|library| Some((&library.name, library.changes.as_ref().ok()?)));
    compared
        .map(|(name, changes)| {
            let Functions { moved, changed, removed, made_legacy, deprecated, announced, added, .. } =
                &changes.functions;
            let others: usize = changes.items.small().iter().map(|items| items.count()).sum();
            let (enums, records) = (changes.items.enums.count(), changes.items.records.count());
            let gone = [removed.len(), made_legacy.len(), deprecated.len(), announced.len(), added.len()];
            let counts = [moved.len(), changed.len()].into_iter().chain(gone).chain([enums, records, others]);
            std::iter::once(name.clone()).chain(counts.map(|count| count.to_string())).collect()
        })
        .filter(|cells: &Vec<String>| cells[1..].iter().any(|cell| cell != "0"))
        .collect()
}

/// The compared libraries without any difference.
pub fn unchanged(diff: &Diff) -> Vec<&str> {
    let is_same = |library: &&Library| library.changes.as_ref().is_ok_and(|changes| sections(changes).is_empty());
    diff.libraries.iter().filter(is_same).map(|library| library.name.as_str()).collect()
}

/// The reason why a library was not compared.
pub fn missing(product: &str, toolkits: &[Version]) -> String {
    let toolkits: Vec<String> = toolkits.iter().map(ToString::to_string).collect();
    format!("the registry has no {product} {}", toolkits.join(" and no "))
}

/// The sentence about a library that one of the toolkits does not contain. Empty if both toolkits contain it.
pub fn absence(product: &str, library: &Library) -> String {
    library.absent.map_or_else(String::new, |version| format!("The library is not in {product} {version}.\n\n"))
}
