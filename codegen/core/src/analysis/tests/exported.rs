//! Cross-check of declared symbols against the symbols that the libraries export.
//!
//! `tests/cross_checks/README.md` describes how the tables were made.

use super::cross_checks::{EXPORTED, Known};
use crate::{cross_checks::exported, glob, registry::Registry, repository, version::Version};
use std::collections::BTreeSet;

/// Returns every symbol that a toolkit declares, with the symbol's variant for per-thread default streams.
fn declared(registry: &Registry, toolkit: Version) -> BTreeSet<String> {
    let functions = registry.facts(toolkit).into_iter().flat_map(|facts| &facts.functions);
    functions.flat_map(|(symbol, function)| function.twin(symbol).into_iter().chain([symbol.clone()])).collect()
}

#[test]
fn libraries_export_the_functions_in_their_headers() {
    // The folder also contains tables for libraries of packages that have their own tests. `repository` omits the
    // registries of these libraries.
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

/// Symbols that a library exports without declaring them in a header must be private, and the spec must state the
/// reason. This test would also detect a declaration that the scan missed.
#[test]
fn exported_symbols_without_a_declaration_are_private_for_a_reason() {
    let (mut wrong, mut compared) = (Vec::new(), 0);
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    let (specs, registries) = repository::read();
    let specs = &specs.libraries;
    let registry = |library: &str| registries.iter().find(|registry| registry.library == *library);
    for ((library, toolkit), asked) in exported::all() {
        let Some(spec) = specs.iter().find(|spec| spec.name() == *library) else { continue };
        let patterns = &spec.content.library.undeclared;
        let unbound = &spec.content.library.unbound;
        let recorded = registry(library).and_then(|registry| registry.facts(*toolkit));
        for (symbol, header) in &asked.undeclared {
            compared += 1;
            let is_skipped = recorded.is_some_and(|facts| facts.undescribed.contains_key(*symbol));
            if unbound.contains_key(*header) || is_skipped {
                continue;
            }
            let mut meant = patterns.keys().filter(|pattern| glob::matches(pattern, symbol)).peekable();
            if meant.peek().is_none() {
                wrong.push(format!("{library} {toolkit}: {} exports {symbol}, which no header declares", asked.file));
            }
            used.extend(meant.map(|pattern| (*library, pattern.as_str())));
        }
    }
    for spec in specs {
        let unused =
            spec.content.library.undeclared.keys().filter(|pattern| !used.contains(&(spec.name(), pattern.as_str())));
        wrong.extend(
            unused.map(|pattern| format!("{}: no library exports `{pattern}` without a declaration", spec.file)),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{compared} symbols without a declaration");
    assert!(compared > 0, "no library was asked for what it exports beyond its headers");
}

/// The minimum number of compared symbols, which is the number on the day when the table was added.
const LEAST: usize = 35_292;
