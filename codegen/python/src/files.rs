//! Files of the Python package: the extension's source code, files for the package as a whole, and hand-written files.

use super::{
    Package, PyLastMessage, PyModule, checked, compat,
    contents::Part,
    cython, extension, on_core,
    shared_stubs::Shared,
    signatures::{self, forms, signatures},
    stub_files::{self, Returns},
};
use askama::Template;
use codegen_core::{
    api::Api,
    edition::Edition,
    language::{Files, Language, Names, Printed},
    package::{self, CORE},
};
use codegen_printing::{and, guide, licenses, render, written};
use std::collections::{BTreeMap, BTreeSet};

/// The folder of this repository's Python package, relative to the repository.
pub const FOLDER: &str = package::PYTHON_FOLDER;

/// Python as a target language.
pub const LANGUAGE: Language = Language { label: "py", folder: FOLDER, print: print_some, signatures, forms };

/// Prints the files of the Python package for these libraries.
fn print_some(api: &Api, of: &package::Package, names: &Names) -> Printed {
    let package = &Package::with(api, of, names);
    let mut printed = Printed { signatures: signatures::of(package), whole: hand_written(of), ..Printed::default() };
    printed.whole.extend(whole_files(Part { package, only: None }));
    let alone = names.iter().map(|name| (name.clone(), whole_files(Part { package, only: Some(name) })));
    printed.alone.extend(alone);
    let stubs = Stubs { codes: Shared::of(package, Returns::Codes), outputs: Shared::of(package, Returns::Outputs) };
    for name in names {
        own_files(package, name, &stubs).into_iter().for_each(|(path, text)| printed.add(name, path, text));
    }
    printed.inside(&of.python.folder)
}

/// Definitions that the stubs of older major versions import from the stubs of newer major versions.
struct Stubs<'a> {
    codes: Shared<'a>,
    outputs: Shared<'a>,
}

/// The files that belong to one library.
fn own_files(package: &Package, library: &str, stubs: &Stubs<'_>) -> Files {
    let mut files = cython::files(package, library);
    files.extend(extension::own_files(package, library));
    for module in package.modules.iter().filter(|module| module.library == library) {
        files.extend(of_module(package, module, &stubs.codes));
        files.extend(checked::of_module(package, module, &stubs.outputs));
    }
    files
}

/// The Python module of a library in one major version, and its stub, as path → text.
fn of_module(package: &Package, module: &PyModule, shared: &Shared<'_>) -> [(String, String); 2] {
    let (path, title, as_of) = (&module.path(), &module.title(), &module.as_of());
    let example = module.functions.first().map_or("", |function| function.name.as_str());
    let of = module.package.as_str();
    let file = ModuleFile { package: of, library: &module.library, major: module.major, title, as_of, path, example };
    let path = format!("python/{of}/{}", path.replace('.', "/"));
    [(format!("{path}.py"), render(&file)), (format!("{path}.pyi"), stub_files::text(package, module, shared))]
}

/// The version of the package, which is the version of the Rust crate.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The properties of a library that templates use.
pub(super) struct Library<'a> {
    pub(super) name: &'a str,
    pub(super) title: &'a str,
    /// The name of the enum that contains the library's result codes.
    pub(super) result: &'a str,
    /// Set if this library defines the result enum. Otherwise, a library that it uses defines the enum.
    pub(super) owns_result: bool,
    /// The name of the function that returns the description of a result code.
    pub(super) description: Option<&'a str>,
    /// The result code of a call whose work continues asynchronously.
    pub(super) in_progress: Option<i32>,
    /// The result code of a call whose outputs did not fit into the memory that was passed.
    pub(super) too_small: Option<i32>,
    /// The replacements of functions that the next major version lacks, grouped by the Python module that contains
    /// these functions.
    pub(super) successors: Vec<(String, &'a BTreeMap<String, String>)>,
    /// Set if result codes above 0 are warnings.
    pub(super) has_warnings: bool,
    /// The source of the last error message in the library's newest version.
    pub(super) last_message: Option<&'a PyLastMessage>,
    /// The name of the field that contains the result code, if the result is a record.
    pub(super) code: Option<&'a str>,
    /// The major versions of CUDA or of the library itself, oldest first.
    pub(super) majors: Vec<String>,
    /// The major version of the library's module whose name contains no version. Used only for libraries of CUDA.
    pub(super) default: String,
    /// The version and the name of the library's module for each major version, newest first.
    pub(super) modules: Vec<(u32, String)>,
    /// Set if the library is independently versioned, so that its modules are at the top level of the package.
    pub(super) is_own: bool,
    /// The names of the library's modules at the top level of the package, with a description of each module.
    pub(super) own: Vec<(String, String)>,
}

