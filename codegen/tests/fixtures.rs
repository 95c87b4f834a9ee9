//! Every folder of `tests/fixtures/` goes through the whole generator: headers and a spec in, and out come the
//! registry, the role of every parameter, the fate of every declaration, and Rust, which is compiled.
//!
//! `CUBIND_BLESS=1` writes what comes out instead of comparing it; `CUBIND_CASE=name` runs one folder.

mod support;

use codegen::{
    api::{Api, BindingStatus, Library, TypeKind},
    diag::Failure,
    emit, pipeline,
    registry::Registry,
    resolve,
};
use std::{collections::BTreeMap, fs, path::Path, process::Command, sync::LazyLock};
use support::{Case, Comparison, cases, root, tree};

/// Where the modules of the libraries are.
const SOURCES: &str = "generated/cubind/src/";

/// A fixture, and what became of it: both tests look at that.
struct Built {
    case: Case,
    outcome: Result<Outcome, String>,
}

struct Outcome {
    api: Api,
    /// Path in `expected/` → text.
    files: BTreeMap<String, String>,
}

static BUILT: LazyLock<Vec<Built>> = LazyLock::new(|| {
    let build = |case: Case| Built { outcome: build(&case), case };
    cases("fixtures").into_iter().map(build).collect()
});

#[test]
fn every_fixture_gives_what_is_expected() {
    let mut comparison = Comparison::default();
    for Built { case, outcome } in BUILT.iter() {
        match outcome {
            Ok(outcome) => comparison.folder(&case.folder.join("expected"), &outcome.files),
            Err(findings) => comparison.fail(format!("tests/fixtures/{}:\n{findings}", case.name)),
        }
    }
    comparison.finish();
}

/// All fixtures as one crate, so that rustc starts once.
#[test]
fn what_is_generated_compiles_without_warnings() {
    let outcomes = BUILT.iter().filter_map(|built| built.outcome.as_ref().ok());
    let libraries: Vec<Library> = outcomes.clone().flat_map(|outcome| outcome.api.libraries.clone()).collect();
    let files = emit::rust::emit(&Api { libraries, ..Api::default() });
    for library in outcomes.flat_map(|outcome| &outcome.api.libraries) {
        let name = format!("/{}/functions.rs", library.spec.name);
        assert!(files.keys().any(|path| path.ends_with(&name)), "nothing is generated for {}", library.spec.name);
    }
    let folder = root().join("target/cubind/fixtures");
    write_crate(&folder.join("crate"), &files);
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["check", "--quiet", "--lib", "--color=never", "--target-dir"])
        .arg(folder.join("target"))
        .current_dir(folder.join("crate"))
        .env("RUSTFLAGS", "-Dwarnings")
        .output()
        .unwrap_or_else(|error| panic!("cargo does not start: {error}"));
    assert!(output.status.success(), "{}\n{}", folder.display(), String::from_utf8_lossy(&output.stderr));
}

/// Writes the crate; a file that has not changed keeps its date, so that cargo need not look at it again.
fn write_crate(folder: &Path, files: &BTreeMap<String, String>) {
    let inside = |path: &str| path.strip_prefix(emit::rust::FOLDER).map_or(path, |rest| &rest[1..]).to_owned();
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
    // The versions of dependencies are those that the real crate is tested with, where it is there.
    let lock = folder.join("Cargo.lock");
    if !lock.exists() {
        let _ = fs::copy(root().join(emit::rust::FOLDER).join("Cargo.lock"), lock);
    }
}

