//! Checks of names in entries that newer headers have renamed: the names of fields, and of the parameters of functions
//! and callbacks.
//!
//! If a toolkit renames a parameter, an entry under the old name would silently not apply to the printed declaration.
//! The printed declaration is that of the newest toolkit of a major version.

use crate::{
    analysis::{
        inputs::{Bound, LibraryInput},
        unmatched::params_of_safety,
    },
    api::{
        ResolvedSignature,
        roles::{Origin, Param},
    },
    diag::{Diagnostic, Diagnostics},
    facts::Facts,
    glob,
    ordered::Ordered,
    spec::File,
    version::Version,
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// Checks the names in the entries of one library's spec.
pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let mentions = mentions(&input.spec.content);
    // Functions with the same renamed parameter share one finding.
    let mut lost: IndexMap<(usize, &str), Vec<(&str, Version)>> = IndexMap::new();
    let mut known = BTreeSet::new();
    for forms in input.bound.chunk_by(|one, other| one.symbol == other.symbol) {
        for renamed in Renamed::of(forms) {
            let names = input.names(renamed.symbol);
            let of_symbol = || mentions.iter().enumerate().filter(|(_, it)| names.are_meant_by(it.selector));
            for (old, new) in &renamed.names {
                for (index, mention) in of_symbol().filter(|(_, it)| it.name == *old) {
                    if !of_symbol().any(|(_, other)| mention.is_beside(other) && other.name == *new) {
                        let found = lost.entry((index, new)).or_default();
                        if found.iter().all(|(symbol, _)| *symbol != renamed.symbol) {
                            found.push((renamed.symbol, renamed.version));
                        }
                    }
                }
            }
            for (names, finding) in renamed.changed_roles(input, signatures) {
                if known.insert((renamed.symbol, names)) {
                    diagnostics.push(finding);
                }
            }
        }
    }
    for ((index, new), functions) in lost {
        diagnostics.push(mentions[index].lost(input, new, &functions));
    }
    check_fields(input, diagnostics);
    check_outputs(input, diagnostics);
}

/// The name of a parameter in an entry under `functions`, outside of the key `params`.
struct Mention<'a> {
    /// The path to the name: the section of the file, the name or pattern of the entry, and further keys.
    path: Vec<&'a str>,
    selector: &'a str,
    /// The key of the entry that contains the parameter's name.
    key: &'a str,
    name: &'a str,
    /// True if the parameter's name is the value of a key rather than a key.
    is_value: bool,
}

impl Mention<'_> {
    /// Returns true if the other name is in the same key of an entry, for another parameter.
    fn is_beside(&self, other: &Self) -> bool {
        (self.key, self.is_value) == (other.key, other.is_value)
    }

    fn lost(&self, input: &LibraryInput<'_>, new: &str, functions: &[(&str, Version)]) -> Diagnostic {
        let Self { path, selector, key, name, is_value } = self;
        let (symbol, version) = functions[0];
        let more = match functions.len() - 1 {
            0 => String::new(),
            more => format!(" and of {more} more"),
        };
        let product = input.product();
        let message = format!(
            "`{key}` of `{selector}` names `{name}` of {symbol}{more}, but {product} {version} calls this parameter \
            `{new}`"
        );
        let help = match is_value {
            false => format!("add the name `{new}` next to `{name}`, with the same value"),
            true => {
                let pattern: String = symbol.chars().take(symbol.chars().count() - 1).chain(['?']).collect();
                format!(
                    "repeat the key with the name `{new}` in an entry under another name of {symbol}, such as the \
                    pattern `\"{pattern}\"`"
                )
            }
        };
        Diagnostic::new("renamed-name", input.spec.location(path), message).help(help)
    }
}

/// Returns all names of parameters in entries for calls.
fn mentions(content: &File) -> Vec<Mention<'_>> {
    let mut all = Vec::new();
    for (selector, entry) in &content.safety {
        all.extend(params_of_safety(entry).into_iter().map(|(key, name, is_value)| {
            let path = ["safety", selector, key].into_iter().chain(Some(name).filter(|_| !is_value));
            Mention { path: path.collect(), selector, key, name, is_value }
        }));
    }
    let maps = [
        ("flags", &content.flags, false),
        ("owners", &content.owners, true),
        ("in_place", &content.in_place, true),
        ("measured", &content.measured, true),
        ("left_out", &content.left_out, false),
    ];
    for (key, entries, has_names) in maps {
        for (selector, (name, value)) in entries.iter().flat_map(|(it, map)| map.iter().map(move |pair| (it, pair))) {
            let path = vec![key, selector, name];
            let of_value = Mention { path: path.clone(), selector, key, name: value, is_value: true };
            all.push(Mention { path, selector, key, name, is_value: false });
            all.extend(Some(of_value).filter(|_| has_names));
        }
    }
    all
}

