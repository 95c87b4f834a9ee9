//! Error cases. Every folder of `tests/errors/` contains an invalid input, and the expected diagnostics in
//! `expected.txt`. The input is a header and a spec. For passes that read other files, the input is `specs/`,
//! `specs/toolkits.yaml`, `registry.yaml` or `wheel.txt`. If `CUBIND_BLESS=1` is set, the output is written instead of
//! compared. `CUBIND_CASE=name` runs a single folder.

use crate::support::{Case, Comparison, bless, brought, cases, root, sources, tree};
use codegen::{
    diag::{Diagnostics, Failure},
    generate::Sources,
    package::Package,
    pipeline,
    registry::Registry,
    rust,
    spec::Spec,
    toolkit::{Toolkits, loaded},
    version::Version,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

const EXPECTED: &str = "expected.txt";

/// The folder that contains the specs of a package outside of this repository.
const OUTSIDE: &str = "outside/";

/// The file that lists the paths of the shared libraries in a wheel.
const WHEEL: &str = "wheel.txt";

#[test]
fn every_error_has_the_expected_text() {
    let mut comparison = Comparison::default();
    for case in cases("errors") {
        match run(&case) {
            Ok(()) => comparison.fail(format!("tests/errors/{}: nothing is found", case.name)),
            Err(failure) => {
                let text = format!("{}\nexit code {}\n", case.normalised(&failure.to_string()), failure.exit_code());
                comparison.file(&case.folder.join(EXPECTED), &text);
            }
        }
    }
    comparison.finish();
}

#[test]
fn no_message_has_a_plural_after_one() {
    const VERBS: &[&str] = &["is", "has", "was", "differs", "follows"];
    for case in cases("errors") {
        let text = case.read(EXPECTED);
        let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "more").collect();
        for pair in words.windows(2).filter(|pair| pair[0] == "1") {
            let noun = pair[1].trim_end_matches(|c: char| !c.is_alphabetic());
            assert!(!noun.ends_with('s') || VERBS.contains(&noun), "tests/errors/{}: 1 {noun}", case.name);
        }
        assert!(!text.contains("(s)"), "tests/errors/{}: (s)", case.name);
    }
}

/// Runs the passes for which the case contains input files.
fn run(case: &Case) -> Result<(), Failure> {
    if case.folder.join(OUTSIDE).is_dir() {
        let specs = tree(&case.folder, &case.folder)
            .into_iter()
            .filter(|path| path.starts_with(OUTSIDE) && !path.ends_with(".registry.yaml"));
        let specs: Vec<PathBuf> = specs.map(|path| case.folder.join(path)).collect();
        let sources = Sources::read(&specs, brought())?;
        let package = Package::of_specs(&sources.own_specs())?;
        return rust::collisions(&sources.resolve()?, &sources.specs, &package);
    }
    if case.folder.join("specs/toolkits.yaml").is_file() {
        Toolkits::load(&case.folder)?;
    }
    let specs = case.specs()?;
    let packaged: Vec<&Spec> = specs.libraries.iter().filter(|spec| spec.content.package.is_some()).collect();
    if !packaged.is_empty() {
        Package::of_specs(&packaged)?;
    }
    if case.folder.join(WHEEL).is_file() {
        let libraries = case.read(WHEEL).lines().map(str::to_owned).collect();
        let mut diagnostics = Diagnostics::default();
        specs.libraries.iter().for_each(|spec| diagnostics.extend(loaded(spec, Version::new(13, 0), &libraries)));
        return diagnostics.into_result();
    }
    let registries = if case.folder.join("registry.yaml").is_file() {
        vec![Registry::parse("fixture", &case.read("registry.yaml"), "registry.yaml")?]
    } else {
        case.registries(&specs)?
    };
    pipeline::resolve(&specs, &registries, &case.views()?, &specs.common()).map(drop)
}

/// Every diagnostic needs an error case that contains its output.
#[test]
fn every_code_has_a_case() {
    if bless() {
        return; // The other test is writing what this one reads.
    }
    let mut codes = BTreeMap::new();
    // A header cannot cause errors in the pages of the site. The tests in `codegen/site/src/check.rs` cover such
    // errors.
    let folders = sources().into_iter().filter(|folder| !folder.ends_with("site/src"));
    folders.for_each(|folder| collect(&folder, &mut codes));
    assert!(codes.len() > 20, "only {} codes: are they still written where this test looks?", codes.len());

    let told: BTreeSet<String> = cases("errors")
        .iter()
        .flat_map(|case| {
            case.read(EXPECTED).lines().filter_map(|line| Some(code(line)?.to_owned())).collect::<Vec<_>>()
        })
        .collect();
    let missing: Vec<String> =
        codes.iter().filter(|(code, _)| !told.contains(*code)).map(|(code, file)| format!("{code} ({file})")).collect();
    assert!(missing.is_empty(), "no case in tests/errors shows {}", missing.join(", "));
}

/// The error code in the brackets of a line such as `header.h:3: error[unsupported-type]: …`.
fn code(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once(": error[")?;
    Some(rest.split_once("]: ")?.0)
}

/// The error codes in calls to `Diagnostic::new(` below `folder`. Each code is mapped to a file that contains the call.
fn collect(folder: &Path, codes: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, codes);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for call in text.split("Diagnostic::new(").skip(1) {
            let file = path.strip_prefix(root()).unwrap().display().to_string();
            let literal = call.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
            let (code, _) = literal.unwrap_or_else(|| panic!("{file}: a code must be a literal in the call of `new`"));
            codes.insert(code.to_owned(), file);
        }
    }
}
