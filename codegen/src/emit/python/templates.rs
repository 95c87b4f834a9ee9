//! The templates of the Python package, and what is written by hand and emitted whole.

use crate::{
    emit::render,
    lower::python::{Package, PyModule, StubClass, StubFunction, StubKind, StubReturns},
};
use askama::Template;
use std::collections::{BTreeMap, BTreeSet};

/// The version of the package: that of the Rust crate.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A library, as templates name it.
pub(super) struct Library<'a> {
    pub(super) name: &'a str,
    pub(super) title: &'a str,
    /// The enum of its result codes.
    pub(super) result: &'a str,
    /// The function that has words for one.
    pub(super) description: &'a str,
}

impl<'a> Library<'a> {
    pub(super) fn of(module: &'a PyModule) -> Self {
        let result = &module.result;
        Self { name: &module.library, title: &module.title, result: &result.r#type, description: &result.description }
    }
}

#[derive(Template)]
#[template(path = "python/Cargo.toml.j2", escape = "none")]
struct Manifest<'a> {
    version: &'a str,
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
}

#[derive(Template)]
#[template(path = "python/package/compat/_contract.py.j2", escape = "none")]
struct Contract<'a> {
    releases: &'a [(u32, String)],
    default: &'a str,
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
struct Results<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/__init__.pyi.j2", escape = "none")]
struct InitStub<'a> {
    majors: &'a [String],
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/alias.py.j2", escape = "none")]
struct Alias<'a> {
    library: &'a Library<'a>,
    default: &'a str,
    majors: &'a [String],
}

#[derive(Template)]
#[template(path = "python/package/alias.pyi.j2", escape = "none")]
struct AliasStub<'a> {
    library: &'a Library<'a>,
    default: &'a str,
    /// Another major version, if there is one.
    other: &'a str,
}

#[derive(Template)]
#[template(path = "python/package/major.py.j2", escape = "none")]
struct MajorFile<'a> {
    major: &'a str,
    toolkit: &'a str,
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/major.pyi.j2", escape = "none")]
struct MajorStub<'a> {
    major: &'a str,
    libraries: &'a [Library<'a>],
}

#[derive(Template)]
#[template(path = "python/package/module.py.j2", escape = "none")]
struct ModuleFile<'a> {
    library: &'a Library<'a>,
    major: u32,
    toolkit: &'a str,
    example: &'a str,
}

/// Names that a stub imports from another library's.
pub(super) struct Import<'a> {
    pub(super) library: &'a str,
    pub(super) names: Vec<String>,
}

struct Named {
    name: String,
    ty: String,
}

struct Class<'a> {
    name: &'a str,
    base: String,
    doc: String,
    stream: bool,
    members: Vec<(String, String)>,
    fields: Vec<(String, String)>,
    method: Option<String>,
}

pub(super) struct Signature {
    pub(super) params: Vec<String>,
    pub(super) returns: String,
    pub(super) wrapped: bool,
    pub(super) doc: Vec<String>,
}

pub(super) struct Function<'a> {
    pub(super) name: &'a str,
    pub(super) overloaded: bool,
    pub(super) signatures: Vec<Signature>,
}

#[derive(Template)]
#[template(path = "python/package/stub.pyi.j2", escape = "none")]
struct Stub<'a> {
    title: &'a str,
    major: u32,
    toolkit: &'a str,
    imports: Vec<Import<'a>>,
    constants: Vec<Named>,
    enums: Vec<Class<'a>>,
    values: Vec<Class<'a>>,
    records: Vec<Class<'a>>,
    aliases: Vec<(String, String)>,
    functions: Vec<Function<'a>>,
}

macro_rules! whole {
    ($folder:literal: $($path:literal),* $(,)?) => {
        [$(($path, include_str!(concat!("../../../../templates/python/", $folder, "/", $path)))),*]
    };
}

/// Files that are emitted as they are: path in the package → text.
pub(super) fn hand_written() -> BTreeMap<String, String> {
    let native = super::native::FILES.iter().map(|(path, text)| (format!("src/{path}"), (*text).to_owned()));
    let common = crate::emit::COMMON.iter().map(|(name, text)| (format!("src/support/{name}"), (*text).to_owned()));
    let package = whole!["package": "_enums.py",
        "_checked.py", "_checked.pyi", "_enums.pyi", "_errors.py", "_modules.py", "_native.pyi", "_typing.pyi", "compat/__init__.py", "compat/__main__.py",
        "compat/_finder.py", "compat/_metadata.py", "compat/_run.py", "compat/_served.py", "compat/_utils.py",
        "errors.py", "py.typed"];
    let package = package.into_iter().map(|(path, text)| (format!("python/cubind/{path}"), text.to_owned()));
    let licenses = [
        ("LICENSE-APACHE", include_str!("../../../../LICENSE-APACHE")),
        ("LICENSE-MIT", include_str!("../../../../LICENSE-MIT")),
    ];
    let licenses = licenses.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
    let others = whole!["": "Cargo.lock", "clippy.toml", "examples/low_level.py", "examples/saxpy.py"];
    let others = others.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned()));
    native.chain(common).chain(package).chain(licenses).chain(others).collect()
}

