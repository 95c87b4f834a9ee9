//! Changes that a scan made to the registries.

use crate::diff::{self, AllItems, Changed, Changes, FunctionEntry, Gone, Item, Items, Replacements, SignatureChange};
use codegen_core::{
    diag::counted, facts::Facts, header_set::HeaderSet, registry::Registry, spec::Packages, version::Version,
};
use std::collections::BTreeMap;

/// The noun in messages for functions that a header defines.
const HELPER: &str = "inline function";

/// The maximum number of names that are printed on a line.
const SHOWN: usize = 8;

/// The lines about each library whose registry the scan of these headers changed. `before` is in the order of `after`.
/// New libraries share a line if their declarations are equal to the declarations of a neighboring version.
pub fn scanned(before: &[Registry], after: &[Registry], headers: &HeaderSet) -> Vec<String> {
    let mut lines = Vec::new();
    let mut same: BTreeMap<Version, Vec<&str>> = BTreeMap::new();
    for (before, after) in before.iter().zip(after) {
        match library(before, after, headers) {
            Scanned::As(other) => same.entry(other).or_default().push(&after.library),
            Scanned::Changed(own) => lines.extend(own),
        }
    }
    lines.extend(same.into_iter().map(|(other, names)| format!("{headers}: new, as in {other}: {}", names.join(", "))));
    lines
}

/// The effect of a scan on the registry of one library.
enum Scanned {
    /// The version is new, and its declarations are equal to those of this neighboring version.
    As(Version),
    /// The lines that describe the changes to the registry. Empty if there are no changes.
    Changed(Vec<String>),
}

/// A line for each package whose libraries the scan has changed, although `regen` does not generate them.
pub fn scanned_only(before: &[Registry], after: &[Registry], packages: &Packages) -> Vec<String> {
    let is_changed = |library: &String| {
        let mut pairs = before.iter().zip(after).filter(|(_, after)| after.library == *library);
        pairs.any(|(before, after)| before.all() != after.all())
    };
    let alone = packages.iter().filter(|(_, package)| package.tested_alone.is_some());
    let changed = alone.filter(|(_, package)| package.libraries.iter().any(is_changed));
    let line = |name: &str| {
        format!(
            "{name}: scanned, but not generated, because the package is tested alone; `cargo xtask package {name}` and the review \
             list its undecided entries"
        )
    };
    changed.map(|(name, _)| line(name)).collect()
}

fn library(before: &Registry, after: &Registry, headers: &HeaderSet) -> Scanned {
    let version = headers.version();
    let Some(new) = after.facts(version) else { return Scanned::Changed(Vec::new()) };
    let (title, first) = match headers {
        HeaderSet::Toolkit(_) => (format!("{} of {headers}", after.library), "toolkit"),
        HeaderSet::Release { .. } => (headers.to_string(), "release"),
    };
    let rescanned = before.facts(version);
    if rescanned == Some(new) {
        return Scanned::Changed(Vec::new());
    }
    let all = before.all();
    let older = all.range(..version).next_back();
    let neighbour = older.or_else(|| all.range(version..).next());
    Scanned::Changed(match (rescanned, neighbour) {
        (Some(old), _) => {
            let mut lines = vec![format!("{title}: the headers differ from the registry")];
            lines.extend(difference(old, new));
            lines
        }
        (None, Some((other, old))) => {
            let changes = since(old, new, &other.to_string());
            if changes.is_empty() {
                return Scanned::As(*other);
            }
            let mut lines = vec![format!("{title}: new, with {}", counted(new.functions.len(), "function"))];
            lines.extend(changes);
            lines
        }
        (None, None) => vec![format!("{title}: the first {first}, with {}", counted(new.functions.len(), "function"))],
    })
}

