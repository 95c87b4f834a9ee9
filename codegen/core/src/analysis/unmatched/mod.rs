//! Checks for unmatched entries. The symbols, parameters, enums and members in a spec must exist.
//!
//! [`crate::analysis::lints`] checks the contents of entries. Entries that have no effect are found by later passes,
//! and are also reported as `unmatched-entry`.

mod callbacks;
mod families;
mod functions;
mod measures;
mod ownership;
mod safety;
mod selectors;
mod skips;
mod types;
mod undecided;

pub(super) use self::{
    families::{check_lent, has_functions},
    ownership::check_ownership,
    safety::params as params_of_safety,
    undecided::Undecided,
};

use self::{functions::Check, selectors::Table};
use super::inputs::LibraryInput;
use crate::{
    diag::{Diagnostic, Diagnostics, Location, nearest},
    facts::Facts,
    glob,
    names::unversioned,
    spec::{Selects, Skip},
};
use std::collections::{BTreeMap, BTreeSet};

/// Finds entries of a spec that match nothing.
pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let declared = Declared::of(input);
    let content = &input.spec.content;

    let inputs: BTreeSet<&str> = input.spec.entries().map(|entry| entry.symbol).collect();
    for symbol in inputs.into_iter().filter(|symbol| !declared.has_function(symbol)) {
        let location = input.spec.function_location(symbol);
        diagnostics.push(declared.unknown_function(symbol, location, &declared.symbols));
    }
    let all = || [&declared.symbols, &declared.helpers, &declared.undescribed].into_iter().flatten();
    let is_meant =
        |name: &str, skip: &Skip| all().any(|known| skips::is_meant((name, skip), known)) || input.skips_record(name);
    for (name, _) in content.skip.iter().filter(|(name, skip)| !is_meant(name, skip)) {
        let candidates = declared.symbols.union(&declared.helpers).copied().collect();
        diagnostics.push(declared.unknown_function(name, input.spec.location(&["skip", name]), &candidates));
    }
    for (symbol, instead) in content.replaced_by.iter().filter(|(_, to)| !declared.symbols.contains(to.as_str())) {
        let location = input.spec.location(&["replaced_by", symbol]);
        diagnostics.push(declared.unknown_function(instead, location, &declared.symbols));
    }
    selectors::check(input, &declared.tables(input), diagnostics);
    let is_member = |name: &str| {
        let mut enums = input
            .registry
            .toolkits
            .values()
            .chain(input.registry.unbound.values())
            .flat_map(|facts| facts.enums.values());
        enums.any(|item| item.values.keys().any(|member| glob::matches(name, member)))
    };
    for name in content.library.deprecations.keys() {
        let is_symbol = declared.symbols.iter().any(|symbol| glob::matches(name, symbol));
        if !is_symbol && !is_member(name) {
            let message = format!("no scanned toolkit declares a function or an enum member `{name}`");
            let location = input.spec.location(&["library", "deprecations", name]);
            diagnostics.push(nothing(location, message, name, &declared.symbols));
        }
    }
    skips::check_undescribed(input, diagnostics);
    types::check_enums(input, diagnostics);
    types::check_records(input, diagnostics);
    callbacks::check(input, diagnostics);
    skips::check_skips(input, diagnostics);
    families::check(input, diagnostics);
    safety::check(input, &declared, diagnostics);
    for entry in input.spec.entries() {
        Check::new(input, &declared, entry).run(diagnostics);
    }
}

/// The names of the library's declarations in any toolkit.
struct Declared<'a> {
    symbols: BTreeSet<&'a str>,
    helpers: BTreeSet<&'a str>,
    /// The names of declarations that the registry cannot describe.
    undescribed: BTreeSet<&'a str>,
    /// Maps each documented name to one of the symbols that have this name.
    documented: BTreeMap<&'a str, &'a str>,
}

impl<'a> Declared<'a> {
    fn of(input: &LibraryInput<'a>) -> Self {
        let facts = || input.registry.toolkits.values();
        let functions = || facts().flat_map(|facts| &facts.functions);
        Self {
            symbols: functions().map(|(symbol, _)| symbol.as_str()).collect(),
            helpers: facts().flat_map(|facts| facts.helpers.keys()).map(String::as_str).collect(),
            undescribed: facts().flat_map(|facts| facts.undescribed.keys()).map(String::as_str).collect(),
            documented: functions()
                .flat_map(|(symbol, function)| function.names.iter().map(move |name| (name.as_str(), symbol.as_str())))
                .collect(),
        }
    }