/// Files made from the package as a whole, and those of each module.
pub(super) fn whole_files(package: &Package) -> BTreeMap<String, String> {
    let majors: Vec<String> = package.majors.iter().map(ToString::to_string).collect();
    let default = package.default_major.to_string();
    let other = majors.iter().find(|major| **major != default).unwrap_or(&default);
    let mut seen = BTreeSet::new();
    let libraries: Vec<Library<'_>> =
        package.modules.iter().filter(|module| seen.insert(&module.library)).map(Library::of).collect();
    let mut files = BTreeMap::new();
    let mut put = |path: String, text: String| drop(files.insert(path, text));
    put("Cargo.toml".to_owned(), render(&Manifest { version: VERSION }));
    put(
        "pyproject.toml".to_owned(),
        render(&Project { version: VERSION, all_majors: &crate::emit::and(&majors), extras: &package.extras }),
    );
    let python = |path: &str| format!("python/cubind/{path}");
    let as_of = |(major, toolkit): (&u32, &String)| format!("CUDA {major} (as of {toolkit})");
    let toolkits: Vec<String> = package.toolkits.iter().map(as_of).collect();
    let modules: Vec<String> = majors.iter().map(|major| format!("`cubind.cuda{major}`")).collect();
    let readme =
        Readme { toolkits: &crate::emit::and(&toolkits), modules: &crate::emit::and(&modules), default: &default };
    put("README.md".to_owned(), render(&readme));
    let contract = Contract { releases: &package.releases, default: &default };
    put(python("compat/_contract.py"), render(&contract));
    let init = Init { version: VERSION, default: &default, majors: &majors, libraries: &libraries };
    put(python("__init__.py"), render(&init));
    put(python("_results.py"), render(&Results { majors: &majors, libraries: &libraries }));
    put(python("__init__.pyi"), render(&InitStub { majors: &majors, libraries: &libraries }));
    for library in &libraries {
        let name = library.name;
        put(python(&format!("{name}.py")), render(&Alias { library, default: &default, majors: &majors }));
        put(python(&format!("{name}.pyi")), render(&AliasStub { library, default: &default, other }));
    }
    for (major, toolkit) in &package.toolkits {
        let name = major.to_string();
        let file = MajorFile { major: &name, toolkit, libraries: &libraries };
        put(python(&format!("cuda{major}/__init__.py")), render(&file));
        put(python(&format!("cuda{major}/__init__.pyi")), render(&MajorStub { major: &name, libraries: &libraries }));
    }
    for module in &package.modules {
        let toolkit = package.toolkits.get(&module.major).map_or("", String::as_str);
        let library = Library::of(module);
        let example = module.functions.first().map_or("", |function| function.name.as_str());
        let file = ModuleFile { library: &library, major: module.major, toolkit, example };
        let path = format!("cuda{}/{}", module.major, module.library);
        put(python(&format!("{path}.py")), render(&file));
        put(python(&format!("{path}.pyi")), render(&stub(package, module, toolkit)));
    }
    files.extend(super::checked::files(package, &majors, &libraries));
    files
}

fn stub<'a>(package: &'a Package, module: &'a PyModule, toolkit: &'a str) -> Stub<'a> {
    let of = |kind: fn(StubKind) -> bool| ordered(module.stubs.iter().filter(|class| kind(class.kind)).collect());
    let alias = |class: &&StubClass| (class.name.clone(), class.base.clone());
    Stub {
        title: &module.title,
        major: module.major,
        toolkit,
        imports: imports(package, module),
        constants: module
            .constants
            .iter()
            .map(|(name, _, ty)| Named { name: name.clone(), ty: local(ty, module) })
            .collect(),
        enums: of(|kind| kind == StubKind::Enum).into_iter().map(|class| self::class(class, module)).collect(),
        values: of(|kind| matches!(kind, StubKind::Value { .. }))
            .into_iter()
            .map(|class| self::class(class, module))
            .collect(),
        records: of(|kind| kind == StubKind::Record).into_iter().map(|class| self::class(class, module)).collect(),
        aliases: of(|kind| kind == StubKind::Alias).iter().map(alias).collect(),
        functions: module
            .functions
            .iter()
            .map(|function| {
                let mut printed = self::function(&function.name, &function.stub, Returns::Codes, module);
                // Editors show the stub's documentation, never that of a compiled function.
                printed.signatures[0].doc = docstring(&function.doc);
                printed
            })
            .collect(),
    }
}