impl<'a> Library<'a> {
    pub(super) fn of(package: &'a Package, module: &'a PyModule) -> Self {
        let result = &module.result;
        let modules = || package.modules.iter().filter(|other| other.library == module.library);
        let majors: BTreeSet<u32> = modules().map(|module| module.major).collect();
        let is_own = matches!(module.edition, Edition::Own { .. });
        let newest = majors.last().copied().unwrap_or_default();
        let default = if majors.contains(&package.default_major) { package.default_major } else { newest };
        Self {
            name: &module.library,
            title: &module.title,
            result: &result.r#type,
            owns_result: module.owns_result,
            description: result.description.as_deref(),
            in_progress: module.in_progress,
            too_small: module.too_small,
            successors: modules()
                .filter(|module| !module.successors.is_empty())
                .map(|module| (module.path(), &module.successors))
                .collect(),
            has_warnings: module.has_warnings,
            last_message: modules().rev().find_map(|module| module.last_message.as_ref()),
            code: result.code.as_deref(),
            majors: majors.iter().map(ToString::to_string).collect(),
            default: default.to_string(),
            modules: modules().rev().map(|module| (module.major, module.path())).collect(),
            is_own,
            own: modules().filter(|_| is_own).map(|module| (module.path(), module.title())).collect(),
        }
    }
}

/// The libraries that exist in a major version.
pub(super) fn of_major<'a>(libraries: &'a [Library<'a>], major: &str) -> Vec<&'a Library<'a>> {
    let of_cuda = libraries.iter().filter(|library| !library.is_own);
    of_cuda.filter(|library| library.majors.iter().any(|has| has == major)).collect()
}

#[derive(Template)]
#[template(path = "python/Cargo.toml.j2", escape = "none")]
pub(super) struct Manifest<'a> {
    pub(super) name: &'a str,
    pub(super) is_core: bool,
    pub(super) version: &'a str,
    pub(super) license: Option<&'a str>,
}

#[derive(Template)]
#[template(path = "python/pyproject.toml.j2", escape = "none")]
struct Project<'a> {
    version: &'a str,
    all_majors: &'a str,
    extras: &'a [(u32, Vec<String>)],
}

#[derive(Template)]
#[template(path = "python/README.md.j2", escape = "none")]
struct Readme<'a> {
    /// The major versions, each with its newest toolkit, joined as a phrase.
    toolkits: &'a str,
    /// The modules of the individual major versions, joined as a phrase.
    modules: &'a str,
    default: &'a str,
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/compat/_contract.py.j2", escape = "none")]
struct Contract<'a> {
    releases: &'a [(u32, String)],
    default: &'a str,
    libraries: &'a [&'a str],
    /// The libraries whose modules in `cuda.bindings` use snake case.
    views: &'a [&'a str],
}

#[derive(Template)]
#[template(path = "python/package/__init__.py.j2", escape = "none")]
struct Init<'a> {
    version: &'a str,
    default: &'a str,
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/_results.py.j2", escape = "none")]
pub(super) struct Results<'a> {
    pub(super) package: &'a str,
    pub(super) libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/_history.py.j2", escape = "none")]
