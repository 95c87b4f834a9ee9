//! Checks of entries for functions. The parameters and functions in an entry must exist.

use super::{Declared, skips::empty_range};
use crate::{
    analysis::{
        inputs::{Declaration, LibraryInput},
        lints::renamed::{in_new_names, new_name},
    },
    diag::{Diagnostic, Diagnostics, Location, MissingEntry, nearest},
    spec::{Entry, Reference},
    version::VersionRange,
};
use std::collections::BTreeSet;

/// One of a function's entries, with the declarations to which the entry applies.
pub(super) struct Check<'a> {
    input: &'a LibraryInput<'a>,
    declared: &'a Declared<'a>,
    covered: Vec<Declaration<'a>>,
    entry: Entry<'a>,
}

impl<'a> Check<'a> {
    pub(super) fn new(input: &'a LibraryInput<'a>, declared: &'a Declared<'a>, entry: Entry<'a>) -> Self {
        Self { input, declared, covered: input.covered(entry).collect(), entry }
    }

    /// Finds names in the entry that no declaration has: parameters, counts, selectors and user data of callbacks.
    pub(super) fn run(&self, diagnostics: &mut Diagnostics) {
        let Entry { symbol, function, .. } = self.entry;
        if function.has_no_symbol_keys() {
            let message = format!("the entry for `{symbol}` has no effect");
            diagnostics.push(
                Diagnostic::new("redundant-entry", self.entry.location(), message)
                    .help("remove the entry, or specify the roles of parameters under `params`"),
            );
        }
        if self.covered.is_empty() {
            if self.declared.has_function(symbol) {
                diagnostics.push(empty_range(self.input, self.entry.location_of(&["in"]), symbol));
            }
            return;
        }
        // Renamed parameters whose names are values of keys. One list of entries replaces all occurrences of these
        // names.
        let mut split: BTreeSet<String> = BTreeSet::new();
        for (param, entry) in &function.params {
            // Invalid roles have already been reported.
            let Ok(role) = &entry.role else { continue };
            let of_role = role.keys().1;
            for (key, value) in of_role.values().chain(entry.keys.values()) {
                for reference in value.references() {
                    let name = match reference {
                        Reference::Param(name) | Reference::Function(name) => name,
                    };
                    let Some(finding) = self.check_reference(param, key, reference) else { continue };
                    if finding.missing_entries.is_empty() || split.insert(name.to_owned()) {
                        diagnostics.push(finding);
                    }
                }
            }
        }
        for param in function.params.keys().filter(|param| !split.contains(*param)) {
            let finding = self.check_mentioned(self.entry.param_location(param, &[]), param, true);
            finding.into_iter().for_each(|finding| diagnostics.push(finding));
        }
    }

    /// Checks a parameter or a function whose name is the value of a key.
    fn check_reference(&self, param: &str, key: &str, reference: Reference<'_>) -> Option<Diagnostic> {
        let at = self.entry.param_location(param, &[key]);
        match reference {
            Reference::Param(name) => self.check_mentioned(at, name, false),
            Reference::Function(function) if self.declared.has_function(function) => None,
            Reference::Function(function) => Some(self.declared.unknown_function(function, at, &self.declared.symbols)),
        }
    }

