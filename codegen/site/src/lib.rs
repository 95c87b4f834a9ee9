//! The site: a page for every name of every library, and the same contents as data.
//!
//! ```text
//! Api, registries, specs ──site_index──▶ SiteIndex: all pages, and their paths ──item──▶ function, types, small ──▶ a page each
//!                                   │                                           └ timeline, scale (records), log (changes)
//!                                   ├ compare, release, library, home, charts ──▶ pages with links to those
//!                                   └ search, data, feed, listing ──▶ files for programs   check: consistency
//! ```
//!
//! *Architecture invariant:* this module decides and compares nothing. Roles and lifetimes come from the [`Api`],
//! statements about changes from [`report::diff`](codegen_report), signatures from the languages' printers. The only
//! comparison is that of the site's own data with an older release of it (`changes`).

mod changes;
mod charts;
mod check;
mod compare;
mod data;
mod drivers;
mod family;
mod feed;
mod function;
mod guide;
mod home;
mod html;
mod item;
mod library;
mod links;
mod listing;
mod log;
mod packages;
mod page;
mod release;
mod role;
mod scale;
mod search;
mod site_index;
mod small;
mod sources;
mod timeline;
mod types;

use askama::Template;
use codegen_core::{api::Api, diag::Diagnostic, language::Language, registry::Registry, spec::Specs};
use site_index::{Kind, LibrarySection, SiteIndex};
use std::{
    collections::{BTreeMap, BTreeSet},
    thread,
};

/// Path from the root of the site → text.
pub type Files = BTreeMap<String, String>;

/// The facts about the site itself that pages show.
#[derive(Clone, Debug)]
pub struct About {
    /// The version of the data.
    pub version: String,
    /// The date in the feed's format: that of the last commit, so that the same data results in the same site.
    pub date: String,
    /// The address of the repository with the specs.
    pub repository: String,
    /// The address of the site, with a trailing `/`.
    pub address: String,
}

impl About {
    /// The address of a page, by its path.
    fn at(&self, path: &str) -> String {
        format!("{}{}", self.address, path.strip_suffix("index.html").filter(|rest| rest.is_empty()).unwrap_or(path))
    }
}

/// The whole site.
#[derive(Debug)]
pub struct Site {
    /// Its files.
    pub files: Files,
    /// The number of pages about names.
    pub names: usize,
    /// The paths of pages about functions.
    functions: BTreeSet<String>,
}

/// Hand-written files that are copied.
const STATIC: &[(&str, &str)] = &[
    ("style.css", include_str!("../../../templates/site/style.css")),
    ("search.js", include_str!("../../../templates/site/search.js")),
    ("site.js", include_str!("../../../templates/site/site.js")),
    ("compare.js", include_str!("../../../templates/site/compare.js")),
    ("offline.js", include_str!("../../../templates/site/offline.js")),
    ("worker.js", include_str!("../../../templates/site/worker.js")),
    ("icon.svg", include_str!("../../../templates/site/icon.svg")),
    ("data/library.schema.json", data::SCHEMA),
    // Makes pages with a leading `_` in their names available.
    (".nojekyll", ""),
];

/// Makes the site. Specs, registries and the libraries of the api are in the same order.
pub fn site(api: &Api, registries: &[Registry], specs: &Specs, about: &About, languages: &[Language; 2]) -> Site {
    let index = SiteIndex::new(about, api, registries, specs, languages);
    let axes = compare::axes(&index);
    let mut files: Files = STATIC.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    let pairs: Vec<_> = axes.iter().flat_map(|axis| compare::pairs(axis)).collect();
    let of_shelf = |section: &LibrarySection<'_>| {
        let names = section.entries.iter();
        let pages =
            names.map(|(name, kind)| (section.path(name), render(&item::Item::page(&index, section, name, *kind))));
        let first = (format!("{}/index.html", section.name()), library::page(&index, section));
        let data = (format!("data/{}.json", section.name()), data::library(&index, section));
        pages.chain(family::pages(&index, section)).chain([first, data]).collect::<Vec<_>>()
    };
    files.extend(in_parallel(index.sections.iter().collect(), of_shelf));
    files.extend(in_parallel(pairs, |(axis, [old, new])| compare::pages(&index, axis, old, new)));
    let releases = axes.iter().flat_map(|axis| axis.versions.iter().skip(1).map(move |version| (axis, *version)));
    files.extend(
        releases.map(|(axis, version)| (release::path(&axis.slug, version), release::page(&index, axis, version))),
    );
    let sizes: Vec<(String, usize)> = index
        .sections
        .iter()
        .map(|it| (it.name().to_owned(), files[&format!("data/{}.json", it.name())].len()))
        .collect();
    files.extend(home::pages(&index, &axes, &sizes));
    files.extend(guide::pages(&index));
    files.insert(search::PATH.to_owned(), search::index(&index));
    files.insert(search::MORE.to_owned(), search::more(&index, &axes));
    files.insert(feed::PATH.to_owned(), feed::feed(&index, &axes));
    files.insert(listing::INVENTORY.to_owned(), listing::inventory(&index));
    let sitemap = listing::sitemap(&index, &files);
    files.insert(listing::SITEMAP.to_owned(), sitemap);
    let functions = index.sections.iter().flat_map(|section| {
        let functions = section.entries.iter().filter(|(_, kind)| **kind == Kind::Function);
        functions.map(|(name, _)| section.path(name))
    });
    Site { names: index.count(), functions: functions.collect(), files }
}

impl Site {
    /// All errors.
    pub fn check(&self) -> Vec<Diagnostic> {
        check::check(&self.files, &self.functions)
    }

    /// The changes of its data since these files, as Markdown; an error if one of them is not JSON.
    pub fn changes(&self, before: &Files) -> Result<String, serde_json::Error> {
        changes::changes(self, before)
    }

    /// Its data as packages for npm and PyPI: path → text.
    pub fn packages(&self, about: &About) -> Files {
        packages::packages(self, about)
    }

    /// The number of bytes that a server sends for a file.
    pub fn packed(&self, path: &str) -> usize {
        self.files.get(path).map_or(0, |text| check::packed(text))
    }
}

/// Applies `make` to each item, on every core.
fn in_parallel<T: Send, U: Send>(things: Vec<T>, make: impl Fn(T) -> Vec<U> + Sync) -> Vec<U> {
    let things = std::sync::Mutex::new(things.into_iter());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = || {
            let mut made = Vec::new();
            // A thread that panics leaves the list intact, so the others may continue until the panic is propagated.
            while let Some(next) = { things.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).next() } {
                made.extend(make(next));
            }
            made
        };
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined =
            threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        joined.flatten().collect()
    })
}

/// Renders a template without leading spaces, which would be half of a page's size.
fn render(template: &impl Template) -> String {
    let text = codegen_printing::render(template);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests;
