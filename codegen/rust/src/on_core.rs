//! Files that list all libraries of a crate that depends on `cubind`. Modules of independently versioned libraries are
//! at the top level (`nccl`). Libraries of the CUDA toolkit have one module for each major version (`cuda13::cublas`),
//! and a common part in `shared`, as in `cubind` itself.

use super::{
    Crate, Module, ModulePlace,
    modules::{Feature, titles},
    templates::PlaceFile,
};
use askama::Template;
use codegen_core::{
    edition::Edition,
    language::Files,
    names::{CHECKED, OWNED, SYMBOLS},
    package::{CoreAt, IS_RELEASED, Package},
    spec::Loads,
};
use codegen_printing::{and, render};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Template)]
#[template(path = "rust/package/lib.rs.j2", escape = "none")]
struct LibFile<'a> {
    titles: &'a str,
    shown: &'a [Shown<'a>],
    /// The major versions of CUDA for which the crate has modules.
    majors: &'a [u32],
    /// The major version that is enabled by default. `None` if the crate has no modules for major versions.
    default: Option<u32>,
    /// The major versions, joined as a phrase.
    side_by_side: &'a str,
    has_shared: bool,
    /// The modules at the top level of the crate, then the modules that exist for each major version.
    own: &'a [&'a Module],
    indices: &'a [(&'a str, String)],
    libraries: &'a [Feature],
}

/// The file of a module that contains a submodule for each library.
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
    license: Option<&'a str>,
    titles: &'a str,
    majors: &'a [u32],
    /// The major version that is enabled by default. `None` if the crate has no modules for major versions.
    default: Option<u32>,
    libraries: &'a [Feature],
    /// The location of `cubind`, as keys in the dependency table.
    core: String,
    core_features: Vec<String>,
}

#[derive(Template)]
#[template(path = "rust/package/README.md.j2", escape = "none")]
struct Readme<'a> {
    name: &'a str,
    crate_name: &'a str,
    /// The locations of `cubind` and of this package, as keys in the dependency table of a program that uses the
    /// package.
    core: String,
    own: String,
    program_features: Vec<String>,
    titles: &'a str,
    shown: &'a [Shown<'a>],
    side_by_side: &'a str,
}

/// A library's module in the documentation. A library of CUDA is represented by its module for the major version that
/// examples use.
struct Shown<'a> {
    module: &'a Module,
    /// The path of the library's module, such as `cuda13::cublas`. The path of its checked functions is
    /// `cuda13::checked::cublas`.
    path: String,
    checked: String,
    owned: String,
    symbols: String,
    /// The static that loads the library. Several major versions may share the same static.
    loads: Option<&'a Loads>,
}

/// A module that contains a submodule for each library.
struct IndexOf {
    name: &'static str,
    /// The description of the module.
    what: &'static str,
    /// Returns true if a library's module has functions of this kind.
    is_in: fn(&Module) -> bool,
}

const INDICES: [IndexOf; 3] = [
    IndexOf {
        name: CHECKED,
        what: "Functions that return a [`Result`] of their outputs. An [`Error`](cubind::Error) contains the \
               function's name and the result code.",
        is_in: Module::has_checked,
    },
    IndexOf {
        name: OWNED,
        what: "Functions that take owned handles: `&`[`Owned`](cubind::owned::Owned) or \
               [`Borrowed`](cubind::owned::Borrowed). Dropping an owner destroys its handle.",
        is_in: Module::has_owned,
    },
    IndexOf {
        name: SYMBOLS,
        what: "The C functions, as the libraries export them. Each is looked up when it is first called.",
        is_in: Module::has_symbols,
    },
];

/// The modules that contain a submodule for each of these modules: name and text.
fn indices<'a>(modules: &[&'a Module]) -> Vec<(&'static str, String)> {
    let one = |IndexOf { name, what, is_in }| {
        let modules: Vec<&'a Module> = modules.iter().copied().filter(|module| is_in(module)).collect();
        (!modules.is_empty()).then(|| (name, render(&Index { what, modules })))
    };
    INDICES.into_iter().filter_map(one).collect()
}

