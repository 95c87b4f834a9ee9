//! The templates of the Python package, and what is written by hand and emitted whole.

use crate::{
    emit::render,
    lower::python::{
        Package, PyFunction, PyModule, StubClass, StubConstant, StubForm, StubFunction, StubKind,
        pytype::{PyClass, PyType},
    },
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
    /// Its lines, with their quotes.
    doc: String,
    stream: bool,
    members: &'a [(String, i32)],
    fields: Vec<(String, String)>,
    method: Option<String>,
}

pub(super) struct Signature {
    pub(super) params: Vec<String>,
    pub(super) returns: String,
    pub(super) wrapped: bool,
    /// Whether a blank line is above it: formatters put one below every body that has more than `...`.
    pub(super) apart: bool,
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
    let alias = |class: &&StubClass| (class.name.clone(), in_stub(class.base.as_ref()));
    // The first stands below a function without documentation.
    let mut apart = false;
    Stub {
        title: &module.title,
        major: module.major,
        toolkit,
        imports: imports(package, module),
        constants: module
            .constants
            .iter()
            .map(|constant| Named {
                name: constant.name.clone(),
                ty: match &constant.stub {
                    StubConstant::Literal(value) => format!(" = {value}"),
                    StubConstant::Member(ty) => format!("[{}]", ty.in_stub()),
                },
            })
            .collect(),
        enums: of(|kind| kind == StubKind::Enum).into_iter().map(class).collect(),
        values: of(|kind| matches!(kind, StubKind::Value { .. })).into_iter().map(class).collect(),
        records: of(|kind| kind == StubKind::Record).into_iter().map(class).collect(),
        aliases: of(|kind| kind == StubKind::Alias).iter().map(alias).collect(),
        functions: module
            .functions
            .iter()
            .map(|function| {
                let mut printed = self::function(&function.name, &function.stub, Returns::Codes);
                // Editors show the stub's documentation, never that of a compiled function.
                printed.signatures[0].doc = docstring(function);
                for signature in &mut printed.signatures {
                    signature.apart = apart;
                    apart = !signature.doc.is_empty();
                }
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
        let (ready, later): (Vec<_>, Vec<_>) = waiting.into_iter().partition(|class| {
            let base = in_stub(class.base.as_ref());
            !names.contains(base.as_str()) || placed.contains(base.as_str())
        });
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

/// A type in the stub, or nothing.
fn in_stub(ty: Option<&PyType>) -> String {
    ty.map(PyType::in_stub).unwrap_or_default()
}

fn class(class: &StubClass) -> Class<'_> {
    Class {
        name: &class.name,
        base: class.base.as_ref().map(|base| format!("({})", base.in_stub())).unwrap_or_default(),
        doc: wrapped(&format!("    \"\"\"{}\"\"\"", class.doc)).join("\n"),
        stream: class.kind == StubKind::Value { stream: true },
        members: &class.members,
        fields: class.fields.iter().map(|(name, ty)| (name.clone(), ty.in_stub())).collect(),
        method: class.method.as_ref().map(|method| {
            let params = method.params.iter().map(|(name, ty)| format!(", {name}: {}", ty.in_stub()));
            format!("def {}(self{}) -> None: ...", method.name, params.collect::<String>())
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

pub(super) fn function<'a>(name: &'a str, stub: &StubFunction, returns: Returns) -> Function<'a> {
    let signature = |StubForm { params, returns: returned }: &StubForm| {
        let params: Vec<String> = params.iter().map(|param| param.annotated(PyType::in_stub)).collect();
        let returns = match returns {
            Returns::Codes => returned.with_code.in_stub(),
            Returns::Outputs => returned.outputs.in_stub(),
        };
        let wrapped = name.len() + returns.len() + params.iter().map(|param| param.len() + 2).sum::<usize>() > 100;
        Signature { params, returns, wrapped, apart: false, doc: Vec::new() }
    };
    // The narrower form first: type checkers take the first that fits.
    let signatures: Vec<Signature> = stub.also.iter().chain([&stub.form]).map(signature).collect();
    Function { name, overloaded: signatures.len() > 1, signatures }
}

/// The documentation of a function as lines of a stub. The prototype, which is the first, is not broken: it is what editors
/// show beside the name.
fn docstring(function: &PyFunction) -> Vec<String> {
    if function.name != function.body {
        return vec![format!("    \"\"\"Another name of {}.\"\"\"", function.body)];
    }
    // Behind the text signature.
    let text = function.doc.split_once("--\n\n").map_or(function.doc.as_str(), |(_, text)| text).trim_end();
    let (prototype, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut lines = vec![format!("    \"\"\"{prototype}")];
    for line in rest.lines() {
        lines.extend(wrapped(&format!("    {line}")));
    }
    lines.push("    \"\"\"".to_owned());
    lines.dedup_by(|next, line| next.is_empty() && line.is_empty());
    lines
}

/// How wide documentation is in a stub.
const WIDTH: usize = 120;

/// A line of documentation as the lines that it needs, each indented as it is.
fn wrapped(line: &str) -> Vec<String> {
    let text = line.trim_start();
    let indent = &line[..line.len() - text.len()];
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.len() + 1 + word.len() <= WIDTH) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(format!("{indent}{word}").trim_end().to_owned()),
        }
    }
    lines
}

/// What the stub mentions of other libraries.
pub(super) fn imports<'a>(package: &'a Package, module: &'a PyModule) -> Vec<Import<'a>> {
    let mut mentioned: Vec<&PyClass> = Vec::new();
    for class in &module.stubs {
        let params = class.method.iter().flat_map(|method| &method.params);
        let types = class.fields.iter().chain(params).map(|(_, ty)| ty).chain(&class.base);
        types.for_each(|ty| ty.mentions(&mut mentioned));
    }
    for function in &module.functions {
        for form in std::iter::once(&function.stub.form).chain(&function.stub.also) {
            form.params.iter().for_each(|param| param.ty.mentions(&mut mentioned));
            form.returns.with_code.mentions(&mut mentioned);
        }
    }
    for constant in &module.constants {
        if let StubConstant::Member(ty) = &constant.stub {
            ty.mentions(&mut mentioned);
        }
    }
    let mentioned: BTreeSet<&PyClass> = mentioned.into_iter().collect();
    let imports = module.uses.iter().filter_map(|used| {
        let other = package.modules.iter().find(|other| other.library == *used && other.major == module.major)?;
        let names = other
            .stubs
            .iter()
            .map(|class| &class.name)
            .filter(|name| mentioned.contains(&PyClass { library: Some(used.clone()), name: (*name).clone() }));
        // What is imported under its own name is the module's too.
        let is_repeated =
            |name: &String| module.stubs.iter().any(|class| class.kind == StubKind::Repeated && class.name == *name);
        let names = names.map(|name| if is_repeated(name) { format!("{name} as {name}") } else { name.clone() });
        Some(Import { library: used, names: names.collect() })
    });
    imports.filter(|import| !import.names.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words_and_stay_indented() {
        assert_eq!(wrapped("    stream : CUstream"), ["    stream : CUstream"]);
        assert_eq!(wrapped("    "), [""]);
        let codes = ["``CUDA_ERROR_INVALID_VALUE``,"; 8].join(" ");
        let lines = wrapped(&format!("        {codes}"));
        assert_eq!(lines.iter().map(String::len).collect::<Vec<_>>(), [97, 97, 67]);
        assert!(lines.iter().all(|line| line.starts_with("        `") && line.ends_with("`,")), "{lines:?}");
    }
}