/// The differences from a neighboring version, by kind. Changes that affect only the documentation are omitted.
fn since(old: &Facts, new: &Facts, other: &str) -> Vec<String> {
    let Changes { functions, items } = diff::compare(old, new, &Replacements::new());
    let symbols = |list: &[FunctionEntry]| list.iter().map(|form| form.symbol.clone()).collect::<Vec<_>>();
    let gone = |list: &[Gone]| list.iter().map(|gone| gone.form.symbol.clone()).collect::<Vec<_>>();
    let changed = |list: &[SignatureChange]| list.iter().map(|it| it.after.symbol.clone()).collect::<Vec<_>>();
    let is_requalified =
        |it: &&SignatureChange| it.params.iter().any(|change| matches!(change, diff::ParamChange::Requalified { .. }));
    let (requalified, renamed): (Vec<_>, Vec<_>) = functions.renamed.iter().partition(is_requalified);
    let symbols_of = |list: &[&SignatureChange]| list.iter().map(|it| it.after.symbol.clone()).collect::<Vec<_>>();
    let moved: Vec<String> = functions.moved.iter().map(|moved| moved.name.clone()).collect();
    let headers = &functions.documentation.headers;
    let in_headers =
        headers.iter().map(|([_, to], symbols)| ("function", format!("moved to {to} since {other}"), symbols.clone()));
    let mut lines: Vec<String> = [
        ("function", format!("added since {other}"), symbols(&functions.added)),
        ("function", format!("removed since {other}"), gone(&functions.removed)),
        ("function", "with another signature".to_owned(), changed(&functions.changed)),
        ("function", "with renamed parameters".to_owned(), symbols_of(&renamed)),
        ("function", "with added or removed `const`".to_owned(), symbols_of(&requalified)),
        ("documented name", "of another symbol".to_owned(), moved),
        ("function", format!("deprecated since {other}"), gone(&functions.deprecated)),
        ("function", format!("legacy since {other}"), gone(&functions.made_legacy)),
    ]
    .into_iter()
    .chain(in_headers)
    .filter_map(|(noun, how, found)| names(noun, &how, &found))
    .collect();
    let AllItems { enums, records, typedefs, callbacks, constants, helpers } = &items;
    let kinds = [
        ("enum", enums),
        ("record", records),
        ("typedef", typedefs),
        ("callback", callbacks),
        ("constant", constants),
        (HELPER, helpers),
    ];
    for (kind, Items { added, removed, changed }) in kinds {
        let only = |list: &[Item]| list.iter().map(|item| item.name.clone()).collect::<Vec<_>>();
        let changed = changed.iter().map(|Changed { name, renamed_to, .. }| match renamed_to {
            Some(now) => format!("{name} (now {now})"),
            None => name.clone(),
        });
        let changed: Vec<String> = changed.collect();
        let said = [
            names(kind, &format!("added since {other}"), &only(added)),
            names(kind, &format!("removed since {other}"), &only(removed)),
            names(kind, &format!("changed since {other}"), &changed),
        ];
        lines.extend(said.into_iter().flatten());
    }
    lines
}

/// The differences in all kinds of declarations.
pub(crate) fn difference(old: &Facts, new: &Facts) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(kind("function", &old.functions, &new.functions));
    lines.extend(kind(HELPER, &old.helpers, &new.helpers));
    lines.extend(kind("enum", &old.enums, &new.enums));
    lines.extend(kind("record", &old.records, &new.records));
    lines.extend(kind("typedef", &old.typedefs, &new.typedefs));
    lines.extend(kind("callback", &old.callbacks, &new.callbacks));
    lines.extend(kind("constant", &old.constants, &new.constants));
    lines.extend(kind("left-out declaration", &old.undescribed, &new.undescribed));
    lines
}

