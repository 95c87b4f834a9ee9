//! The public names of a major version: the documented names, and the symbols that no documented name shadows.
//!
//! A documented name refers to the symbol that the newest toolkit's `#define` maps it to. A symbol such as
//! `cuCtxCreate_v2` that is not the target of a `#define` is callable under its own name. The plain symbol `cuMemAlloc`
//! is not callable under its name, because that name refers to `cuMemAlloc_v2`; the plain symbol is an older revision
//! of the function. A function with variable arguments has no public name.

use crate::registry::Registry;
use std::collections::{BTreeMap, BTreeSet};

/// The public names of one major version.
pub(crate) struct Names {
    /// Maps public names to symbols.
    pub(crate) symbols: BTreeMap<String, String>,
    /// Maps each symbol to the public name of the function that calls it, and to the function's aliases.
    pub(crate) functions: BTreeMap<String, (String, Vec<String>)>,
}

impl Names {
    /// The symbol to which the public name of `symbol` refers, if it is a different one.
    pub(crate) fn shadow(&self, symbol: &str) -> Option<&str> {
        self.symbols.get(symbol).map(String::as_str).filter(|target| *target != symbol)
    }
}

/// Determines the public names of `major`.
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
        // The main name of a symbol with several names is the unversioned one.
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
