//! Families of functions that differ only in the types of their values. If a library has too many functions for
//! separate pages, each family has one page. If a list of all functions would be too long, the page of the library
//! lists families instead of functions.

use super::{
    compare,
    item::Item,
    library::{self, Name},
    page::{ItemPage, Page, Row, Variant},
    site_index::{Kind, LibrarySection, SiteIndex},
    sources,
};
use askama::Template;
use codegen_core::{names, registry::history::Ranges, version::Version};
use std::collections::{BTreeMap, BTreeSet};

/// The maximum length of a list of functions. If a library has more functions, families are listed instead.
const LISTED: usize = 1000;

/// Fills the page of a family with the declarations of its functions and the changes to them.
pub(super) fn fill(item: &Item<'_>, page: &mut ItemPage) {
    let section = item.section;
    let symbols = section.families.get(item.name).map(Vec::as_slice).unwrap_or_default();
    let all: BTreeSet<Version> = section.versions().collect();
    let declared = |symbol: &str, version: Version| section.facts(version)?.functions.get(symbol);
    let headers =
        symbols.iter().filter_map(|symbol| all.iter().rev().find_map(|it| Some(&declared(symbol, *it)?.header)));
    let headers: BTreeSet<&String> = headers.collect();
    page.facts_html.extend(headers.into_iter().map(|header| format!("<code>{}</code>", super::html::escape(header))));
    let count = |version: &Version| symbols.iter().filter(|symbol| declared(symbol, *version).is_some()).count();
    let counts = section.subject.by_toolkit(|version| Some(count(&version)).filter(|count| *count > 0));
    let counts = counts.into_iter();
    let counts = counts.map(|(versions, count)| Row {
        versions: super::html::versions(&versions),
        html: format!("{count} functions"),
    });
    page.lists_of_rows.push(("Number of functions".to_owned(), counts.collect()));
    let package = item
        .index
        .packages
        .of(section.name())
        .map(|package| format!(" In Rust and Python they are in the package `{package}`."));
    page.lead_html =
        item.words(&format!("Functions that differ in the types of their values.{}", package.unwrap_or_default()));
    page.variants = symbols.iter().filter_map(|symbol| variant(item, symbol, &all)).collect();
    page.page.description = format!(
        "{}: {} functions of {}, each with its types and its history.",
        item.name,
        symbols.len(),
        section.title()
    );
}

fn variant(item: &Item<'_>, symbol: &str, all: &BTreeSet<Version>) -> Option<Variant> {
    let section = item.section;
    let at = |version: &Version| section.facts(*version)?.functions.get(symbol);
    let newest = all.iter().rev().find_map(at)?;
    let here = all.iter().filter(|version| at(version).is_some()).copied().collect();
    let events = section.log.get(symbol).into_iter().flatten().map(|event| {
        let link = compare::path_of_library(section, event.before, event.version);
        format!("<a href=\"../{link}\">{}</a> {}", event.version, event.what)
    });
    let missing = Some(sources::files(section, symbol, false)).filter(|files| !files.is_empty());
    let missing = missing.map(|files| format!("not exported by {files}"));
    Some(Variant {
        name: symbol.to_owned(),
        declared_html: item.code(&newest.prototype(symbol)),
        versions: super::html::versions(&Ranges::of(&here, all).to_string()),
        events_html: events.chain(missing).collect::<Vec<_>>().join("<br>"),
    })
}

/// Returns the functions of a library, grouped by their names without types, if there are too many functions for a
/// single list.
pub(super) fn listed<'a>(section: &LibrarySection<'a>) -> BTreeMap<String, Vec<&'a str>> {
    let functions = || section.entries.iter().filter(|(_, kind)| **kind == Kind::Function).map(|(name, _)| *name);
    let mut families: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    if functions().count() > LISTED {
        functions().for_each(|name| families.entry(names::of_any_type(name)).or_default().push(name));
    }
    families
}

/// The page that lists the functions of one family.
#[derive(Template)]
#[template(path = "site/family.html.j2")]
struct Family<'a> {
    page: Page,
    name: &'a str,
    names: Vec<Name>,
}

/// Returns the pages with lists of functions to which the page of a library links, as pairs of path and text.
pub(super) fn pages(index: &SiteIndex<'_>, section: &LibrarySection<'_>) -> Vec<(String, String)> {
    let families = listed(section);
    let several = families.iter().filter(|(_, symbols)| symbols.len() > 1);
    let page = |(name, symbols): (&String, &Vec<&str>)| {
        let family = Family {
            page: Page {
                title: format!("{name} · {}", section.title()),
                description: format!("{name}: {} functions of {}, one for each type.", symbols.len(), section.title()),
                root: "../",
                trail: vec![(section.title().to_owned(), format!("{}/index.html", section.name()))],
                version: index.about.version.clone(),
                address: index.about.at(&section.path(name)),
            },
            name,
            names: symbols.iter().map(|symbol| library::standing(section, symbol, Kind::Function)).collect(),
        };
        (section.path(name), super::render(&family))
    };
    several.map(page).collect()
}