fn kind<T: PartialEq>(noun: &str, old: &BTreeMap<String, T>, new: &BTreeMap<String, T>) -> Vec<String> {
    let without = |some: &BTreeMap<String, T>, other: &BTreeMap<String, T>| -> Vec<String> {
        some.keys().filter(|name| !other.contains_key(*name)).cloned().collect()
    };
    let changed = new.iter().filter(|(name, new)| old.get(*name).is_some_and(|old| old != *new));
    let changed: Vec<String> = changed.map(|(name, _)| name.clone()).collect();
    let parts = [("added", without(new, old)), ("removed", without(old, new)), ("changed", changed)];
    parts.into_iter().filter_map(|(how, found)| names(noun, how, &found)).collect()
}

fn names(noun: &str, how: &str, names: &[String]) -> Option<String> {
    let rest = names.len().saturating_sub(SHOWN);
    let shown = names[..names.len() - rest].join(", ");
    let more = if rest > 0 { format!(" and {rest} more") } else { String::new() };
    (!names.is_empty()).then(|| format!("  {} {how}: {shown}{more}", counted(names.len(), noun)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_core::facts::{Constant, Function, Value};
    use std::collections::BTreeSet;

    fn registry(toolkits: &[(&str, &[&str])]) -> Registry {
        let function = Function {
            header: "t.h".into(),
            names: BTreeSet::new(),
            legacy: false,
            deprecated: false,
            variable: false,
            variadic: false,
            announced: None,
            undefined: false,
            driver_since: None,
            per_thread: String::new(),
            group: String::new(),
            returns: "int".parse().unwrap(),
            params: Default::default(),
            declared_arrays: Default::default(),
            documented: Default::default(),
            described: Default::default(),
            errors: BTreeSet::new(),
        };
        let mut registry = Registry::new("tiny");
        for (version, symbols) in toolkits {
            let functions = symbols.iter().map(|symbol| ((*symbol).to_owned(), function.clone())).collect();
            registry.toolkits.insert(version.parse().unwrap(), Facts { functions, ..Facts::default() });
        }
        registry
    }

    #[test]
    fn a_scan_reports_its_changes() {
        let headers = HeaderSet::Toolkit("13.0".parse().unwrap());
        let many: Vec<String> = (0..10).map(|number| format!("n{number}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        let after = registry(&[("12.9", &["a", "b"]), ("13.0", &["a", "c"])]);
        let table = [
            (registry(&[]), "tiny of CUDA 13.0: the first toolkit, with 2 functions"),
            (
                registry(&[("12.9", &["a", "b"])]),
                "tiny of CUDA 13.0: new, with 2 functions\n  1 function added since 12.9: c\n  1 function removed since 12.9: b",
            ),
            (registry(&[("12.9", &["a", "c"])]), "CUDA 13.0: new, as in 12.9: tiny"),
            (after.clone(), ""),
            (
                registry(&[("13.0", &many)]),
                "tiny of CUDA 13.0: the headers differ from the registry\n  2 functions added: a, c\n  \
                 10 functions removed: n0, n1, n2, n3, n4, n5, n6, n7 and 2 more",
            ),
        ];
        for (before, said) in table {
            assert_eq!(scanned(&[before], std::slice::from_ref(&after), &headers).join("\n"), said);
        }
        let with_limit = |registry: &Registry, value| {
            let limit = Constant { header: "t.h".into(), ty: "int".parse().unwrap(), value: Value::Int(value) };
            let mut registry = registry.clone();
            for facts in registry.toolkits.values_mut() {
                facts.constants.insert("LIMIT".to_owned(), limit.clone());
            }
            registry
        };
        let lines = |before: Registry| {
            let lines = scanned(&[before], &[with_limit(&after, 2)], &headers);
            lines.into_iter().filter(|line| line.contains("LIMIT")).collect::<Vec<_>>()
        };
        let older = registry(&[("12.9", &["a", "c"])]);
        assert_eq!(lines(older.clone()), ["  1 constant added since 12.9: LIMIT"]);
        assert_eq!(lines(with_limit(&older, 1)), ["  1 constant changed since 12.9: LIMIT"]);
        assert_eq!(lines(with_limit(&after, 1)), ["  1 constant changed: LIMIT"]);
    }
}