    /// Formats all entries of the symbol as a list, and splits this entry into several items. Each item is for the
    /// toolkits that use the same parameter names. Facts about calls apply to all versions, so these facts are in an
    /// item without `in`.
    fn split(&self) -> Option<MissingEntry> {
        let Entry { symbol, function, .. } = self.entry;
        let has_all = |it: &&Declaration<'_>| function.params.keys().all(|name| it.function.params.contains_key(name));
        let written = self.covered.iter().find(has_all)?;
        let names = |it: &Declaration<'a>| it.function.params.keys();
        let chunks: Vec<&[Declaration<'a>]> = self.covered.chunk_by(|a, b| names(a).eq(names(b))).collect();
        let limits = function.r#in.unwrap_or(VersionRange::ALL);
        let mut items = String::new();
        let mut comments = Vec::new();
        for sibling in self.entry.siblings() {
            if sibling.id() != self.entry.id() {
                items += &item(None, &sibling.values(), &sibling.params());
                continue;
            }
            let (own, facts): (Vec<_>, Vec<_>) = self
                .entry
                .values()
                .into_iter()
                .filter(|(key, _)| *key != "in")
                .partition(|(key, _)| ["params", "returns_at_once", "python"].contains(key));
            for (index, chunk) in chunks.iter().enumerate() {
                let ([first, ..], [.., last]) = (chunk, chunk) else { return None };
                let range = VersionRange {
                    first: if index == 0 { limits.first } else { Some(first.version) },
                    last: if index + 1 == chunks.len() { limits.last } else { Some(last.version) },
                };
                let new_names: Vec<(&str, &str)> = names(written)
                    .filter_map(|old| {
                        Some((old.as_str(), new_name(old, &written.function.params, &first.function.params)?))
                    })
                    .collect();
                let params = self.entry.params();
                if !params.iter().all(|(name, _)| first.function.params.contains_key(renamed(name, &new_names))) {
                    return None;
                }
                let params: Vec<(&str, String)> = params
                    .iter()
                    .map(|(name, value)| (renamed(name, &new_names), in_new_names(value, &new_names)))
                    .collect();
                items += &item(Some(range), &own, &params);
                comments.extend(new_names.into_iter().map(|(old, new)| format!("`{new}` is `{old}`")));
            }
            if !facts.is_empty() {
                items += &item(None, &facts, &[]);
            }
        }
        let comment = format!("replaces the entry; verify: {}", comments.join(", "));
        Some(MissingEntry::new(["functions", symbol], items, comment))
    }

    /// Checks that a parameter in the entry exists in every declaration of the symbol to which the entry applies. If a
    /// toolkit only renames the parameter, the entry may have both names as keys.
    fn check_mentioned(&self, location: Location, name: &str, is_key: bool) -> Option<Diagnostic> {
        let (covered, owner) = (&self.covered, self.entry.symbol);
        let has = |it: &Declaration<'_>| it.function.params.contains_key(name);
        let new_name = |it: &Declaration<'a>| -> Option<&'a str> {
            let mut others = covered.iter().filter(|other| other.symbol == it.symbol && has(other));
            others.find_map(|other| new_name(name, &other.function.params, &it.function.params))
        };
        let has_both = |it: &Declaration<'a>| {
            let mut entries = self.input.spec.entries_for(it.symbol);
            new_name(it).is_some_and(|new| entries.any(|entry| entry.function.params.contains_key(new)))
        };
        let lacking = || covered.iter().filter(|it| !(has(it) || is_key && has_both(it)));
        // Other revisions of the function may lack the parameter.
        let missing = match covered.iter().any(has) {
            true => lacking().rfind(|it| new_name(it).is_some()).or_else(|| lacking().find(|it| it.symbol == owner)),
            false => covered.last(),
        };
        let declaration @ Declaration { version, symbol, function } = missing?;
        let params: Vec<&str> = function.params.keys().map(String::as_str).collect();
        let declares = match params.as_slice() {
            [] => "no parameters".to_owned(),
            some => some.join(", "),
        };
        Some(if covered.iter().any(has) {
            let product = self.input.product();
            let new = new_name(declaration);
            let renamed = new.map(|new| format!(", which calls this parameter `{new}`")).unwrap_or_default();
            let both =
                new.filter(|_| is_key).map(|new| format!("add `{new}` next to the old name, or ")).unwrap_or_default();
            let message = format!("{symbol} has no parameter `{name}` in {product} {version}{renamed}");
            let finding = Diagnostic::new("partial-param", location, message)
                .note(format!("{} declares these parameters in that version: {declares}", function.header))
                .help(format!("{both}limit the entry with `in`, and add a second entry for the other toolkits"));
            // The value of a key can contain only one name, so the entry must be split.
            new.filter(|_| !is_key).and_then(|_| self.split()).into_iter().fold(finding, Diagnostic::missing_entry)
        } else {
            let diagnostic = Diagnostic::new("unknown-param", location, format!("{owner} has no parameter `{name}`"))
                .note(format!("{} declares: {declares}", function.header));
            match nearest(name, params) {
                Some(near) => diagnostic.help(format!("did you mean `{near}`?")),
                None => diagnostic.help("use the parameter names in the header, or remove the entry"),
            }
        })
    }
}

/// Returns the new name of a parameter, or the same name if the parameter is not renamed.
fn renamed<'a>(name: &'a str, names: &[(&str, &'a str)]) -> &'a str {
    names.iter().find(|(old, _)| *old == name).map_or(name, |(_, new)| new)
}

/// Formats an item of a list of entries.
fn item(range: Option<VersionRange>, values: &[(&str, String)], params: &[(&str, String)]) -> String {
    let mut lines: Vec<String> = range.map(|range| format!("in: \"{range}\"")).into_iter().collect();
    for (key, value) in values {
        if *key == "params" {
            lines.push("params:".to_owned());
            lines.extend(params.iter().map(|(name, value)| format!("  {name}: {value}")));
        } else {
            lines.push(format!("{key}: {value}"));
        }
    }
    lines.iter().enumerate().map(|(index, line)| format!("{} {line}\n", if index == 0 { "-" } else { " " })).collect()
}
