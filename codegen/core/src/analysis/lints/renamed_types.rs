//! Checks of the section `renamed_types`. In some major version, a type with one name must replace a compatible type
//! with the other name.

use crate::{
    analysis::{inputs::LibraryInput, renamed},
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    facts::{Enum, Facts, Field, Record},
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

/// Returns the problem with an entry, and the help for fixing the problem.
fn wrong(input: &LibraryInput<'_>, old: &str, new: &str) -> Option<(String, String)> {
    let declared = || input.registry.toolkits.values();
    for name in [old, new] {
        if !declared().any(|facts| renamed::declares(facts, name)) {
            let message = format!("no scanned toolkit declares an enum or a record `{name}`");
            return Some((message, "use the names in the headers, with the older name first".to_owned()));
        }
    }
    let majors: BTreeSet<u32> = input.registry.toolkits.keys().map(|version| version.major).collect();
    if !majors.iter().any(|number| renamed::is_renamed(input, *number, old, new)) {
        let message = format!("`{new}` does not replace `{old}` in any major version");
        return Some((message, "remove the entry, because the two names denote different types".to_owned()));
    }
    let last = |name: &str| declared().rev().find(|facts| renamed::declares(facts, name));
    let first = |name: &str| declared().find(|facts| renamed::declares(facts, name));
    let (before, after) = (last(old)?, first(new)?);
    (!is_alike(before, old, after, new)).then(|| {
        let message =
            format!("`{new}` differs from `{old}`: it lacks a member or a field, or has another value or offset");
        (message, "remove the entry, because the old name would be an alias of a different type".to_owned())
    })
}

/// Returns true if programs that use the older type also compile with the newer type, which may have additional
/// members.
pub(super) fn is_alike(before: &Facts, old: &str, after: &Facts, new: &str) -> bool {
    match (before.enums.get(old), after.enums.get(new), before.records.get(old), after.records.get(new)) {
        (Some(old), Some(new), _, _) => has_members(old, new),
        (_, _, Some(_), Some(_)) => {
            let mut all = with_inner(before, old);
            all.all(|(within, record)| {
                let now = after.records.get(&format!("{new}{within}"));
                now.is_some_and(|now| has_fields(record, now, (old, new)))
            })
        }
        _ => false,
    }
}

/// Returns a record and all unnamed records in it, each with its path inside the record.
pub(super) fn with_inner<'a>(facts: &'a Facts, name: &'a str) -> impl Iterator<Item = (&'a str, &'a Record)> {
    let is_within = |path: &&str| path.is_empty() || path.starts_with('.');
    facts.records.iter().filter_map(move |(other, record)| Some((other.strip_prefix(name).filter(is_within)?, record)))
}

fn has_members(old: &Enum, new: &Enum) -> bool {
    old.values.iter().all(|(member, value)| new.values.get(member) == Some(value))
}

/// Returns true if the new record has the fields of the old record. `outer` and `new_outer` are the names of the two
/// outermost records. The names of unnamed records begin with the name of the outermost record.
fn has_fields(old: &Record, new: &Record, (outer, new_outer): (&str, &str)) -> bool {
    let in_new_names = |ty: &CType| ty.to_string().replace(&format!("{outer}."), &format!("{new_outer}."));
    let is_same = |field: &Field, now: &Field| {
        Field { ty: now.ty.clone(), ..field.clone() } == *now && in_new_names(&field.ty) == now.ty.to_string()
    };
    let same = old.fields.iter().all(|(name, field)| new.fields.get(name).is_some_and(|now| is_same(field, now)));
    same && (old.union, old.size, old.align) == (new.union, new.size, new.align)
}
