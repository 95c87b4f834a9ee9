//! Fixtures. The whole generator processes every folder of `tests/fixtures/`. The input of a fixture consists of
//! headers and a spec.
//!
//! The output is:
//!
//! - the registry, the role of every parameter, the status of every declaration, and a line for each function;
//! - Rust, which is compiled;
//! - the contents of the Python package: bodies of functions, tables of classes, the module's symbols and Cython's
//!   table, its declarations for Cython, and stubs.
//!
//! `expected/` contains only the files that the fixture is intended to test. Other output files are not compared. For a
//! new fixture, all files are written: delete the files that are irrelevant to the fixture. [`WHOLE`] lists the
//! fixtures that keep all files. If `CUBIND_BLESS=1` is set, the output is written instead of compared.
//! `CUBIND_CASE=name` runs a single folder.

use crate::support::{Case, Comparison, cases, root, tree};
use codegen::{
    analysis,
    api::{Api, BindingStatus, Library, ResolvedSignature, VARIADIC},
    diag::Failure,
    generate::print,
    package::{CoreAt, Package},
    pipeline, python,
    registry::Registry,
    rust,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
    process::Command,
    sync::LazyLock,
};

/// The folder that contains the modules of the libraries.
const SOURCES: &str = "generated/cubind/src/";
/// The folders that contain one file for each library.
const LAYERS: [&str; 3] = ["sys", "checked", "owned"];

/// The fixtures that keep all output files, so that a diff shows new and moved files.
const WHOLE: [&str; 14] = [
    "callbacks",
    "constants",
    "cython",
    "documented_names",
    "enums_that_change",
    "handles",
    "memory_and_texts",
    "own_versions",
    "owners",
    "records_that_change",
    "three_majors",
    "two_libraries",
    "two_signatures",
    "windows",
];

/// A fixture and its output, which both tests in this file check.
struct Built {
    case: Case,
    outcome: Result<Outcome, String>,
}

struct Outcome {
    api: Api,
    /// Maps each path in `expected/` to the text of the file.
    files: BTreeMap<String, String>,
}

static BUILT: LazyLock<Vec<Built>> = LazyLock::new(|| {
    let build = |case: Case| Built { outcome: build(&case), case };
    cases("fixtures").into_iter().map(build).collect()
});

#[test]
fn every_fixture_has_the_expected_output() {
    let mut comparison = Comparison::default();
    for Built { case, outcome } in BUILT.iter() {
        match outcome {
            Ok(outcome) => {
                let whole = WHOLE.contains(&case.name.as_str());
                comparison.folder(&case.folder.join("expected"), &outcome.files, whole);
            }
            Err(findings) => comparison.fail(format!("tests/fixtures/{}:\n{findings}", case.name)),
        }
    }
    comparison.finish();
}

/// All fixtures, as the libraries of a single API, so that rustc runs only once.
fn together() -> Api {
    let outcomes = BUILT.iter().filter_map(|built| built.outcome.as_ref().ok());
    let mut libraries: Vec<Library> = outcomes.clone().flat_map(|outcome| outcome.api.libraries.clone()).collect();
    // Fixtures have no hand-written code, so their functions take plain addresses.
    libraries.iter_mut().for_each(|library| library.rust = None);
    Api { libraries, ..Api::default() }
}

#[test]
fn the_rust_crate_compiles_without_warnings() {
    let outcomes = BUILT.iter().filter_map(|built| built.outcome.as_ref().ok());
    let files = rust::emit(&together());
    for library in outcomes.flat_map(|outcome| &outcome.api.libraries) {
        let name = format!("/{}/functions.rs", library.spec.name);
        assert!(files.keys().any(|path| path.ends_with(&name)), "nothing is generated for {}", library.spec.name);
    }
    check_crate("crate", rust::FOLDER, &files);
    check_dependent_crates();
}

/// Checks the libraries that use other libraries. They are in a crate that depends on the crate of the used libraries.
fn check_dependent_crates() {
    let api = together();
    let used = |name: &str| api.libraries.iter().any(|other| other.spec.uses.iter().any(|used| used == name));
    let users = api.libraries.iter().filter(|library| !library.spec.uses.is_empty() && !used(&library.spec.name));
    let names: BTreeSet<String> = users.clone().map(|library| library.spec.name.clone()).collect();
    assert!(users.clone().any(|library| library.spec.has_own_versions()), "none has versions of its own: {names:?}");
    assert!(users.clone().any(|library| library.majors.len() > 1), "none is in two major versions: {names:?}");
    let core = root().join("target/cubind/fixtures/crate").display().to_string();
    let mut package = Package::on_core(names, "cubind-fx", "cubind_fx");
    package.rust.core_at = CoreAt::Path(core);
    check_crate("package", "rust", &print(&package, &api, &rust::LANGUAGE));
}