/// The files that contain lists of all libraries, for these modules.
pub(super) fn whole_files(view: &Crate, package: &Package, modules: &[&Module]) -> Files {
    let at = |place: ModulePlace| modules.iter().copied().filter(move |module| module.place.folder() == place.folder());
    let of_cuda: BTreeMap<u32, ModulePlace> = modules.iter().filter_map(|module| cuda(module.place)).collect();
    let majors: Vec<u32> = of_cuda.keys().copied().collect();
    let side_by_side = and(&majors.iter().map(|major| format!("`cuda{major}`")).collect::<Vec<_>>());
    let own: Vec<&Module> = modules.iter().copied().filter(|module| module.place.folder().is_empty()).collect();
    let shown: Vec<Shown<'_>> = shown(view, modules);

    let mut files = Files::new();
    let at_the_top = indices(&own);
    for place in of_cuda.values().copied().chain([ModulePlace::Shared]) {
        files.extend(place_files(view, place, &side_by_side, &at(place).collect::<Vec<_>>()));
    }

    let (titles, name) = (&titles(&view.libraries, |_| true), package.rust.name.as_str());
    let (version, crate_name) = (package.version.as_str(), package.rust.module.as_str());
    let has_own = !own.is_empty();
    // Code that several major versions share is built if any of these versions is enabled.
    let major = view.majors.contains(&view.default).then(|| format!("cuda-{}", view.default));
    let uses_core = !view.of_core.is_empty();
    // If this crate has modules for a major version, its feature for that version enables the features of `cubind` that
    // these modules require.
    let core_features = major.clone().filter(|_| has_own).into_iter().chain(view.of_core.iter().cloned());
    // The `owned` modules of `cubind` are always built.
    let core_features: Vec<String> =
        ["owned".to_owned()].into_iter().chain(core_features.filter(|_| uses_core)).collect();
    let shown_features = major.into_iter().chain(view.of_core.iter().cloned()).filter(|_| uses_core);
    let program_features = ["std".to_owned()].into_iter().chain(shown_features).collect();
    let libraries = view.libraries.as_slice();
    let default = majors.iter().copied().find(|major| *major == view.default).or(majors.last().copied());
    let lib = LibFile {
        titles,
        shown: &shown,
        majors: &majors,
        default,
        side_by_side: &side_by_side,
        has_shared: at(ModulePlace::Shared).next().is_some(),
        own: &own,
        indices: &at_the_top,
        libraries,
    };
    let core = package.rust.core_at.for_cargo();
    let license = package.license.as_deref();
    let manifest =
        Manifest { name, version, license, titles, majors: &majors, default, libraries, core, core_features };
    // The packages of this repository are released together with `cubind`.
    let program_core = match &package.rust.core_at {
        CoreAt::Registry => CoreAt::published().for_cargo(),
        CoreAt::Path(_) | CoreAt::Git(_) => package.rust.core_at.for_cargo(),
    };
    let own = if IS_RELEASED { format!("version = {version:?}") } else { format!("path = \"…/{name}\"") };
    let (core, shown, side_by_side) = (program_core, shown.as_slice(), side_by_side.as_str());
    let readme = Readme { name, crate_name, core, own, program_features, titles, shown, side_by_side };
    files.insert("src/lib.rs".to_owned(), render(&lib));
    files.insert("Cargo.toml".to_owned(), render(&manifest));
    files.insert("README.md".to_owned(), render(&readme));
    files.extend(at_the_top.into_iter().map(|(name, text)| (format!("src/{name}/mod.rs"), text)));
    files
}

/// The files for the modules in one position. Empty if there are no modules in this position.
fn place_files(view: &Crate, place: ModulePlace, majors: &str, libraries: &[&Module]) -> Files {
    let mut files = Files::new();
    if libraries.is_empty() {
        return files;
    }
    let folder = place.folder();
    let indices = indices(libraries);
    let has = |name| indices.iter().any(|(index, _)| *index == name);
    let major = cuda(place).map_or(0, |(major, _)| major);
    let file = PlaceFile {
        is_of_core: false,
        example: "",
        is_shared: place == ModulePlace::Shared,
        major,
        newest: view.newest.iter().find(|(of, _)| *of == major).map_or("", |(_, version)| version.as_str()),
        majors,
        libraries,
        has_symbols: has(SYMBOLS),
        has_checked: has(CHECKED),
        has_owned: has(OWNED),
    };
    files.insert(format!("src/{folder}mod.rs"), render(&file));
    files.extend(indices.into_iter().map(|(name, text)| (format!("src/{folder}{name}/mod.rs"), text)));
    files
}

/// The CUDA major version of a module's position. `None` for other positions.
fn cuda(place: ModulePlace) -> Option<(u32, ModulePlace)> {
    match place {
        ModulePlace::Of(Edition::Cuda(major)) => Some((major, place)),
        ModulePlace::Of(Edition::Own { .. }) | ModulePlace::Shared => None,
    }
}

/// The modules of independently versioned libraries, and one module for each library of CUDA.
fn shown<'a>(view: &Crate, modules: &[&'a Module]) -> Vec<Shown<'a>> {
    let mut seen = BTreeSet::new();
    let mut shown = Vec::new();
    for module in modules.iter().copied() {
        let of_library = || modules.iter().copied().filter(|other| other.library == module.library);
        if module.place.folder().is_empty() {
            shown.push(Shown::of(module, module.loads.as_ref()));
        } else if seen.insert(&module.library) {
            let of_default =
                of_library().find(|other| cuda(other.place).is_some_and(|(major, _)| major == view.default));
            let newest = of_library().rfind(|other| cuda(other.place).is_some());
            let loads =
                |module: &'a Module| module.loads.as_ref().or_else(|| of_library().find_map(|it| it.loads.as_ref()));
            shown.extend(of_default.or(newest).map(|module| Shown::of(module, loads(module))));
        }
    }
    shown
}

impl<'a> Shown<'a> {
    fn of(module: &'a Module, loads: Option<&'a Loads>) -> Self {
        let place = module.place.folder().replace('/', "::");
        let beside = |layer| format!("{place}{layer}::{}", module.name);
        Self {
            module,
            path: format!("{place}{}", module.name),
            checked: beside(CHECKED),
            owned: beside(OWNED),
            symbols: beside(SYMBOLS),
            loads,
        }
    }
}
