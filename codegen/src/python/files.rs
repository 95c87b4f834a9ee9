//! The Python package as files: those of the extension module, those made from the package as a whole, and what is written
//! by hand.

use super::{
    Package, PyLastMessage, PyModule, checked, compat,
    contents::Part,
    cython, extension, native, on_core,
    shared_stubs::Shared,
    signatures,
    stub_files::{self, Returns},
    view,
};
use crate::{
    api::Api,
    edition::Edition,
    guide,
    language::{Files, Language, Names, Printed},
    package::{self, CORE},
    printing::{COMMON, and, render},
};
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

/// The folder of this repository's own package, relative to the repository.
pub const FOLDER: &str = package::PYTHON_FOLDER;

/// Python.
pub const LANGUAGE: Language = Language { label: "py", folder: FOLDER, print: print_some };

/// Prints this repository's own package: path → contents.
pub fn emit(api: &Api) -> Files {
    let package = package::Package::core_of(api);
    print_some(api, &package, &package.libraries).into_files()
}

/// Prints the package as far as these libraries go.
fn print_some(api: &Api, of: &package::Package, names: &Names) -> Printed {
    let package = &Package::with(api, of, names);
    let mut printed = Printed { heads: signatures::of(package), whole: hand_written(of), ..Printed::default() };
    printed.whole.extend(whole_files(Part { package, only: None }));
    let alone = names.iter().map(|name| (name.clone(), whole_files(Part { package, only: Some(name) })));
    printed.alone.extend(alone);
    let stubs = Stubs { codes: Shared::of(package, Returns::Codes), outputs: Shared::of(package, Returns::Outputs) };
    for name in names {
        own_files(package, name, &stubs).into_iter().for_each(|(path, text)| printed.add(name, path, text));
    }
    printed.inside(&of.python.folder)
}

/// What stubs of older major versions take from those of newer ones.
struct Stubs<'a> {
    codes: Shared<'a>,
    outputs: Shared<'a>,
}

/// A library's own files.
fn own_files(package: &Package, library: &str, stubs: &Stubs<'_>) -> Files {
    let mut files = view::files(package, library);
    files.extend(cython::files(package, library));
    files.extend(extension::own_files(package, library));
    for module in package.modules.iter().filter(|module| module.library == library) {
        files.extend(of_module(package, module, &stubs.codes));
        files.extend(checked::of_module(package, module, &stubs.outputs));
    }
    files
}

/// The Python module of a library in one major version, and its stub: path → text.
fn of_module(package: &Package, module: &PyModule, shared: &Shared<'_>) -> [(String, String); 2] {
    let (path, title, as_of) = (&module.path(), &module.title(), &module.as_of());
    let example = module.functions.first().map_or("", |function| function.name.as_str());
    let of = module.package.as_str();
    let file = ModuleFile { package: of, library: &module.library, major: module.major, title, as_of, path, example };
    let path = format!("python/{of}/{}", path.replace('.', "/"));
    [(format!("{path}.py"), render(&file)), (format!("{path}.pyi"), stub_files::text(package, module, shared))]
}

/// The version of the package: that of the Rust crate.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A library, as templates name it.
pub(super) struct Library<'a> {
    pub(super) name: &'a str,
    pub(super) title: &'a str,
    /// The enum of its result codes.
    pub(super) result: &'a str,
    /// Whether it is its own, and not one of a library that it uses.
    pub(super) owns_result: bool,
    /// The function that has words for one.
    pub(super) description: Option<&'a str>,
    /// The code of a call whose work goes on.
    pub(super) in_progress: Option<i32>,
    /// The code of a call that got too little memory for its outputs.
    pub(super) too_small: Option<i32>,
    /// The functions that replace those which the next major version lacks, by the module that has those.
    pub(super) successors: Vec<(String, &'a BTreeMap<String, String>)>,
    /// Whether codes above 0 are warnings.
    pub(super) has_warnings: bool,
    /// How it tells about its last error: as in its newest version.
    pub(super) last_message: Option<&'a PyLastMessage>,
    /// The result's field with the code, if it is a record.
    pub(super) code: Option<&'a str>,
    /// The major versions that it has, oldest first: of CUDA, or its own.
    pub(super) majors: Vec<String>,
    /// The one that the plain module means, of CUDA's.
    pub(super) default: String,
    /// The module of each of them, newest first: its major version and its name.
    pub(super) modules: Vec<(u32, String)>,
    /// Whether it has versions of its own, and so modules at the top of the package.
    pub(super) is_own: bool,
    /// The names of those modules, and what each is, in words.
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

/// The libraries that one major version has.
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
    /// The major versions and the newest toolkit of each, in a sentence.
    toolkits: &'a str,
    /// The modules that are of one major version each, in a sentence.
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
    /// Those that have Python's names there.
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
    /// The major version that plain modules mean.
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
    /// Another major version, if there is one.
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
    /// The module's name in the package.
    path: &'a str,
    example: &'a str,
}

