//! The public names of a major version: the documented names, and the symbols that no documented name shadows.
//!
//! A documented name refers to the symbol to which a `#define` of the newest toolkit maps the name. A symbol such as
//! `cuCtxCreate_v2` that is not the target of a `#define` is callable under its own name. The plain symbol `cuMemAlloc`
//! is not callable under its name, because this name refers to `cuMemAlloc_v2`. The plain symbol is an older revision
//! of the function. A function with variable arguments has no public name.

use crate::registry::Registry;
use std::collections::{BTreeMap, BTreeSet};

/// The public names of one major version.
pub(crate) struct Names {
    /// Maps public names to symbols.
    pub(crate) symbols: BTreeMap<String, String>,
    /// Maps each symbol to the public name of the function that calls the symbol, and to the function's aliases.
    pub(crate) functions: BTreeMap<String, (String, Vec<String>)>,
}

impl Names {
    /// Returns the symbol to which the public name `symbol` refers, if this is a different symbol.
    pub(crate) fn shadow(&self, symbol: &str) -> Option<&str> {
        self.symbols.get(symbol).map(String::as_str).filter(|target| *target != symbol)
    }
}

/// Determines the public names of a major version.
pub(crate) fn names(registry: &Registry, major: u32) -> Names {
    let mut symbols: BTreeMap<String, String> = BTreeMap::new();
    for (_, facts) in registry.of_major(major).rev() {
        for (symbol, function) in facts.functions.iter().filter(|(_, function)| !function.variadic) {
            for name in &function.names {
                symbols.entry(name.clone()).or_insert_with(|| symbol.clone());
            }
        }
    }
    let declared = registry.of_major(major).flat_map(|(_, facts)| &facts.functions);
    let declared: BTreeSet<&String> =
        declared.filter(|(_, function)| !function.variadic).map(|(symbol, _)| symbol).collect();
    let mut functions: BTreeMap<String, (String, Vec<String>)> = BTreeMap::new();
    for (name, symbol) in &symbols {
        // If a symbol has several names, its main name is the unversioned name.
        let (first, others) = functions.entry(symbol.clone()).or_insert_with(|| (name.clone(), Vec::new()));
        if first != name {
            if crate::names::unversioned(symbol) == name {
                others.push(std::mem::replace(first, name.clone()));
            } else {
                others.push(name.clone());
            }
        }
    }
    for symbol in declared {
        if symbols.contains_key(symbol) {
            continue;
        }
        match functions.get_mut(symbol) {
            Some((_, others)) => others.push(symbol.clone()),
            None => drop(functions.insert(symbol.clone(), (symbol.clone(), Vec::new()))),
        }
        symbols.insert(symbol.clone(), symbol.clone());
    }
    Names { symbols, functions }
}