struct History<'a> {
    majors: &'a [String],
    /// The major version of the modules whose names contain no version.
    default: &'a str,
    modules: Vec<&'a PyModule>,
}

#[derive(Template)]
#[template(path = "python/package/__init__.pyi.j2", escape = "none")]
struct InitStub<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/alias.py.j2", escape = "none")]
pub(super) struct Alias<'a> {
    pub(super) package: &'a str,
    pub(super) is_core: bool,
    pub(super) library: &'a Library<'a>,
}

#[derive(Template)]
#[template(path = "python/package/alias.pyi.j2", escape = "none")]
pub(super) struct AliasStub<'a> {
    pub(super) package: &'a str,
    pub(super) library: &'a Library<'a>,
    /// The name of the library's module for another major version, if there is one.
    pub(super) other: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/major.py.j2", escape = "none")]
pub(super) struct MajorFile<'a> {
    pub(super) major: &'a str,
    pub(super) toolkit: &'a str,
    pub(super) libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/major.pyi.j2", escape = "none")]
pub(super) struct MajorStub<'a> {
    pub(super) package: &'a str,
    pub(super) major: &'a str,
    pub(super) libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/module.py.j2", escape = "none")]
struct ModuleFile<'a> {
    package: &'a str,
    library: &'a str,
    major: u32,
    title: &'a str,
    as_of: &'a str,
    /// The module's path in the package.
    path: &'a str,
    example: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/_pyinstaller/hook.py.j2", escape = "none")]
pub(super) struct Hook<'a> {
    pub(super) package: &'a str,
    pub(super) is_core: bool,
}

/// The configuration of Clippy, which lists functions that support code must not call.
const CLIPPY: &str = include_str!("../../../templates/python/clippy.toml");
/// The build script, which sets the link options of the extension.
const BUILD: &str = include_str!("../../../templates/python/build.rs");
/// The pinned versions of the extension's dependencies.
pub(super) const CARGO_LOCK: &str = include_str!("../../../templates/python/Cargo.lock");

/// Files of `templates/python/native` that are used only if the folder is built as a separate crate, for tests and
/// lints.
const OF_THE_NATIVE_CRATE: [&str; 3] = ["build.rs", "crate.rs", "sample.rs"];
/// Files that every package contains, regardless of its libraries.
const OF_EVERY_PACKAGE: [&str; 3] = ["_native.pyi", "_pyinstaller/__init__.py", "py.typed"];
/// The path prefix of the files for `cuda.bindings`. These files have other paths in the package.
const BINDINGS: &str = "compat/bindings/";

/// Files that are copied unchanged: path in the package → text.
fn hand_written(of: &package::Package) -> BTreeMap<String, String> {
    let native = written("python/native").filter(|(path, _)| !OF_THE_NATIVE_CRATE.contains(path));
    let native = native.map(|(path, text)| (format!("src/support/{path}"), text));
    let around = [("clippy.toml", CLIPPY), ("build.rs", BUILD)].map(|(path, text)| (path.to_owned(), text.to_owned()));
    let is_meant = |path: &str| match of.is_core {
        true => !path.starts_with(BINDINGS),
        false => OF_EVERY_PACKAGE.contains(&path),
    };
    let package = written("python/package").filter(|(path, _)| is_meant(path));
    let package = package.map(|(path, text)| (format!("python/{}/{path}", of.python.module), text));
    let support = native.chain(around).chain(package);
    if !of.is_core {
        return support.collect();
    }
    let examples = written("python/examples").map(|(path, text)| (format!("examples/{path}"), text));
    support.chain(examples).chain(licenses()).chain([("Cargo.lock".to_owned(), CARGO_LOCK.to_owned())]).collect()
}

/// The libraries for which NVIDIA's package has a module with C names. The Cython modules of these libraries export
/// their C functions. Libraries whose modules use snake case are not included.
fn served<'a>(part: Part<'a>, views: &[&str]) -> Vec<&'a str> {
    let modules = part.modules().filter(|module| !module.c_functions.is_empty());
    let names: BTreeSet<&str> = modules.map(|module| module.library.as_str()).collect();
    names.into_iter().filter(|name| !views.contains(name)).collect()
}

