//! The page about a library: all names in the library, and charts of its growth.

use super::{
    charts, compare, family, function,
    page::Page,
    site_index::{Kind, LibrarySection, SiteIndex},
};
use askama::Template;
use codegen_core::version::Version;
use std::collections::BTreeMap;

#[derive(Template)]
#[template(path = "site/library.html.j2")]
struct LibraryIndex<'a> {
    page: Page,
    name: &'a str,
    title: &'a str,
    versions: String,
    headers: String,
    charts: Vec<String>,
    /// The comparisons of consecutive versions, each with a label and a path.
    comparisons: Vec<(String, String)>,
    groups: Vec<Group>,
}

struct Group {
    heading: &'static str,
    anchor: &'static str,
    /// The number of names, including the names of functions in families.
    count: usize,
    names: Vec<Name>,
}

/// A name in a list, with a link to its page.
pub(super) struct Name {
    pub(super) name: String,
    /// The status in the newest toolkit, or an empty string for a public name. For a family, the number of its
    /// functions.
    pub(super) class: &'static str,
    pub(super) note: String,
}

/// Returns the page about one library.
pub(super) fn page(index: &SiteIndex<'_>, section: &LibrarySection<'_>) -> String {
    let versions: Vec<Version> = section.versions().collect();
    let mut span = match versions.as_slice() {
        [] => String::new(),
        [only] => format!("{} {only}", section.product()),
        [first, .., last] => format!("{} {first} to {last} ({} versions)", section.product(), versions.len()),
    };
    let unknown = section.unknown();
    if !unknown.is_empty() {
        span += &format!("; not scanned: {unknown}");
    }
    let groups = Kind::ALL.into_iter().map(|kind| {
        let names = || section.entries.iter().filter(|(_, other)| **other == kind).map(|(name, _)| *name);
        let families = if kind == Kind::Function { family::listed(section) } else { BTreeMap::new() };
        let mut list: Vec<Name> =
            families.into_iter().map(|(name, symbols)| several(section, name, &symbols)).collect();
        if list.is_empty() {
            list = names().map(|name| standing(section, name, kind)).collect();
        }
        Group { heading: kind.words(), anchor: kind.slug(), count: names().count(), names: list }
    });
    let title = section.title();
    let neighbours = versions.windows(2).rev().map(|pair| {
        let [old, new] = [pair[0], pair[1]];
        (format!("{old} → {new}"), compare::path_of_library(section, old, new))
    });
    let index = LibraryIndex {
        page: Page {
            title: title.to_owned(),
            description: format!("{title}: every function, type and constant with its history. {span}."),
            root: "../",
            trail: Vec::new(),
            version: index.about.version.clone(),
            address: index.about.at(&format!("{}/index.html", section.name())),
        },
        name: section.name(),
        title,
        versions: span,
        headers: section.subject.spec.content.library.header_names().collect::<Vec<_>>().join(", "),
        charts: charts::of_library(section),
        comparisons: neighbours.collect(),
        groups: groups.filter(|group| !group.names.is_empty()).collect(),
    };
    super::render(&index)
}

/// Returns the list entry of a family. If the family has only one function, returns the list entry of this function.
fn several(section: &LibrarySection<'_>, name: String, symbols: &[&str]) -> Name {
    match symbols {
        [only] => standing(section, only, Kind::Function),
        _ => Name { name, class: "", note: format!("{} functions", symbols.len()) },
    }
}

/// Returns a list entry for a name, with the status of the name.
pub(super) fn standing(section: &LibrarySection<'_>, name: &str, kind: Kind) -> Name {
    if let Some(symbols) = section.families.get(name) {
        return Name { name: name.to_owned(), class: "", note: format!("{} functions", symbols.len()) };
    }
    let newest = section.versions().next_back().and_then(|version| section.facts(version));
    let function = newest.and_then(|facts| facts.functions.get(section.meaning(name).unwrap_or(name)));
    let gone = kind == Kind::Function && function.is_none();
    let (class, note) = match function.map(function::standing) {
        _ if gone => ("no", "removed"),
        Some(super::timeline::Standing::Legacy) => ("legacy", "legacy"),
        Some(super::timeline::Standing::Deprecated) => ("depr", "deprecated"),
        Some(super::timeline::Standing::Announced) => ("soon", "to be deprecated"),
        Some(super::timeline::Standing::Public) | None => ("", ""),
    };
    Name { name: name.to_owned(), class, note: note.to_owned() }
}