macro_rules! whole {
    ($folder:literal: $($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../../../templates/python/", $folder, "/", $path)))),*]
    };
}

/// What support code may not call.
const CLIPPY: &str = include_str!("../../../templates/python/clippy.toml");
/// How the extension is linked.
const BUILD: &str = include_str!("../../../templates/python/build.rs");
/// The versions of what the extension depends on.
pub(super) const CARGO_LOCK: &str = include_str!("../../../templates/python/Cargo.lock");

/// Files that are emitted as they are: path in the package → text.
fn hand_written(of: &package::Package) -> BTreeMap<String, String> {
    let native = native::FILES.iter().map(|(path, text)| (format!("src/{path}"), (*text).to_owned()));
    let common = COMMON.iter().map(|(name, text)| (format!("src/support/{name}"), (*text).to_owned()));
    let around = [("clippy.toml", CLIPPY), ("build.rs", BUILD)].map(|(path, text)| (path.to_owned(), text.to_owned()));
    let support = native.chain(common).chain(around);
    let python = whole!["package": "_native.pyi", "py.typed"];
    let python = python.map(|(path, text)| (format!("python/{}/{path}", of.python.module), text.to_owned()));
    let support = support.chain(python);
    if !of.is_core {
        return support.collect();
    }
    let package = whole!["package": "_enums.py",
        "_arrays.py", "_checked.py", "_checked.pyi", "_enums.pyi", "_errors.py", "_modules.py", "_typing.pyi", "compat/__init__.py", "compat/__main__.py",
        "compat/_address.py", "compat/_counted.py", "compat/_dtypes.py", "compat/_fields.py", "compat/_finder.py", "compat/_records.py", "compat/_metadata.py", "compat/_run.py", "compat/_served.py", "compat/_startup.py", "compat/_view.py",
        "errors.py"];
    let package = package.into_iter().map(|(path, text)| (format!("python/cubind/{path}"), text.to_owned()));
    let licenses = [
        ("LICENSE-APACHE", include_str!("../../../LICENSE-APACHE")),
        ("LICENSE-MIT", include_str!("../../../LICENSE-MIT")),
    ];
    let licenses = licenses.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
    let others = whole![
        "": "Cargo.lock",
        "examples/all_reduce.py",
        "examples/compression.py",
        "examples/convolution.py",
        "examples/devices.pyx",
        "examples/fft.py",
        "examples/gemm.py",
        "examples/low_level.py",
        "examples/profiling.py",
        "examples/saxpy.py",
        "examples/sparse_solve.py"
    ];
    let others = others.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
    support.chain(package).chain(licenses).chain(others).collect()
}

/// The libraries that NVIDIA's package has a module of, with C's names: those whose C functions its Cython modules export,
/// without those that it has with Python's names.
fn served<'a>(part: Part<'a>, views: &[&str]) -> Vec<&'a str> {
    let modules = part.modules().filter(|module| !module.c_functions.is_empty());
    let names: BTreeSet<&str> = modules.map(|module| module.library.as_str()).collect();
    names.into_iter().filter(|name| !views.contains(name)).collect()
}

/// Files made from the package as a whole, as far as the part goes: a list has a line for each library.
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

/// Those of `cubind` itself but the extension's.
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
    let views = package.views.iter().map(|view| view.library.as_str()).filter(|library| part.has(library));
    let views: BTreeSet<&str> = views.collect();
    let views: Vec<&str> = views.into_iter().collect();
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
