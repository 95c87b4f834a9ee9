//! Every folder of `tests/fixtures/` goes through the whole generator: headers and a spec in, and out come the registry,
//! the role of every parameter, the fate of every declaration, and Rust, which is compiled.
//!
//! `CUBIND_BLESS=1` writes what comes out instead of comparing it; `CUBIND_CASE=name` runs one folder.

mod support;

use codegen::{
    api::{Api, Fate, Library},
    emit, resolve,
};
use std::{collections::BTreeMap, fs, path::Path, process::Command, sync::LazyLock};
use support::{Case, Comparison, cases, root};

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
    let files = emit::rust::emit(&Api { libraries });
    for outcome in outcomes {
        for (path, text) in rust(&outcome.api) {
            assert_eq!(files.get(&path), Some(&text), "{path} depends on which other libraries there are");
        }
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
    let _ = fs::remove_dir_all(folder.join("src"));
    for (path, text) in files {
        let path = folder.join(path.strip_prefix(emit::rust::FOLDER).map_or(path.as_str(), |rest| &rest[1..]));
        let written = fs::create_dir_all(path.parent().unwrap_or(folder)).and_then(|()| fs::write(&path, text));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
    // The versions of dependencies are those that the real crate is tested with, where it is there.
    let _ = fs::copy(root().join(emit::rust::FOLDER).join("Cargo.lock"), folder.join("Cargo.lock"));
}

fn build(case: &Case) -> Result<Outcome, String> {
    let specs = case.specs().map_err(|failure| case.normalised(&failure.to_string()))?;
    let named_for_folder = specs.0.last().is_some_and(|spec| spec.name() == case.name);
    if !named_for_folder {
        return Err(format!("the library must be called `{}`: all fixtures are compiled as one crate", case.name));
    }
    let registries = case.registries(&specs).map_err(|failure| case.normalised(&failure.to_string()))?;
    let api = resolve::resolve(&registries, &specs).map_err(|failure| case.normalised(&failure.to_string()))?;

    let mut files = BTreeMap::new();
    for registry in &registries {
        files.insert(format!("{}registry.yaml", prefix(case, &registry.library)), registry.to_text());
    }
    for library in &api.libraries {
        files.insert(format!("{}roles.txt", prefix(case, &library.spec.name)), roles(library));
        files.insert(format!("{}fates.txt", prefix(case, &library.spec.name)), fates(library));
    }
    for (path, text) in rust(&api) {
        // src/cuda13/<library>/functions.rs
        let parts: Vec<&str> = path.rsplit('/').collect();
        if let [file, library, place, ..] = parts[..] {
            if file != "mod.rs" {
                files.insert(format!("{place}/{}{file}", prefix(case, library)), text);
            }
        }
    }
    Ok(Outcome { api, files })
}

/// Where a fixture has several libraries, those that its own uses have folders of their own.
fn prefix(case: &Case, library: &str) -> String {
    if library == case.name { String::new() } else { format!("{library}/") }
}

/// The modules of the libraries in `api`.
fn rust(api: &Api) -> BTreeMap<String, String> {
    let mut files = emit::rust::emit(api);
    files.retain(|path, _| api.libraries.iter().any(|library| path.contains(&format!("/{}/", library.spec.name))));
    files
}

/// The role of each parameter, and what decided it.
fn roles(library: &Library) -> String {
    let mut text = String::new();
    for (symbol, forms) in &library.judged {
        for form in forms {
            text += &format!("{symbol} ({}):\n", form.toolkits);
            for param in &form.params {
                text += &format!("  {}: {param}\n", param.name);
            }
        }
    }
    text
}

/// What became of each declaration, in each toolkit.
fn fates(library: &Library) -> String {
    let mut text = String::new();
    for row in &library.coverage {
        text += &format!("{}:\n", row.toolkit);
        for (name, fate) in &row.fates {
            let fate = match fate {
                Fate::Bound(public) => format!("bound as {public}"),
                Fate::Shadowed { by } => format!("shadowed by {by}"),
                Fate::Skipped(reason) => format!("skipped: {reason}"),
            };
            text += &format!("  {name}: {fate}\n");
        }
    }
    text
}
