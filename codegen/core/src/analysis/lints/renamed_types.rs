//! `renamed_types`: both names are types that succeed each other in some major version, and the types are compatible.

use crate::{
    analysis::{inputs::LibraryInput, renamed},
    diag::{Diagnostic, Diagnostics},
    facts::{Enum, Facts, Record},
};
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (old, new) in &input.spec.content.renamed_types {
        if let Some((message, help)) = wrong(input, old, new) {
            let at = input.spec.location(&["renamed_types", old]);
            diagnostics.push(Diagnostic::new("renamed-type", at, message).help(help));
        }
    }
}

/// The problem of an entry, and how to fix it.
fn wrong(input: &LibraryInput<'_>, old: &str, new: &str) -> Option<(String, String)> {
    let declared = || input.registry.toolkits.values();
    for name in [old, new] {
        if !declared().any(|facts| renamed::declares(facts, name)) {
            let message = format!("no scanned toolkit declares an enum or a record `{name}`");
            return Some((message, "use the names in the headers, the older one first".to_owned()));
        }
    }
    let majors: BTreeSet<u32> = input.registry.toolkits.keys().map(|version| version.major).collect();
    if !majors.iter().any(|number| renamed::is_renamed(input, *number, old, new)) {
        let message = format!("`{new}` does not replace `{old}` in any major version");
        return Some((message, "remove the entry: they are different types".to_owned()));
    }
    let last = |name: &str| declared().rev().find(|facts| renamed::declares(facts, name));
    let first = |name: &str| declared().find(|facts| renamed::declares(facts, name));
    let (before, after) = (last(old)?, first(new)?);
    (!is_alike(before, old, after, new)).then(|| {
        let message =
            format!("`{new}` differs from `{old}`: a member or a field is missing, or has another value or offset");
        (message, "remove the entry: the old name would be an alias of a different type".to_owned())
    })
}

/// Returns true if programs that use the older type compile with the newer one, which may have additional members.
fn is_alike(before: &Facts, old: &str, after: &Facts, new: &str) -> bool {
    match (before.enums.get(old), after.enums.get(new), before.records.get(old), after.records.get(new)) {
        (Some(old), Some(new), _, _) => has_members(old, new),
        (_, _, Some(old), Some(new)) => has_fields(old, new),
        _ => false,
    }
}

fn has_members(old: &Enum, new: &Enum) -> bool {
    old.values.iter().all(|(member, value)| new.values.get(member) == Some(value))
}

fn has_fields(old: &Record, new: &Record) -> bool {
    let same = old.fields.iter().all(|(name, field)| new.fields.get(name) == Some(field));
    same && (old.union, old.size, old.align) == (new.union, new.size, new.align)
}
