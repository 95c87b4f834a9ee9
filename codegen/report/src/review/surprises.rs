//! Unexpected changes in new headers: changes other than additions that the specs do not show.

use super::{
    State,
    functions::{New, SHOWN, list},
    pair::Pair,
};
use crate::{
    diff::{Changed, Changes, DEPRECATION, Gone, PROPERTIES, Part},
    scanned::difference,
};
use codegen_core::{facts::Facts, registry::history::Ranges, version::Version};
use indexmap::IndexMap;
use std::collections::BTreeSet;

/// The sentences about one library.
pub(super) fn find(pair: &Pair<'_>, new: &[New<'_>]) -> Vec<String> {
    let mut all = Vec::new();
    let product = pair.product();
    let Some(head) = pair.head.registry(pair.name) else { return all };
    let base = pair.base.registry(pair.name);
    // Versions with the same difference share a sentence.
    let mut differ: IndexMap<Vec<String>, BTreeSet<Version>> = IndexMap::new();
    for (version, facts) in head.all() {
        match base.and_then(|base| base.facts(version)) {
            Some(known) if known != facts => {
                differ.entry(difference(known, facts)).or_default().insert(version);
            }
            Some(_) => {}
            // Versions that are recorded only for their history do not affect programs.
            None if head.unbound.contains_key(&version) => {}
            None => {
                let older = head.toolkits.range(..version).next_back();
                all.extend(older.into_iter().flat_map(|older| follows(pair, older, (&version, facts))));
            }
        }
    }
    let scanned: BTreeSet<Version> = head.all().into_keys().collect();
    for (lines, versions) in differ {
        let what: Vec<&str> = lines.iter().map(|line| line.trim()).collect();
        all.push(format!(
            "The facts of {product} {} differ from the base ({}): check that the headers were scanned again and the registry was not edited.",
            Ranges::of(&versions, &scanned),
            what.join("; "),
        ));
    }
    let gone = pair.base.toolkits(pair.name).into_iter().filter(|version| head.facts(*version).is_none());
    all.extend(gone.map(|version| format!("{product} {version} is no longer in the registry.")));
    let weak = new.iter().filter_map(|function| {
        let params: Vec<&str> = function.weak().collect();
        (!params.is_empty()).then(|| format!("`{}` ({})", function.symbol, list(&params)))
    });
    let weak: Vec<String> = weak.collect();
    if !weak.is_empty() {
        all.push(format!(
            "⚠ New functions with outputs that were inferred only from the wording of the documentation; read it again: {}.",
            weak.join(", ")
        ));
    }
    all
}

/// The sentences about the differences between a toolkit and the preceding toolkit.
fn follows(pair: &Pair<'_>, old: (&Version, &Facts), new: (&Version, &Facts)) -> Vec<String> {
    let Changes { functions, items } = pair.compare(old.1, new.1);
    let between = format!("{} {} → {}", pair.product(), old.0, new.0);
    let mut all = Vec::new();
    let gone = |what: &str, list: &[Gone]| {
        let names: Vec<String> = list.iter().map(|gone| pair.gone(gone, *new.0)).collect();
        (!names.is_empty()).then(|| format!("{between}: {what}: {}.", names.join(", ")))
    };
    // The functions that a new major version lacks are breaking changes.
    if !pair.ports().iter().any(|[_, (number, _)]| old.0.major != *number && new.0.major == *number) {
        all.extend(gone("functions that are no longer declared", &functions.removed));
    }
    all.extend(gone("functions that became legacy", &functions.made_legacy));
    all.extend(gone("functions that are deprecated", &functions.deprecated));
    all.extend(gone("functions whose deprecation is announced", &functions.announced));
    for ([was, is], symbols) in &functions.documentation.headers {
        let names: Vec<&str> = symbols.iter().map(String::as_str).collect();
        all.extend(
            names.chunks(SHOWN).map(|names| {
                format!("{between}: functions that `{is}` declares; previously `{was}`: {}.", list(names))
            }),
        );
    }
    // If a module is generated for this toolkit, the section about breaking changes contains the other changes.
    let is_printed = is_printed(pair, *new.0);
    let moved: Vec<String> = functions
        .moved
        .iter()
        .map(|moved| format!("`{}` (`{}` → `{}`)", moved.name, moved.before.symbol, moved.after.symbol))
        .collect();
    if !moved.is_empty() && !is_printed {
        all.push(format!("{between}: documented names that refer to another symbol: {}.", moved.join(", ")));
    }
    let reshaped: Vec<&str> = functions.changed.iter().map(|changed| changed.after.symbol.as_str()).collect();
    if !reshaped.is_empty() && !is_printed {
        all.push(format!("{between}: changed signatures under the same symbol: {}.", list(&reshaped)));
    }
    for changed in &items.enums.changed {
        let values = changed.parts.iter().filter_map(|part| match part {
            Part::Changed { what, before, after }
                if !PROPERTIES.contains(&what.as_str()) && (!is_printed || DEPRECATION.contains(&before.as_str())) =>
            {
                Some(format!("`{what}` ({before} → {after})"))
            }
            Part::Changed { .. } | Part::Added(_) | Part::Removed(_) | Part::Shifted { .. } => None,
        });
        let values: Vec<String> = values.collect();
        if !values.is_empty() {
            all.push(format!("⚠ {between}: members of the enum `{}` changed: {}.", changed.name, values.join(", ")));
        }
    }
    // Records may change between major versions, because a program that is built for one major version does not run
    // with another.
    if old.0.major == new.0.major && !is_printed {
        all.extend(items.records.changed.iter().flat_map(|record| changed_record(&between, record)));
    }
    all
}

/// Returns true if a toolkit is newer than all toolkits of its major version in the base. In this case, the comparison
/// of modules contains the toolkit's changes.
fn is_printed(pair: &Pair<'_>, version: Version) -> bool {
    let newest = |state: &State| state.library(pair.name).map(|library| library.newest(version.major));
    let [Some(before), Some(after)] = [pair.base, pair.head].map(newest) else { return false };
    before < Some(version) && after >= Some(version)
}

/// The sentences about changes to the size and fields of a record.
fn changed_record(between: &str, record: &Changed) -> Vec<String> {
    let size = record.parts.iter().find_map(|part| match part {
        Part::Changed { what, before, after } if what == "size" => Some(format!("{before} → {after}")),
        Part::Changed { .. } | Part::Added(_) | Part::Removed(_) | Part::Shifted { .. } => None,
    });
    let fields = record.parts.iter().filter_map(|part| match part {
        Part::Changed { what, before, after } if !PROPERTIES.contains(&what.as_str()) => {
            Some(format!("`{before}` → `{after}`"))
        }
        Part::Changed { .. } | Part::Added(_) | Part::Removed(_) | Part::Shifted { .. } => None,
    });
    let fields: Vec<String> = fields.collect();
    let used: Vec<&str> = record.used_by.iter().map(String::as_str).collect();
    let used = if used.is_empty() { String::new() } else { format!("; taken by {}", list(&used)) };
    let fields = (!fields.is_empty())
        .then(|| format!("{between}: fields of the record `{}` changed: {}{used}.", record.name, fields.join(", ")));
    let size = size.map(|size| format!("{between}: the record `{}` changed size: {size}{used}.", record.name));
    fields.into_iter().chain(size).collect()
}