/// A symbol with parameters that have other names in another toolkit.
struct Renamed<'a> {
    symbol: &'a str,
    /// The newest toolkit that uses the other names.
    before: Version,
    /// The newest toolkit of a major version. Its declaration is printed.
    version: Version,
    /// Pairs of names: the parameter's name in the other toolkit, and its name in the printed declaration.
    names: Vec<(&'a str, &'a str)>,
}

impl<'a> Renamed<'a> {
    /// Finds the renamed parameters of the symbol that has these forms.
    fn of(forms: &[Bound<'a>]) -> Vec<Self> {
        let majors: BTreeSet<u32> = forms.iter().flat_map(|form| &form.versions).map(|it| it.major).collect();
        let printed = majors.iter().filter_map(|major| {
            let newest = |form: &Bound<'_>| form.versions.iter().rfind(|version| version.major == *major).copied();
            forms.iter().filter_map(|form| Some((newest(form)?, form))).max_by_key(|(version, _)| *version)
        });
        let mut all = Vec::new();
        for (version, form) in printed {
            let (symbol, params) = (form.symbol, &form.function.params);
            for other in forms.iter().filter(|other| other.function.params != *params) {
                let Some(before) = other.versions.last().copied() else { continue };
                let old = other.function.params.keys();
                let names = old.filter_map(|old| Some((old.as_str(), new_name(old, &other.function.params, params)?)));
                all.push(Self { symbol, before, version, names: names.collect() });
            }
        }
        all
    }

    /// Reports renamed parameters whose role depended on the old name. Undecided roles are reported elsewhere. The
    /// function's own entry can contain both names.
    fn changed_roles(
        &self,
        input: &LibraryInput<'_>,
        signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    ) -> Vec<((&'a str, &'a str), Diagnostic)> {
        let Self { symbol, before, version, names } = self;
        let product = input.product();
        let param = |version: &Version, name: &str| -> Option<&Param> {
            let form = signatures.get(*symbol)?.iter().find(|form| form.toolkits.contains(*version))?;
            form.params.iter().find(|param| param.name == name)
        };
        let changed = names.iter().filter_map(|(old, new)| {
            let (was, is) = (param(before, old)?, param(version, new)?);
            let same = in_new_names(&was.entry(), names) == is.entry();
            if same || matches!(is.origin, Origin::Spec | Origin::SpecOf(_)) {
                return None;
            }
            let at = was.location(input.spec, symbol, |range| range.contains(*before), &[]);
            let message = format!(
                "the entry for `{old}` of {symbol} does not apply to {product} {version}, which calls this parameter \
                `{new}` and gives it the role `{is}`"
            );
            let finding =
                Diagnostic::new("renamed-name", at.unwrap_or_else(|| input.spec.function_location(symbol)), message)
                    .note(format!("in {product} {before}, `{old}` has the role `{was}`"))
                    .help(format!(
                        "add `{symbol}: {{params: {{{new}: {}}}}}` under `functions`, or add the new name to a family",
                        in_new_names(&was.entry(), names)
                    ));
            Some(((*old, *new), finding))
        });
        changed.collect()
    }
}

/// Returns the new name of `name` in `after`, if the item differs from the item in `before` only by its name.
pub(in crate::analysis) fn new_name<'a, T: PartialEq>(
    name: &str,
    before: &Ordered<T>,
    after: &'a Ordered<T>,
) -> Option<&'a str> {
    let (new, content) = after.get_index(before.get_index_of(name)?)?;
    let is_renamed = *content == before[name] && !after.contains_key(name) && !before.contains_key(new);
    is_renamed.then_some(new.as_str())
}

