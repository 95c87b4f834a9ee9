//! The site: a page for each name of every library, and the same contents as data.
//!
//! ```text
//! Api, registries, specs ──site_index──▶ SiteIndex: all pages, and their paths ──item──▶ function, types, small ──▶ a page each
//!                                   │                                           └ timeline, scale (records), log (changes)
//!                                   ├ compare, release, library, home, charts ──▶ pages with links to those
//!                                   └ search, data, feed, listing ──▶ files for programs   check: consistency
//! ```
//! *Architecture invariant:* this module only renders the results of other modules. Roles and lifetimes come from the
//! [`Api`], changes between versions from [`report::diff`](codegen_report), and signatures from the languages'
//! printers. The only exception is `changes`, which compares the site's data with an older release of the data.

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

/// The files of the site: maps the path of each file, relative to the root of the site, to its text.
pub type Files = BTreeMap<String, String>;

/// Facts about the site itself that its pages show.
#[derive(Clone, Debug)]
pub struct About {
    /// The version of the site's data.
    pub version: String,
    /// The date of the last commit, in the format of the feed. If the feed contained the current date, the site would
    /// differ between builds.
    pub date: String,
    /// The URL of the repository that contains the specs.
    pub repository: String,
    /// The public URL of the site, with a trailing `/`.
    pub address: String,
}

impl About {
    /// Returns the URL of a page with this path.
    fn at(&self, path: &str) -> String {
        format!("{}{}", self.address, path.strip_suffix("index.html").filter(|rest| rest.is_empty()).unwrap_or(path))
    }
}

/// The generated site.
#[derive(Debug)]
pub struct Site {
    /// All files of the site.
    pub files: Files,
    /// The number of pages about names.
    pub names: usize,
    /// The paths of the pages about functions.
    functions: BTreeSet<String>,
}

/// Hand-written files that are copied to the site.
const STATIC: &[(&str, &str)] = &[
    ("style.css", include_str!("../../../templates/site/style.css")),
    ("search.js", include_str!("../../../templates/site/search.js")),
    ("site.js", include_str!("../../../templates/site/site.js")),
    ("compare.js", include_str!("../../../templates/site/compare.js")),
    ("offline.js", include_str!("../../../templates/site/offline.js")),
    ("worker.js", include_str!("../../../templates/site/worker.js")),
    ("icon.svg", include_str!("../../../templates/site/icon.svg")),
    ("data/library.schema.json", data::SCHEMA),
    // Without this file, GitHub Pages does not publish files whose names begin with `_`.
    (".nojekyll", ""),
];

/// Generates the site. Specs, registries and the libraries in `api` must be in the same order.
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
    /// Returns all errors on the site.
    pub fn check(&self) -> Vec<Diagnostic> {
        check::check(&self.files, &self.functions)
    }

    /// Returns the changes in the site's data since these files, as Markdown. Returns an error if one of the files is
    /// not valid JSON.
    pub fn changes(&self, before: &Files) -> Result<String, serde_json::Error> {
        changes::changes(self, before)
    }

    /// Returns the site's data as packages for npm and PyPI. The result maps paths to texts.
    pub fn packages(&self, about: &About) -> Files {
        packages::packages(self, about)
    }

    /// Returns the number of bytes that a server sends for a file after it has compressed the file.
    pub fn packed(&self, path: &str) -> usize {
        self.files.get(path).map_or(0, |text| check::packed(text))
    }
}

/// Calls `make` with each item, in parallel on all cores, and returns the results.
fn in_parallel<T: Send, U: Send>(things: Vec<T>, make: impl Fn(T) -> Vec<U> + Sync) -> Vec<U> {
    let things = std::sync::Mutex::new(things.into_iter());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let work = || {
            let mut made = Vec::new();
            // If a thread panics, the list of results remains valid. The other threads may continue until the panic is
            // propagated.
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

/// Renders a template. Leading spaces are removed, because they would account for half of a page's size.
fn render(template: &impl Template) -> String {
    let text = codegen_printing::render(template);
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests;
