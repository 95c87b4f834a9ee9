//! Cross-check of symbols and public names against a driver.
//!
//! The table contains the driver's exported functions, and the function that `cuGetProcAddress` returns for each
//! combination of a function name and a program's CUDA version. `tests/cross_checks/README.md` describes how the table
//! was made.

use super::cross_checks::{DRIVER, Known};
use crate::{
    api::Symbol,
    cross_checks::driver::{Answers, answers},
    repository,
};
use std::collections::BTreeMap;

/// Returns every symbol of the two libraries that the driver contains.
fn symbols() -> BTreeMap<&'static str, &'static Symbol> {
    let libraries = repository::resolved().libraries.iter();
    let of_driver = libraries.filter(|library| ["driver", "nvml"].contains(&library.spec.name.as_str()));
    let symbols = of_driver.flat_map(|library| library.majors.values()).flat_map(|major| &major.symbols);
    symbols.map(|(name, symbol)| (name.as_str(), symbol)).collect()
}

#[test]
fn a_driver_exports_the_functions_in_headers_of_its_version() {
    let Answers { cuda, exported, .. } = answers();
    let (symbols, mut known) = (symbols(), Known::of(DRIVER));
    let (mut compared, mut wrong) = (0, Vec::new());
    for (name, exported) in exported {
        let symbol = symbols.get(name).unwrap_or_else(|| panic!("{DRIVER}.tsv: {name} is declared nowhere"));
        let expected = symbol.availability.since <= *cuda;
        compared += 1;
        if *exported != expected && !known.has(name, "exported") {
            let since = symbol.availability.since;
            wrong.push(format!("{name}: declared since {since}, and the driver of {cuda} exports it: {exported}"));
        }
    }
    let missing =
        symbols.keys().filter(|name| !exported.contains_key(*name) && symbols[*name].availability.since <= *cuda);
    wrong.extend(missing.map(|name| format!("{name}: the driver was not asked for it")));
    wrong.extend(known.stale());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 1_032, "only {compared} symbols are compared");
}

/// The result of `cuGetProcAddress` depends on the CUDA version of the program: a program for CUDA 12.4 receives the
/// third revision of a function, and a program for CUDA 12.5 the fourth.
#[test]
fn a_driver_dates_revisions_as_the_headers_do() {
    let (symbols, answers) = (symbols(), answers());
    let (mut compared, mut wrong) = (0, Vec::new());
    for (version, name) in answers.given.values().flatten() {
        let symbol = symbols.get(name).unwrap_or_else(|| panic!("{DRIVER}.tsv: {name} is declared nowhere"));
        compared += 1;
        if symbol.availability.driver_since != Some(*version) {
            wrong.push(format!("{name}: here {:?}, there {version}", symbol.availability.driver_since));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(compared >= 572, "only {compared} dates are compared");
}

/// A program with per-thread default streams receives the per-thread variant of the symbol.
#[test]
fn a_driver_returns_the_twin_for_per_thread_default_streams() {
    let answers = answers();
    let registry = repository::read().1.iter().find(|registry| registry.library == "driver").unwrap();
    let twin_of = |symbol: &str| {
        let declared = registry.toolkits.values().filter_map(|facts| facts.functions.get(symbol));
        declared.filter_map(|function| function.twin(symbol)).next_back()
    };
    let (mut compared, mut wrong) = (0, Vec::new());
    for (name, steps) in &answers.per_thread {
        for (version, there) in steps {
            let other = answers.given[name].iter().rev().find(|(since, _)| since <= version);
            let Some((symbol, here)) = other.and_then(|(_, symbol)| Some((*symbol, twin_of(symbol)?))) else {
                continue;
            };
            compared += 1;
            if here != *there {
                wrong.push(format!("{symbol}: here {here}, there {there}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{compared} twins compared");
    assert!(compared >= 99, "only {compared} twins are compared");
}
