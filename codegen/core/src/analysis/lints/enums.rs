//! Checks of the readable names of types, which must be valid and unique.

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
    for (header_name, name) in &input.spec.content.enums {
        let at = || input.spec.location(&["enums", header_name]);
        is_name(name, at(), diagnostics);
        let header_has = taken.contains(name.as_str()) && name != header_name;
        let other = given.insert(name, header_name).filter(|other| *other != header_name);
        if header_has || other.is_some() {
            let of = other.map_or("a type in the headers".to_owned(), |other| format!("`{other}`"));
            diagnostics.push(collision(name, &of, at()));
        } else if name == header_name {
            diagnostics.push(same(name, at()));
        }
    }
}

fn same(name: &str, location: Location) -> Diagnostic {
    Diagnostic::new("redundant-entry", location, format!("the entry for `{name}` repeats the name in the header"))
        .help("remove the entry, which is needed only for a different name")
}

fn collision(name: &str, of: &str, location: Location) -> Diagnostic {
    Diagnostic::new("name-collision", location, format!("`{name}` is also the name of {of}"))
        .help("choose a unique name")
}

fn is_name(name: &str, location: Location, diagnostics: &mut Diagnostics) {
    if !names::is_name(name) {
        diagnostics.push(
            Diagnostic::new("bad-name", location, format!("`{name}` is not a valid identifier"))
                .help("use letters, digits and `_`, and do not begin with a digit"),
        );
    }
}

/// Returns the names of all types that the headers define.
fn types<'a>(input: &LibraryInput<'a>) -> BTreeSet<&'a str> {
    fn of(facts: &Facts) -> impl Iterator<Item = &String> {
        facts.enums.keys().chain(facts.records.keys()).chain(facts.typedefs.keys()).chain(facts.callbacks.keys())
    }
    input.registry.toolkits.values().flat_map(of).map(String::as_str).collect()
}
