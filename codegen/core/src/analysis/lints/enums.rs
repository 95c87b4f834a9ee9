//! Names for people: they must be names, and nobody else's.

use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics, Location},
    facts::Facts,
    names,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let taken = types(input);
    let mut given: BTreeMap<&str, &str> = BTreeMap::new();
    for (header_name, entry) in &input.spec.content.enums {
        let at = |rest: &[&str]| input.spec.location(&[&["enums", header_name], rest].concat());
        if entry.name.is_none() && entry.members.is_empty() {
            diagnostics.push(
                Diagnostic::new("redundant-entry", at(&[]), format!("the entry of `{header_name}` names nothing"))
                    .help("remove it, or give it a `name` or `members`"),
            );
        }
        if let Some(name) = &entry.name {
            is_name(name, at(&["name"]), diagnostics);
            let header_has = taken.contains(name.as_str()) && name != header_name;
            let other = given.insert(name, header_name).filter(|other| *other != header_name);
            if header_has || other.is_some() {
                let of = other.map_or("a type in the headers".to_owned(), |other| format!("`{other}`"));
                diagnostics.push(collision(name, &of, at(&["name"])));
            } else if name == header_name {
                diagnostics.push(same(name, at(&["name"])));
            }
        }
        members(input, header_name, &entry.members, diagnostics);
    }
}

fn members<'a>(
    input: &'a LibraryInput<'_>,
    header_name: &str,
    renamed: &'a indexmap::IndexMap<String, String>,
    diagnostics: &mut Diagnostics,
) {
    let items = input.registry.toolkits.values().filter_map(|facts| facts.enums.get(header_name));
    let declared: BTreeSet<&str> = items.flat_map(|item| item.values.keys()).map(String::as_str).collect();
    let kept = declared.into_iter().filter(|member| !renamed.contains_key(*member));
    let mut taken: BTreeSet<&str> = kept.collect();
    for (member, name) in renamed {
        let location = input.spec.location(&["enums", header_name, "members", member]);
        is_name(name, location.clone(), diagnostics);
        if member == name {
            diagnostics.push(same(name, location));
        } else if !taken.insert(name) {
            diagnostics.push(collision(name, "another member", location));
        }
    }
}

fn same(name: &str, location: Location) -> Diagnostic {
    Diagnostic::new("redundant-entry", location, format!("`{name}` is what the header calls it"))
        .help("remove it: entries are for names that differ")
}

fn collision(name: &str, of: &str, location: Location) -> Diagnostic {
    Diagnostic::new("name-collision", location, format!("`{name}` is the name of {of} already"))
        .help("choose a name that nothing else has")
}

fn is_name(name: &str, location: Location, diagnostics: &mut Diagnostics) {
    if !names::is_name(name) {
        diagnostics.push(
            Diagnostic::new("bad-name", location, format!("`{name}` cannot be a name in a program"))
                .help("use letters, digits and `_`, and no digit in front"),
        );
    }
}

/// The names of all types that the headers define.
fn types<'a>(input: &LibraryInput<'a>) -> BTreeSet<&'a str> {
    fn of(facts: &Facts) -> impl Iterator<Item = &String> {
        facts.enums.keys().chain(facts.records.keys()).chain(facts.typedefs.keys()).chain(facts.callbacks.keys())
    }
    input.registry.toolkits.values().flat_map(of).map(String::as_str).collect()
}