#[test]
fn the_python_extension_compiles_without_warnings() {
    check_crate("extension", python::FOLDER, &python_package(&together()));
}

/// The generated files of the Python package.
pub(crate) fn python_package(api: &Api) -> BTreeMap<String, String> {
    let package = Package::core_of(api);
    (python::LANGUAGE.print)(api, &package, &package.libraries).into_files()
}

/// Checks a generated crate with rustc. All crates of one language have the same dependencies, which are compiled once.
pub(crate) fn check_crate(name: &str, within: &str, files: &BTreeMap<String, String>) {
    let folder = root().join("target/cubind/fixtures");
    write_crate(&folder.join(name), within, files);
    let target = folder.join(if within == python::FOLDER { "target-python" } else { "target-rust" });
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--quiet", "--lib", "--all-features", "--color=never", "--target-dir"])
        .arg(target)
        .current_dir(folder.join(name))
        .env("RUSTFLAGS", "-Dwarnings")
        .output()
        .unwrap_or_else(|error| panic!("cargo does not start: {error}"));
    assert!(output.status.success(), "{}\n{}", folder.display(), String::from_utf8_lossy(&output.stderr));
}

/// Writes the crate. The modification time of an unchanged file is kept, so that cargo does not check the file again.
fn write_crate(folder: &Path, within: &str, files: &BTreeMap<String, String>) {
    let inside = |path: &str| path.strip_prefix(within).map_or(path, |rest| &rest[1..]).to_owned();
    let files: BTreeMap<String, &String> = files.iter().map(|(path, text)| (inside(path), text)).collect();
    let sources = tree(&folder.join("src"), folder);
    for old in sources.into_iter().filter(|path| !files.contains_key(path)) {
        fs::remove_file(folder.join(&old)).unwrap_or_else(|error| panic!("{old}: {error}"));
    }
    for (path, text) in &files {
        let path = folder.join(path);
        if fs::read_to_string(&path).is_ok_and(|there| there == **text) {
            continue;
        }
        let written = fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    // The dependencies have the same versions as the dependencies of the real crate's tests, if the lock file of these
    // tests exists.
    let lock = folder.join("Cargo.lock");
    if !lock.exists() {
        let _ = fs::copy(root().join(within).join("Cargo.lock"), lock);
    }
}

fn build(case: &Case) -> Result<Outcome, String> {
    let specs = case.specs().map_err(|failure| case.normalised(&failure.to_string()))?;
    let named_for_folder = specs.libraries.last().is_some_and(|spec| spec.name() == case.name);
    if !named_for_folder {
        return Err(format!("the library must be called `{}`: all fixtures are compiled as one crate", case.name));
    }
    let registries = case.registries(&specs).map_err(|failure| case.normalised(&failure.to_string()))?;
    for (spec, registry) in specs.libraries.iter().zip(&registries) {
        let read = Registry::parse(&registry.library, &registry.to_text(), "registry.yaml");
        let mut read = read.map_err(|failure| failure.to_string())?;
        read.set_apart(|version| specs.is_unbound(spec, version));
        if &read != registry {
            return Err(format!("the registry of {} does not read back as it was written", registry.library));
        }
    }
    let told = |failure: Failure| case.normalised(&failure.to_string());
    let tree = pipeline::generate(&specs, &registries, &case.views().map_err(told)?).map_err(told)?;
    let api = analysis::resolve(&registries, &specs).map_err(told)?;

    let mut files = BTreeMap::new();
    for library in &api.libraries {
        let prefix = prefix(case, &library.spec.name);
        files.insert(format!("{prefix}statuses.txt"), statuses(library));
        files.insert(format!("{prefix}roles.txt"), roles(library));
    }
    for (path, text) in tree.files() {
        files.extend(expected(case, &api, path, text));
    }
    Ok(Outcome { api, files })
}

/// The path in `expected/` that corresponds to a generated file, and the text of the file. The text contains only the
/// fixture's own items.
fn expected(case: &Case, api: &Api, path: &str, text: &str) -> Option<(String, String)> {
    // The history has the same form in all fixtures. It is therefore omitted, unless a name refers to a symbol with a
    // different name.
    if path.ends_with("/history.rs") && !text.lines().any(is_renamed) {
        return None;
    }
    api.libraries.iter().find_map(|library| {
        let name = &library.spec.name;
        let prefix = prefix(case, name);
        if let Some(file) = own_versions(library, path) {
            return Some((file, if path.ends_with(".pyi") { stubs(text) } else { text.to_owned() }));
        }
        if path == format!("specs/api/{name}.txt") {
            return Some((format!("{prefix}api.txt"), text.to_owned()));
        }
        if path == format!("specs/registry/{name}.yaml") {
            return Some((format!("{prefix}registry.yaml"), text.to_owned()));
        }
        // The file has a path such as `generated/cubind/src/cuda13/<library>/functions.rs`.
        let rust = path.strip_prefix(SOURCES).and_then(|rest| rest.split_once(&format!("/{name}/")));
        // The file has a path such as `generated/cubind/src/cuda13/sys/<library>.rs`, or the corresponding path of
        // another layer.
        let beside = LAYERS.into_iter().find_map(|layer| {
            let place = path.strip_prefix(SOURCES)?.strip_suffix(&format!("/{layer}/{name}.rs"))?;
            Some((place, layer))
        });
        let file = match (beside, rust) {
            (Some((place, layer)), _) => format!("{place}/{prefix}{layer}.rs"),
            (None, Some((_, "mod.rs"))) => return None,
            (None, Some((place, file))) => format!("{place}/{prefix}{file}"),
            (None, None) => return python(name, &prefix, path.strip_prefix(python::FOLDER)?, text),
        };
        Some((file, text.to_owned()))
    })
}

/// Returns true if the symbol in a row of a history differs from the name in that row: `("fxOld", "fxOld_v2",
/// "13.0"),`.
fn is_renamed(row: &str) -> bool {
    let mut texts = row.split('"').skip(1).step_by(2);
    matches!((texts.next(), texts.next()), (Some(name), Some(symbol)) if name != symbol)
}

/// Like [`expected`], for the top-level modules of an independently versioned library.
fn own_versions(library: &Library, path: &str) -> Option<String> {
    let own = library.majors.keys().filter(|_| library.spec.has_own_versions());
    own.map(|number| (number, library.edition(*number).module(&library.spec.name))).find_map(|(number, module)| {
        let python = format!("{}/python/cubind", python::FOLDER);
        let rust = path.strip_prefix(&format!("{SOURCES}{module}/"));
        let python = path.strip_prefix(&format!("{python}/")).filter(|path| path.ends_with(&format!("{module}.pyi")));
        let beside = LAYERS.into_iter().find(|of| path == format!("{SOURCES}{of}/{module}.rs"));
        let rust = rust.map(str::to_owned).or(beside.map(|of| format!("{of}.rs")));
        let rust = rust.map(|file| format!("own{number}/{file}"));
        rust.or(python.map(|file| format!("python/stubs/{}", file.replace('/', "_"))))
    })
}

/// Like [`expected`], for a file of the Python package. Files that contain only the common header are omitted.
fn python(library: &str, prefix: &str, path: &str, text: &str) -> Option<(String, String)> {
    let parts: Vec<&str> = path.trim_start_matches('/').split('/').collect();
    // The file `driver13` belongs to one major version, and `driver` belongs to all major versions.
    let place = |name: &str| match name.strip_prefix(library)? {
        "" => Some("shared".to_owned()),
        major => major.parse().is_ok_and(|_: u32| true).then(|| format!("cuda{major}")),
    };
    let stub = format!("{library}.pyi");
    let (file, text) = match parts.as_slice() {
        ["src", "functions", of, file] if *of == library && *file != "mod.rs" => {
            (format!("functions/{prefix}{file}"), items(&undocumented(text)).join("\n\n"))
        }
        ["src", "tables", folder @ ("attribute_types" | "by_value"), file]
            if file.strip_suffix(".rs") == Some(library) =>
        {
            (format!("tables/{prefix}{folder}.rs"), items(text).join("\n\n"))
        }
        ["src", "tables", file] => {
            let place = place(file.strip_suffix(".rs")?)?;
            (format!("tables/{prefix}{place}.rs"), items(text).join("\n\n"))
        }
        ["src", "modules", file] => {
            let place = place(file.strip_suffix(".rs")?)?;
            // Items whose values are taken from the spec are omitted.
            let shown = |item: &&str| {
                let item = item.strip_prefix("pub(super) ").unwrap_or(item);
                SHOWN_OF_MODULES.iter().any(|begin| item.starts_with(begin))
            };
            let items: Vec<&str> = items(text).into_iter().filter(shown).collect();
            (format!("modules/{prefix}{place}.rs"), items.join("\n\n"))
        }
        ["python", "cubind", place, file] if place.starts_with("cuda") && *file == stub => {
            (format!("stubs/{prefix}{place}.pyi"), stubs(text))
        }
        ["python", "cubind", place, file] if place.starts_with("cuda") && *file == format!("cy{library}.pxd") => {
            (format!("cython/{prefix}{place}.pxd"), text.to_owned())
        }
        ["python", "cubind", "compat", place, "cuda", "bindings", file]
        | ["python", "cubind", "compat", place, "cuda", "bindings", _, file]
            if *file == format!("{library}.py") =>
        {
            (format!("views/{prefix}{place}.py"), text.to_owned())
        }
        ["python", "cubind", "checked", place, file] if *file == stub => {
            (format!("stubs/{prefix}{place}_checked.pyi"), stubs(text))
        }
        _ => return None,
    };
    (!text.trim().is_empty()).then(|| (format!("python/{file}"), format!("{}\n", text.trim())))
}

/// The items in a module's file that no other golden file contains: functions, imports of Cython modules, and names.
const SHOWN_OF_MODULES: [&str; 4] = ["functions!", "fn c_functions", "fn classes", "fn constants"];

/// The items of a generated Rust file, separated by blank lines. The header of the file and empty items are omitted.
fn items(text: &str) -> Vec<&str> {
    let items = text.trim_end().split("\n\n");
    let is_head = |item: &&str| item.starts_with("//!") || item.starts_with("use ") || item.ends_with(") {}");
    items.filter(|item| !is_head(item)).collect()
}

/// Removes docstrings, because the stub contains the same documentation.
fn undocumented(text: &str) -> String {
    let mut parts = text.split("documented!(");
    let before = parts.next().unwrap_or_default().to_owned();
    parts.fold(before, |kept, part| kept + part.split_once("\n\");\n\n").map_or("", |(_, behind)| behind))
}

/// The text of a stub without its first lines and its imports from other packages. Only re-exports and the stub's own
/// definitions remain.
fn stubs(text: &str) -> String {
    const ELSEWHERE: [&str; 4] = [
        "from collections.abc import ",
        "from typing import ",
        "from typing_extensions import ",
        "from cubind import _",
    ];
    let below = text.split_once("\n# Written by cubind's generator: do not edit.\n").map_or(text, |(_, below)| below);
    let is_shown = |line: &&str| !ELSEWHERE.iter().any(|import| line.starts_with(import));
    let lines: Vec<&str> = below.lines().filter(is_shown).collect();
    format!("{}\n", lines.join("\n").trim_start())
}

/// The folder of a library in the fixture's expected files. If a fixture has several libraries, each library that the
/// fixture's own library uses has a separate folder.
fn prefix(case: &Case, library: &str) -> String {
    if library == case.name { String::new() } else { format!("{library}/") }
}

/// The status of each declaration, in each toolkit.
fn statuses(library: &Library) -> String {
    let mut text = String::new();
    for row in &library.coverage {
        text += &format!("{}:\n", row.toolkit);
        for (name, fate) in &row.statuses {
            let fate = match fate {
                BindingStatus::Bound(public) => format!("bound as {public}"),
                BindingStatus::Shadowed { by } => format!("shadowed by {by}"),
                BindingStatus::Variadic => VARIADIC.to_owned(),
                BindingStatus::Skipped(reason) => format!("skipped: {reason}"),
            };
            text += &format!("  {name}: {fate}\n");
        }
    }
    text
}

/// The roles of each function's parameters, with the source of each role. Values that are passed unchanged are omitted.
fn roles(library: &Library) -> String {
    let mut text = String::new();
    for (symbol, forms) in &library.signatures {
        for ResolvedSignature { toolkits, params } in forms {
            let plan = library.plan(symbol, params);
            let described = params.iter().map(|param| {
                let planned = plan.and_then(|plan| plan.param(&param.name));
                format!("{param}{}", planned.map_or(String::new(), |planned| planned.lifetimes.listed(false)))
            });
            let described = params.iter().zip(described).filter(|(_, described)| described != "in by value");
            let lines: String =
                described.map(|(param, described)| format!("  {}: {described}\n", param.name)).collect();
            if !lines.is_empty() {
                let form = if forms.len() > 1 { format!(" ({toolkits})") } else { String::new() };
                text += &format!("{symbol}{form}:\n{lines}");
            }
        }
    }
    text
}
