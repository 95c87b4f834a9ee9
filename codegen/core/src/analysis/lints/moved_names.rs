//! Checks of names that refer to different records in toolkits of one major version, if functions take these records.
//!
//! A module uses the newest of these records. A library that reads the version from the record, such as NVML, rejects
//! the newer record if the library itself is older. The older record is not available under this name. Therefore, a
//! person must review each name that refers to several records.

use super::renamed_types;
use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics, MissingEntry},
    facts::{Facts, Record},
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// Checks the entries of the section `changes`, for names that refer to several records and for `changed` records.
pub(super) fn check(input: &LibraryInput<'_>, changed: &BTreeSet<&str>, diagnostics: &mut Diagnostics) {
    let decided = &input.spec.content.changes;
    let majors: BTreeSet<u32> = input.registry.toolkits.keys().map(|version| version.major).collect();
    let mut moved = BTreeSet::new();
    for major in majors {
        for (name, meanings) in meanings(input, major).into_iter().filter(|(_, meanings)| differ(meanings)) {
            if let Some(alias) = Alias::of(name, &meanings) {
                if !input.spec.content.renamed_types.contains_key(name) && !decided.contains_key(name) {
                    diagnostics.push(alias.undecided(input));
                }
                continue;
            }
            moved.insert(name);
            if !decided.contains_key(name) {
                diagnostics.push(undecided(input, name, &meanings));
            }
        }
    }
    for (name, reason) in decided {
        let at = input.spec.location(&["changes", name]);
        if !moved.contains(name.as_str()) && !changed.contains(name.as_str()) {
            let message = format!(
                "`{name}` needs no entry: it refers to the same record in each major version, or no function takes \
                it, and its size does not change harmfully"
            );
            diagnostics.push(Diagnostic::new("redundant-entry", at, message).help("remove it"));
        } else if reason.trim().is_empty() {
            let message = format!(
                "the layout of `{name}` changes, but the entry does not give the reason why the \
                                  change is harmless"
            );
            diagnostics.push(Diagnostic::new("empty-reason", at, message).help("add the reason"));
        }
    }
}

/// A record to which a name refers, the first toolkit in which the name has this meaning, and a function that takes the
/// record under this name.
struct Meaning<'a> {
    since: Version,
    record: &'a str,
    content: &'a Record,
    taken_by: &'a str,
    facts: &'a Facts,
}

/// A record that a toolkit renames. The old name remains as a typedef of the record.
struct Alias<'a> {
    name: &'a str,
    before: &'a Meaning<'a>,
    after: &'a Meaning<'a>,
}

impl<'a> Alias<'a> {
    fn of(name: &'a str, meanings: &'a [Meaning<'a>]) -> Option<Self> {
        let [before, after] = meanings else { return None };
        let is_alike = || renamed_types::is_alike(before.facts, name, after.facts, after.record);
        (before.record == name && is_alike()).then_some(Self { name, before, after })
    }

    fn undecided(&self, input: &LibraryInput<'_>) -> Diagnostic {
        let Self { name, before, after } = self;
        let record = after.record;
        let product = input.product();
        let message =
            format!("{product} {} renames `{name}` to `{record}`, and declares the old name as a typedef", after.since);
        let entry = |path: &str| {
            let (old, new) = (format!("{name}{path}"), format!("{record}{path}"));
            MissingEntry::new(["types", &old, "renamed_to"], new, "both records have the same fields")
        };
        let inner = renamed_types::with_inner(before.facts, name).map(|(path, _)| entry(path));
        inner.fold(
            Diagnostic::new("renamed-type", input.spec.location(&["renamed_types"]), message).help(format!(
                "add `{name}: {{renamed_to: {record}}}` under `types`, so that functions accept the record under both \
                names. Add such an entry also for each unnamed record within it"
            )),
            Diagnostic::missing_entry,
        )
    }
}

/// Returns the records to which each typedef refers in the toolkits of a major version, if a bound function takes a
/// pointer to the typedef.
fn meanings<'a>(input: &LibraryInput<'a>, major: u32) -> BTreeMap<&'a str, Vec<Meaning<'a>>> {
    let registry = input.registry;
    let mut all: BTreeMap<&str, Vec<Meaning<'_>>> = BTreeMap::new();
    for (since, facts) in registry.of_major(major) {
        for (taken_by, function) in facts.functions.iter().filter(|(symbol, _)| input.skip(symbol, since).is_none()) {
            for (name, record, content) in function.params.values().filter_map(|ty| meaning(ty, facts)) {
                let known = all.entry(name).or_default();
                if known.iter().all(|meaning| meaning.record != record) {
                    known.push(Meaning { since, record, content, taken_by, facts });
                }
            }
        }
    }
    all
}

/// Returns the typedef to which a parameter points, and the record to which the typedef refers.
fn meaning<'a>(ty: &'a CType, facts: &'a Facts) -> Option<(&'a str, &'a str, &'a Record)> {
    let (to, _) = ty.pointee()?;
    let name = to.name()?;
    let mut target = name;
    while let Some(typedef) = facts.typedefs.get(target) {
        target = typedef.ty.name()?;
    }
    facts.records.get(target).map(|content| (name, target, content))
}

/// Returns true if the meanings of a name are several records, and not one record with several names.
fn differ(meanings: &[Meaning<'_>]) -> bool {
    meanings.windows(2).any(|two| {
        let [before, after] = [&two[0], &two[1]].map(|it| (it.content.size, &it.content.fields));
        before != after
    })
}

fn undecided(input: &LibraryInput<'_>, name: &str, meanings: &[Meaning<'_>]) -> Diagnostic {
    let product = input.product();
    let history: Vec<String> =
        meanings.iter().map(|it| format!("{} since {product} {}", it.record, it.since)).collect();
    let (major, taken_by) = meanings.last().map_or((0, ""), |it| (it.since.major, it.taken_by));
    Diagnostic::new(
        "moved-name",
        input.spec.location(&["changes"]),
        format!("`{name}`, which {taken_by} takes, refers to different records within {product} {major}"),
    )
    .note(history.join(", "))
    .help(format!(
        "determine how an older library handles the newer record, and add `{name}: {{changes: \"WHAT PROGRAMS DO \
        ABOUT IT\"}}` under `types`. With `inout`, programs select the version. With `out`, they do not"
    ))
    .missing_entry(MissingEntry::new(["types", name, "changes"], "REASON", history.join(", ")))
}
