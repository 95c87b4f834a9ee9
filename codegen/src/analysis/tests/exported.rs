//! A second opinion from the libraries themselves: which symbols they export. `tests/opinions/README.md` tells how they were asked.

use super::opinions::{EXPORTED, Known};
use crate::{registry::Registry, report::explain::function::twin, repository, version::Version, witness::exported};
use std::collections::BTreeSet;

/// Every symbol that a toolkit declares, with its twin for per-thread default streams.
fn declared(registry: &Registry, toolkit: Version) -> BTreeSet<String> {
    let functions = registry.facts(toolkit).into_iter().flat_map(|facts| &facts.functions);
    functions.flat_map(|(symbol, function)| twin(symbol, function).into_iter().chain([symbol.clone()])).collect()
}

#[test]
fn libraries_export_what_their_headers_declare() {
    // Those of packages that are tested alone are asked as well, and are read here alone.
    let known_libraries = &repository::read().1;
    let is_known = |library: &str| known_libraries.iter().any(|registry| registry.library == library);
    let names: BTreeSet<&str> = exported::all().keys().map(|(library, _)| *library).collect();
    let others = names.into_iter().filter(|library| !is_known(library));
    let root = repository::root();
    let others: Vec<Registry> =
        others.map(|library| Registry::load(root, library).unwrap_or_else(|failure| panic!("{failure}"))).collect();
    let registries = || known_libraries.iter().chain(&others);
    let mut known = Known::of(EXPORTED);
    let (mut compared, mut wrong) = (0, Vec::new());
    for ((library, toolkit), asked) in exported::all() {
        let registry = registries().find(|registry| registry.library == *library);
        let declared = registry.map(|registry| declared(registry, *toolkit)).unwrap_or_default();
        compared += declared.len();
        if declared.len() != asked.declared {
            let (now, then) = (declared.len(), asked.declared);
            wrong.push(format!(
                "{library} {toolkit}: {now} symbols are declared, and it was asked for {then}: ask again"
            ));
        }
        for symbol in &asked.missing {
            if !declared.contains(*symbol) {
                wrong.push(format!("{library} {toolkit}: {symbol} is not declared: ask again"));
            }
            if !known.has(symbol, "exported") {
                wrong.push(format!("{library} {toolkit}: {} does not export {symbol}", asked.file));
            }
        }
    }
    wrong.extend(known.stale());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{compared} symbols compared");
    assert!(compared >= LEAST, "only {compared} symbols are compared");
}

/// So many symbols are compared; the number is that of the day when the table came.
const LEAST: usize = 35_292;