fn build(case: &Case) -> Result<Outcome, String> {
    let specs = case.specs().map_err(|failure| case.normalised(&failure.to_string()))?;
    let named_for_folder = specs.0.last().is_some_and(|spec| spec.name() == case.name);
    if !named_for_folder {
        return Err(format!("the library must be called `{}`: all fixtures are compiled as one crate", case.name));
    }
    let registries = case.registries(&specs).map_err(|failure| case.normalised(&failure.to_string()))?;
    for registry in &registries {
        let read = Registry::parse(&registry.library, &registry.to_text(), "registry.yaml");
        if &read.map_err(|failure| failure.to_string())? != registry {
            return Err(format!("the registry of {} does not read back as it was written", registry.library));
        }
    }
    let told = |failure: Failure| case.normalised(&failure.to_string());
    let tree = pipeline::generate(&specs, &registries).map_err(told)?;
    let api = resolve::resolve(&registries, &specs).map_err(told)?;

    let mut files = BTreeMap::new();
    for library in &api.libraries {
        files.insert(format!("{}statuses.txt", prefix(case, &library.spec.name)), statuses(library));
    }
    for (path, text) in tree.files() {
        if let Some(file) = expected(case, &api, path) {
            files.insert(file, text.to_owned());
        }
    }
    Ok(Outcome { api, files })
}

/// Where a file of the generated tree stands in `expected/`; what is not about the fixture's own items is left out.
fn expected(case: &Case, api: &Api, path: &str) -> Option<String> {
    let file = Path::new(path).file_name()?.to_str()?;
    // Which classes values have whose type an enum's member selects.
    let has_tables = api.libraries.iter().any(|library| !library.attribute_types.is_empty());
    if has_tables && path == format!("{}/src/tables/attribute_types.rs", emit::python::FOLDER) {
        return Some(format!("python/{file}"));
    }
    // What the Python package alone makes of a spec: the sizes of memory of the host, and members that may be there.
    let python = path.strip_prefix(&format!("{}/src/", emit::python::FOLDER));
    for library in &api.libraries {
        let folder = format!("functions/{}/", library.spec.name);
        if python.is_some_and(|path| path.starts_with(&folder)) && has_sizes_of_host_memory(library) {
            return (file != "mod.rs").then(|| format!("python/functions/{file}"));
        }
        let table = format!("tables/{}", library.spec.name);
        if python.is_some_and(|path| path.starts_with(&table)) && has_selected_members(library) {
            return Some(format!("python/tables/{file}"));
        }
    }
    for library in api.libraries.iter().map(|library| &library.spec.name) {
        let prefix = prefix(case, library);
        if file == format!("{library}.yaml") {
            // specs/registry/<library>.yaml
            let kind = Path::new(path).parent()?.file_name()?.to_str()?;
            return Some(format!("{prefix}{kind}.yaml"));
        }
        // generated/cubind/src/cuda13/sys/<library>.rs
        let symbols = path.strip_prefix(SOURCES).and_then(|rest| rest.strip_suffix(&format!("/sys/{library}.rs")));
        if let Some(place) = symbols {
            return Some(format!("{place}/{prefix}sys.rs"));
        }
        // generated/cubind/src/cuda13/<library>/functions.rs
        let module = path.strip_prefix(SOURCES).and_then(|rest| rest.split_once(&format!("/{library}/")));
        if let Some((place, _)) = module {
            return (file != "mod.rs").then(|| format!("{place}/{prefix}{file}"));
        }
    }
    None
}

fn has_sizes_of_host_memory(library: &Library) -> bool {
    library.signatures.values().flatten().flat_map(|form| &form.params).any(|param| param.host.is_some())
}

fn has_selected_members(library: &Library) -> bool {
    let types = library.majors.values().flat_map(|major| major.types.values());
    types
        .filter_map(|item| if let TypeKind::Record { fields, .. } = &item.kind { Some(fields) } else { None })
        .flatten()
        .any(|field| field.used.when.is_some())
}

/// Where a fixture has several libraries, those that its own uses have folders of their own.
fn prefix(case: &Case, library: &str) -> String {
    if library == case.name { String::new() } else { format!("{library}/") }
}

/// What became of each declaration, in each toolkit.
fn statuses(library: &Library) -> String {
    let mut text = String::new();
    for row in &library.coverage {
        text += &format!("{}:\n", row.toolkit);
        for (name, fate) in &row.statuses {
            let fate = match fate {
                BindingStatus::Bound(public) => format!("bound as {public}"),
                BindingStatus::Shadowed { by } => format!("shadowed by {by}"),
                BindingStatus::Skipped(reason) => format!("skipped: {reason}"),
            };
            text += &format!("  {name}: {fate}\n");
        }
    }
    text
}
