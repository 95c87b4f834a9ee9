//! A crate that stands on `cubind`: its files that tell about all of its libraries.

use super::{
    Crate, Module,
    modules::{Feature, titles},
};
use crate::{
    language::Files,
    names::{CHECKED, OWNED, SYMBOLS},
    package::{CORE_VERSION, Package},
    printing::render,
};
use askama::Template;

#[derive(Template)]
#[template(path = "rust/package/lib.rs.j2", escape = "none")]
struct LibFile<'a> {
    titles: &'a str,
    modules: &'a [&'a Module],
    indices: &'a [(&'a str, String)],
    libraries: &'a [Feature],
}

/// The file of a module that has one for each library.
#[derive(Template)]
#[template(path = "rust/package/index.rs.j2", escape = "none")]
struct Index<'a> {
    what: &'a str,
    modules: Vec<&'a Module>,
}

#[derive(Template)]
#[template(path = "rust/package/Cargo.toml.j2", escape = "none")]
struct Manifest<'a> {
    name: &'a str,
    version: &'a str,
    titles: &'a str,
    libraries: &'a [Feature],
    /// Where `cubind` comes from, as a key of the table.
    core: String,
    core_features: Vec<String>,
}

#[derive(Template)]
#[template(path = "rust/package/README.md.j2", escape = "none")]
struct Readme<'a> {
    name: &'a str,
    version: &'a str,
    crate_name: &'a str,
    core_version: &'a str,
    program_features: Vec<String>,
    titles: &'a str,
    modules: &'a [&'a Module],
}

/// A module that has one for each library.
struct IndexOf {
    name: &'static str,
    /// What it is, in words.
    what: &'static str,
    /// Whether it has one of this library.
    is_in: fn(&Module) -> bool,
}

const INDICES: [IndexOf; 3] = [
    IndexOf {
        name: CHECKED,
        what: "The functions as [`Result`]s of their outputs, with an [`Error`](cubind::Error) that has the function's name beside \
               the result code.",
        is_in: Module::has_checked,
    },
    IndexOf {
        name: OWNED,
        what: "The functions with handles that have owners: `&`[`Owned`](cubind::owned::Owned) or \
               [`Borrowed`](cubind::owned::Borrowed). What is created is destroyed when it is dropped.",
        is_in: Module::has_owned,
    },
    IndexOf {
        name: SYMBOLS,
        what: "The C functions, as the libraries export them, looked up at the first call.",
        is_in: Module::has_symbols,
    },
];

/// Those files, as far as these modules go.
pub(super) fn whole_files(view: &Crate, package: &Package, modules: &[&Module]) -> Files {
    let indices = INDICES.map(|IndexOf { name, what, is_in }| {
        let modules: Vec<&Module> = modules.iter().copied().filter(|module| is_in(module)).collect();
        let text = if modules.is_empty() { String::new() } else { render(&Index { what, modules }) };
        (name, text)
    });
    let indices: Vec<(&str, String)> = indices.into_iter().filter(|(_, text)| !text.is_empty()).collect();
    let (titles, name) = (&titles(&view.libraries, |_| true), package.rust.name.as_str());
    let (version, crate_name) = (package.version.as_str(), package.rust.module.as_str());
    // What several major versions share is there with any of them.
    let major = view.majors.contains(&view.default).then(|| format!("cuda-{}", view.default));
    let core_features: Vec<String> = major.into_iter().chain(view.of_core.iter().cloned()).collect();
    let core_features = if view.of_core.is_empty() { Vec::new() } else { core_features };
    let program_features = ["std".to_owned()].into_iter().chain(core_features.iter().cloned()).collect();
    let core = package.core_at.requirement();
    let libraries = view.libraries.as_slice();
    let readme = Readme { name, version, crate_name, core_version: CORE_VERSION, program_features, titles, modules };
    let files = [
        ("src/lib.rs".to_owned(), render(&LibFile { titles, modules, indices: &indices, libraries })),
        ("Cargo.toml".to_owned(), render(&Manifest { name, version, titles, libraries, core, core_features })),
        ("README.md".to_owned(), render(&readme)),
    ];
    files.into_iter().chain(indices.into_iter().map(|(name, text)| (format!("src/{name}/mod.rs"), text))).collect()
}