/// Files that describe the whole package, restricted to the libraries of this part. Lists contain one line for each
/// library.
fn whole_files(part: Part<'_>) -> BTreeMap<String, String> {
    let mut seen = BTreeSet::new();
    let libraries: Vec<Library<'_>> = part
        .modules()
        .filter(|module| seen.insert(&module.library))
        .map(|module| Library::of(part.package, module))
        .collect();
    let mut files = match part.package.home.is_core {
        true => core_files(part, &libraries),
        false => on_core::whole_files(part, &libraries),
    };
    files.extend(extension::whole_files(part));
    files
}

/// The files of the package `cubind`, except for those of the extension.
fn core_files(part: Part<'_>, libraries: &[Library<'_>]) -> BTreeMap<String, String> {
    let package = part.package;
    let majors: Vec<String> = package.majors.iter().map(ToString::to_string).collect();
    let default = package.default_major.to_string();
    let other = majors.iter().find(|major| **major != default).unwrap_or(&default);
    let mut files = BTreeMap::new();
    let mut put = |path: String, text: String| drop(files.insert(path, text));
    put(
        "Cargo.toml".to_owned(),
        render(&Manifest { name: CORE, is_core: true, version: VERSION, license: Some(env!("CARGO_PKG_LICENSE")) }),
    );
    put(
        "pyproject.toml".to_owned(),
        render(&Project { version: VERSION, all_majors: &and(&majors), extras: &package.extras }),
    );
    let python = |path: &str| format!("python/cubind/{path}");
    let as_of = |(major, toolkit): (&u32, &String)| format!("CUDA {major} (as of {toolkit})");
    let toolkits: Vec<String> = package.toolkits.iter().map(as_of).collect();
    let modules: Vec<String> = majors.iter().map(|major| format!("`cubind.cuda{major}`")).collect();
    let readme = Readme { toolkits: &and(&toolkits), modules: &and(&modules), default: &default, libraries };
    put("README.md".to_owned(), render(&readme));
    put("GUIDE.md".to_owned(), guide::of("python", &package.majors, package.default_major));
    let views: Vec<&str> = package.views.iter().map(String::as_str).filter(|library| part.has(library)).collect();
    let libraries_of_c = served(part, &views);
    let contract =
        Contract { releases: &package.releases, default: &default, libraries: &libraries_of_c, views: &views };
    put(python("compat/_contract.py"), render(&contract));
    compat::files(part, &views).into_iter().for_each(|(path, text)| put(path, text));
    let init = Init { version: VERSION, default: &default, majors: &majors, libraries };
    put(python("__init__.py"), render(&init));
    put(python("_results.py"), render(&Results { package: CORE, libraries }));
    let modules = part.modules().filter(|module| !module.renamed.is_empty()).collect();
    put(python("_history.py"), render(&History { majors: &majors, default: &default, modules }));
    put(python("_pyinstaller/hook-cubind.py"), render(&Hook { package: CORE, is_core: true }));
    put(python("__init__.pyi"), render(&InitStub { majors: &majors, libraries }));
    for library in libraries.iter().filter(|library| !library.is_own) {
        let name = library.name;
        put(python(&format!("{name}.py")), render(&Alias { package: CORE, is_core: true, library }));
        put(python(&format!("{name}.pyi")), render(&AliasStub { package: CORE, library, other }));
    }
    for (major, toolkit) in &package.toolkits {
        let name = major.to_string();
        let libraries = &of_major(libraries, &name);
        let file = MajorFile { major: &name, toolkit, libraries };
        put(python(&format!("cuda{major}/__init__.py")), render(&file));
        put(
            python(&format!("cuda{major}/__init__.pyi")),
            render(&MajorStub { package: CORE, major: &name, libraries }),
        );
    }
    files.extend(checked::whole_files(&majors, libraries));
    files
}