/// Replaces the old names of parameters with the new names in an entry, `{role: in_array, count: n}`, or in the brief
/// form of an entry, `in_array(count: n)`. Roles and keys are not replaced, even if they have the same names as
/// parameters.
pub fn in_new_names(entry: &str, names: &[(&str, &str)]) -> String {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let mut depth = 0_usize;
    let mut is_role = false;
    let mut text = String::new();
    for word in entry.split_inclusive(|c| !is_part(c)) {
        let name = word.trim_end_matches(|c| !is_part(c));
        let end = &word[name.len()..];
        let is_key = end == ":" && depth == 1;
        let new = names.iter().find(|(old, _)| *old == name && depth > 0 && !is_key && !is_role);
        text.extend([new.map_or(name, |(_, new)| new), end]);
        is_role = if name.is_empty() { is_role } else { is_key && name == "role" };
        match end {
            "{" | "(" => depth += 1,
            "}" | ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text
}

/// Returns the old and new names of an item's renamed members, each with the newest toolkit of a major version that
/// uses the new name.
fn renamed_members<'a, T: PartialEq + 'a>(
    input: &LibraryInput<'a>,
    of: impl Fn(&'a Facts) -> Option<&'a Ordered<T>>,
) -> BTreeMap<(&'a str, &'a str), Version> {
    let all: Vec<(Version, &Ordered<T>)> =
        input.registry.toolkits.iter().filter_map(|(version, facts)| Some((*version, of(facts)?))).collect();
    let is_printed = |version: Version| !all.iter().any(|(it, _)| it.major == version.major && *it > version);
    let mut found = BTreeMap::new();
    for (version, members) in all.iter().filter(|(version, _)| is_printed(*version)) {
        for (_, other) in all.iter().filter(|(_, other)| other != members) {
            let names = other.keys().filter_map(|old| Some((old.as_str(), new_name(old, other, members)?)));
            found.extend(names.map(|names| (names, *version)));
        }
    }
    found
}

/// Checks that an entry for a field under the field's old name also exists under the new name.
fn check_fields(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let records: BTreeSet<&str> =
        input.registry.toolkits.values().flat_map(|facts| facts.records.keys()).map(String::as_str).collect();
    for (selector, fields) in &content.records {
        for record in records.iter().filter(|record| glob::matches(selector, record)) {
            let renamed = renamed_members(input, |facts| Some(&facts.records.get(*record)?.fields));
            for ((old, new), version) in renamed.into_iter().filter(|((old, _), _)| fields.contains_key(*old)) {
                let entries = content.records.iter().filter(|(name, _)| glob::matches(name, record));
                if entries.into_iter().any(|(_, fields)| fields.contains_key(new)) {
                    continue;
                }
                let message = format!(
                    "`fields` of `{selector}` names `{old}` of {record}, but {} {version} calls this field `{new}`",
                    input.product()
                );
                diagnostics.push(
                    Diagnostic::new("renamed-name", input.spec.location(&["records", selector, old]), message)
                        .help(format!("add the name `{new}` next to `{old}`, with the same value")),
                );
            }
        }
    }
}

/// Checks that outputs of callbacks that are listed under their old names are also listed under their new names.
fn check_outputs(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (callback, outputs) in &input.spec.content.callback_outputs {
        let renamed = renamed_members(input, |facts| Some(&facts.callbacks.get(callback)?.params));
        let has = |name: &str| outputs.iter().any(|output| output == name);
        for ((old, new), version) in renamed.into_iter().filter(|((old, new), _)| has(old) && !has(new)) {
            let message = format!(
                "`outputs` of {callback} names `{old}`, but {} {version} calls this parameter `{new}`",
                input.product()
            );
            diagnostics.push(
                Diagnostic::new("renamed-name", input.spec.location(&["callback_outputs", callback]), message)
                    .help(format!("add `{new}` to `outputs`")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_change_as_whole_words() {
        let names = [("num", "count"), ("a", "b")];
        assert_eq!(in_new_names("{role: in_array, count: num}", &names), "{role: in_array, count: count}");
        assert_eq!(in_new_names("in_array(count: a_1 - a), a", &names), "in_array(count: a_1 - b), a");
    }

    #[test]
    fn roles_and_keys_are_not_parameters() {
        let names = [("count", "num"), ("device", "gpu"), ("bytes", "length")];
        let table = [
            ("device", "device"),
            ("{role: device, element: {bytes: count}}", "{role: device, element: {length: num}}"),
            (
                "{role: in_array, count: count, selector: {device: CUbytes}}",
                "{role: in_array, count: num, selector: {gpu: CUbytes}}",
            ),
            ("in_array(count: count), device", "in_array(count: num), device"),
        ];
        for (entry, expected) in table {
            assert_eq!(in_new_names(entry, &names), expected);
        }
    }

    #[test]
    fn a_parameter_is_renamed_if_all_others_are_equal() {
        let map =
            |pairs: &[(&str, u8)]| pairs.iter().map(|(name, of)| ((*name).to_owned(), *of)).collect::<Ordered<u8>>();
        let before = map(&[("a", 1), ("b", 2)]);
        assert_eq!(new_name("b", &before, &map(&[("a", 1), ("c", 2)])), Some("c"));
        for after in [map(&[("a", 1), ("c", 3)]), map(&[("b", 2), ("a", 1)]), map(&[("a", 1)]), before.clone()] {
            assert_eq!(new_name("b", &before, &after), None);
        }
    }
}