    /// Returns the items to which the names of entries can refer, with a table for each kind of name.
    fn tables(&self, input: &'a LibraryInput<'a>) -> [Table<'_>; 7] {
        let own = || input.registry.toolkits.values();
        let all = || own().chain(input.used.iter().flat_map(|(_, registry)| registry.toolkits.values()));
        let function = |name: &str| match glob::is_pattern(name) {
            true => format!("no scanned toolkit declares a function that matches `{name}`"),
            false => format!("no scanned toolkit declares a function `{name}`"),
        };
        let no_enum = |name: &str| format!("no scanned toolkit declares an enum `{name}`");
        let enums = |facts: &'a Facts| facts.enums.keys().map(String::as_str);
        let records = own().flat_map(|facts| facts.records.keys()).map(String::as_str);
        let callbacks = own().flat_map(|facts| facts.callbacks.keys()).map(String::as_str);
        let functions = Table {
            is_meant: Box::new(|name| input.bound.iter().any(|it| it.names.are_meant_by(name))),
            documented: Some(&self.documented),
            ..Table::of(Selects::Function, self.symbols.clone(), function)
        };
        let symbols =
            Table { documented: Some(&self.documented), ..Table::of(Selects::Symbol, self.symbols.clone(), function) };
        let helpers = Table::of(Selects::Helper, self.helpers.clone(), |name| {
            format!("no scanned toolkit declares an inline function `{name}`")
        });
        let names: BTreeSet<&str> = records.collect();
        let records = Table {
            is_meant: Box::new({
                let names = names.clone();
                move |name| glob::is_pattern(name) || names.contains(name)
            }),
            ..Table::of(Selects::Record, names, |name| format!("no scanned toolkit declares a record `{name}`"))
        };
        let callbacks = Table::of(Selects::Callback, callbacks.collect(), |name| {
            format!("no scanned toolkit declares a function type `{name}`")
        });
        [
            functions,
            symbols,
            helpers,
            records,
            callbacks,
            Table::of(Selects::OwnEnum, own().flat_map(enums).collect(), no_enum),
            Table::of(Selects::Enum, all().flat_map(enums).collect(), no_enum),
        ]
    }

    /// Returns true if a symbol has this name, or this name with a version suffix.
    fn has_function(&self, name: &str) -> bool {
        self.symbols.contains(name) || self.symbols.iter().any(|symbol| unversioned(symbol) == name)
    }

    fn unknown_function(&self, name: &str, location: Location, candidates: &BTreeSet<&str>) -> Diagnostic {
        let message = match glob::is_pattern(name) {
            true => format!("no scanned toolkit declares a function that matches `{name}`"),
            false => format!("no scanned toolkit declares a function `{name}`"),
        };
        let diagnostic = Diagnostic::new("unknown-function", location, message);
        match self.documented.get(name) {
            Some(symbol) => diagnostic
                .note(format!("`{name}` is the documented name of the exported symbol `{symbol}`"))
                .help(format!("use the exported symbol `{symbol}` as the key")),
            None => suggest(diagnostic, name, candidates),
        }
    }
}

/// Creates the finding for an entry that matches nothing.
pub(super) fn unmatched(location: Location, message: String) -> Diagnostic {
    Diagnostic::new("unmatched-entry", location, message)
}

/// Like `unmatched`, but for a name that may be misspelt.
fn nothing(location: Location, message: String, name: &str, known: &BTreeSet<&str>) -> Diagnostic {
    let diagnostic = unmatched(location, message);
    match nearest(name, known.iter().copied().filter(|other| *other != name)) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help("correct the name, or remove the entry"),
    }
}

const SCAN: &str = "either remove the entry, or run `cargo xtask regen --cuda VERSION` to scan a toolkit that \
                   declares this name";

/// Adds the most similar existing name to a finding.
pub(super) fn suggest(diagnostic: Diagnostic, name: &str, candidates: &BTreeSet<&str>) -> Diagnostic {
    match nearest(name, candidates.iter().copied()) {
        Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
        None => diagnostic.help(SCAN),
    }
}