/// Bases before what extends them.
fn ordered(classes: Vec<&StubClass>) -> Vec<&StubClass> {
    let names: BTreeSet<&str> = classes.iter().map(|class| class.name.as_str()).collect();
    let mut done: Vec<&StubClass> = Vec::new();
    let mut waiting = classes;
    while !waiting.is_empty() {
        let placed: BTreeSet<&str> = done.iter().map(|class| class.name.as_str()).collect();
        let (ready, later): (Vec<_>, Vec<_>) = waiting
            .into_iter()
            .partition(|class| !names.contains(class.base.as_str()) || placed.contains(class.base.as_str()));
        // A circle of bases cannot come out of C; should it, it is printed as it is.
        let stuck = ready.is_empty();
        done.extend(ready);
        waiting = later;
        if stuck {
            done.append(&mut waiting);
        }
    }
    done
}

/// A hint without the name of the library that a class comes from: it is imported by its own name.
fn local(hint: &str, module: &PyModule) -> String {
    module.uses.iter().fold(hint.to_owned(), |hint, used| hint.replace(&format!("{used}."), ""))
}

fn class<'a>(class: &'a StubClass, module: &PyModule) -> Class<'a> {
    let base = if class.base.is_empty() { String::new() } else { format!("({})", local(&class.base, module)) };
    let lines = || class.lines.iter().map(|(name, ty)| (name.clone(), local(ty, module))).collect();
    let is_enum = class.kind == StubKind::Enum;
    Class {
        name: &class.name,
        base,
        doc: class.doc.clone(),
        stream: class.kind == StubKind::Value { stream: true },
        members: if is_enum { lines() } else { Vec::new() },
        fields: if is_enum { Vec::new() } else { lines() },
        method: class.method.as_ref().map(|(name, params)| {
            let params: String = params.iter().map(|(name, ty)| format!(", {name}: {}", local(ty, module))).collect();
            format!("def {name}(self{params}) -> None: ...")
        }),
    }
}

/// Which of the two forms of a function a stub describes.
#[derive(Clone, Copy)]
pub(super) enum Returns {
    /// The one that returns the code.
    Codes,
    /// The one that raises it.
    Outputs,
}

pub(super) fn function<'a>(name: &'a str, stub: &StubFunction, returns: Returns, module: &PyModule) -> Function<'a> {
    let chosen = |returned: &StubReturns| match returns {
        Returns::Codes => returned.with_code.clone(),
        Returns::Outputs => returned.outputs.clone(),
    };
    let signature = |params: &[String], returns: &str| {
        let params: Vec<String> = params.iter().map(|param| local(param, module)).collect();
        let returns = local(returns, module);
        let wrapped = name.len() + returns.len() + params.iter().map(|param| param.len() + 2).sum::<usize>() > 100;
        Signature { params, returns, wrapped, doc: Vec::new() }
    };
    let mut signatures = vec![signature(&stub.params, &chosen(&stub.returns))];
    if let Some((params, returns)) = &stub.also {
        // The narrower form first: type checkers take the first that fits.
        signatures.insert(0, signature(params, &chosen(returns)));
    }
    Function { name, overloaded: signatures.len() > 1, signatures }
}

/// The documentation behind the text signature, as lines of a stub.
fn docstring(doc: &str) -> Vec<String> {
    let text = doc.split_once("--\n\n").map_or(doc, |(_, text)| text).trim_end();
    let mut lines: Vec<String> = format!("\"\"\"{text}\n\"\"\"")
        .lines()
        .map(|line| if line.is_empty() { String::new() } else { format!("    {line}") })
        .collect();
    lines.dedup_by(|next, line| next.is_empty() && line.is_empty());
    lines
}

/// What the stub mentions of other libraries.
pub(super) fn imports<'a>(package: &'a Package, module: &'a PyModule) -> Vec<Import<'a>> {
    let texts: Vec<&str> = module
        .stubs
        .iter()
        .flat_map(|class| {
            let params = class.method.iter().flat_map(|(_, params)| params);
            class.lines.iter().chain(params).map(|(_, ty)| ty.as_str()).chain([class.base.as_str()])
        })
        .chain(module.functions.iter().flat_map(|function| {
            let also = function.stub.also.iter().flat_map(|(params, _)| params);
            function.stub.params.iter().chain(also).chain([&function.stub.returns.with_code]).map(String::as_str)
        }))
        .collect();
    let imports = module.uses.iter().filter_map(|used| {
        let other = package.modules.iter().find(|other| other.library == *used && other.major == module.major)?;
        let names = other.stubs.iter().map(|class| &class.name).filter(|name| {
            let mention = format!("{used}.{name}");
            texts.iter().any(|text| mentions(text, &mention))
        });
        // What is imported under its own name is the module's too.
        let is_repeated =
            |name: &String| module.stubs.iter().any(|class| class.kind == StubKind::Repeated && class.name == *name);
        let names = names.map(|name| if is_repeated(name) { format!("{name} as {name}") } else { name.clone() });
        Some(Import { library: used, names: names.collect() })
    });
    imports.filter(|import| !import.names.is_empty()).collect()
}

/// Whether `text` has `name`, and not just the beginning of a longer one.
fn mentions(text: &str, name: &str) -> bool {
    text.match_indices(name)
        .any(|(start, _)| !text[start + name.len()..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_'))
}
