//! Modules of `cubind.checked`, which raise exceptions instead of returning result codes. The code of these modules is
//! hand-written. This file prints their stubs, and the Python files that load the code.

use super::{
    Package, PyModule,
    files::{Library, of_major},
    shared_stubs::{Shared, definitions},
    stub_files::{Function, Returns, functions},
    stub_imports::{self, Import, public},
};
use askama::Template;
use codegen_core::package::CORE;
use codegen_printing::render;
use std::collections::{BTreeMap, BTreeSet};

/// The folder of a package's Python files.
fn folder(package: &str) -> String {
    format!("python/{package}/checked")
}

#[derive(Template)]
#[template(path = "python/package/checked/__init__.py.j2", escape = "none")]
struct Init<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/__init__.pyi.j2", escape = "none")]
struct InitStub<'a> {
    package: &'a str,
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/alias.py.j2", escape = "none")]
struct Alias<'a> {
    package: &'a str,
    library: &'a Library<'a>,
}

#[derive(Template)]
#[template(path = "python/package/checked/alias.pyi.j2", escape = "none")]
struct AliasStub<'a> {
    package: &'a str,
    library: &'a Library<'a>,
}

#[derive(Template)]
#[template(path = "python/package/checked/major.py.j2", escape = "none")]
struct MajorFile<'a> {
    major: &'a str,
    libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/major.pyi.j2", escape = "none")]
struct MajorStub<'a> {
    package: &'a str,
    major: &'a str,
    libraries: &'a [&'a Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/checked/module.py.j2", escape = "none")]
struct ModuleFile<'a> {
    package: &'a str,
    title: &'a str,
    /// The name of the corresponding plain module in the package.
    path: &'a str,
    /// The functions that differ from the plain functions by more than the result code.
    forms: Vec<Form<'a>>,
}

/// A function that differs from the plain function by more than the result code: the arguments of `_checked.Form`, and
/// the documentation.
struct Form<'a> {
    name: &'a str,
    row: &'a str,
    doc: String,
}

#[derive(Template)]
#[template(path = "python/package/checked/stub.pyi.j2", escape = "none")]
struct Stub<'a> {
    title: String,
    /// The import lines, which are derived from the other fields of this struct.
    imports: Vec<String>,
    functions: Vec<Function<'a>>,
}

/// The files of `cubind` that contain lists of libraries: path → text.
pub(super) fn whole_files(majors: &[String], libraries: &[Library<'_>]) -> BTreeMap<String, String> {
    let mut files = listed_files(CORE, majors, libraries);
    let folder = folder(CORE);
    files.insert(format!("{folder}/__init__.py"), render(&Init { majors, libraries }));
    files.insert(format!("{folder}/__init__.pyi"), render(&InitStub { package: CORE, majors, libraries }));
    files
}

/// The files of a package, relative to the package's root: path → text.
pub(super) fn listed_files(package: &str, majors: &[String], libraries: &[Library<'_>]) -> BTreeMap<String, String> {
    let (mut files, folder) = (BTreeMap::new(), folder(package));
    let mut put = |path: &str, text: String| drop(files.insert(format!("{folder}/{path}"), text));
    for library in libraries.iter().filter(|library| !library.is_own) {
        put(&format!("{}.py", library.name), render(&Alias { package, library }));
        put(&format!("{}.pyi", library.name), render(&AliasStub { package, library }));
    }
    for major in majors {
        let libraries = &of_major(libraries, major);
        put(&format!("cuda{major}/__init__.py"), render(&MajorFile { major, libraries }));
        put(&format!("cuda{major}/__init__.pyi"), render(&MajorStub { package, major, libraries }));
    }
    files
}

/// The module of a library in one major version, and its stub, as path → text.
pub(super) fn of_module(package: &Package, module: &PyModule, shared: &Shared<'_>) -> [(String, String); 2] {
    let forms = module.functions.iter().filter_map(|function| {
        let form = &function.stub.checked;
        let row = form.row.as_ref()?;
        Some(Form { name: &function.name, row, doc: form.doc.replace('\\', "\\\\") })
    });
    let forms = forms.collect();
    let file = ModuleFile { package: &module.package, title: &module.title(), path: &module.path(), forms };
    let path = format!("{}/{}", folder(&module.package), module.path().replace('.', "/"));
    [(format!("{path}.py"), render(&file)), (format!("{path}.pyi"), text(package, module, shared))]
}

/// The content of a module's stub. It excludes functions that are re-exported from the stub of a newer major version.
pub(super) fn text(package: &Package, module: &PyModule, shared: &Shared<'_>) -> String {
    let stub = stub(module, shared);
    let imports = stub_imports::lines(&render(&stub), imports(package, module, shared));
    render(&Stub { imports, ..stub })
}

fn stub<'a>(module: &'a PyModule, shared: &Shared<'_>) -> Stub<'a> {
    let functions = functions(module, shared, Returns::Outputs);
    Stub { title: module.title(), imports: Vec::new(), functions }
}

/// The imports of the stub: classes of other libraries, classes and constants of the plain module, and definitions from
/// newer major versions.
fn imports(package: &Package, module: &PyModule, shared: &Shared<'_>) -> Vec<Import> {
    let (functions, others): (Vec<_>, Vec<_>) =
        definitions(module, Returns::Outputs).into_iter().partition(|(_, definition)| definition.is_function());
    let plain: BTreeSet<&str> = others.iter().map(|(name, _)| *name).chain(["sizeof"]).collect();
    let own = functions.iter().filter(|(name, _)| !shared.has(module, name)).map(|(_, definition)| definition);
    let mut imports = stub_imports::of_others(package, module, own);
    imports.push(Import { module: module.dotted(), names: plain.into_iter().map(public).collect() });
    let newer = stub_imports::re_exports(package, module, shared).into_iter();
    let checked = |module: &str| module.replacen('.', ".checked.", 1);
    imports.extend(newer.map(|import| Import { module: checked(&import.module), ..import }));
    imports
}
