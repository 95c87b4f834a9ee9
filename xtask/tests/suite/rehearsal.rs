//! Rehearsal of adding a new toolkit. The test removes the newest toolkit from a copy of this repository's specs. The
//! steps in docs/adding-a-toolkit.md must then produce exactly the registry that is checked in.
//!
//! The package index is a local server that provides the pinned hashes, so that the test does not depend on the state
//! of PyPI. pip, the scan and the analysis are the real ones.

#![cfg(unix)]

use crate::repository::real_root;
use codegen::{
    analysis::resolve,
    diag::Failure,
    facts::Facts,
    registry::Registry,
    spec::{self, Spec, Specs},
    toolkit::Toolkits,
    version::Version,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::{BufRead, BufReader},
    os::unix::fs::symlink,
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
};

/// The folder of the registry.
const REGISTRY: &str = "specs/registry";

/// The error codes for spec entries that match no declaration in the scanned toolkits.
const ABOUT_NOTHING: &[&str] = &[
    "unknown-function",
    "unknown-member",
    "unknown-enum",
    "unknown-flags",
    "unmatched-flags",
    "unknown-major",
    "empty-range",
    "redundant-entry",
    "unmatched-summary",
    "unmatched-entry",
];

#[test]
fn a_toolkit_is_added_by_the_documented_steps() {
    let rehearsal = Rehearsal::new();
    let (taken_out, facts) = rehearsal.take_out();
    let index = Index::serve(rehearsal.version, &rehearsal.pins);
    let python = python().display().to_string();
    let version = rehearsal.version.to_string();
    let said = rehearsal.run(&["upstream", "add", &version], &[("PIP_INDEX_URL", &index.url), ("PYTHON", &python)]);
    let (text, errors) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    // Some toolkits, such as 12.6, add no declarations that require a decision.
    let code = if are_declared(&taken_out, &facts) { 1 } else { 0 };
    assert_eq!(said.status.code(), Some(code), "it stops at what needs a judgement, and only there:\n{text}\n{errors}");
    let is_asked = |line: &&str| [": ROLE", ": TYPE", "; verify: "].iter().any(|part| line.contains(part));
    let roles = text.lines().filter(is_asked);
    let roles = roles.map(|line| line.trim().split(':').next().unwrap());
    let summaries = errors.lines().filter(|line| line.contains("error[no-summary]"));
    let asked: Vec<&str> = roles.chain(summaries.flat_map(|line| line.split('`').skip(1).step_by(2))).collect();
    assert_eq!(asked.is_empty(), code == 0, "{text}\n{errors}");
    for name in asked {
        assert!(taken_out.contains(name), "asks for `{name}`, which nobody took out:\n{text}");
    }
    let expected = fs::read_to_string(real_root().join("specs/toolkits.yaml")).unwrap();
    // The wheels in this package index cannot be read in parts, so the digests of their `RECORD` files are unknown.
    let records = |text: &str| text.lines().filter(|line| line.starts_with("      record: ")).count();
    let without =
        |text: &str| text.lines().filter(|line| !line.starts_with("      record: ")).collect::<Vec<_>>().join("\n");
    let added = rehearsal.read("specs/toolkits.yaml");
    assert_eq!(without(&added), without(&rehearsal.with_older(&expected)));
    assert_eq!(records(&added) + rehearsal.pins.len(), records(&expected));
    // The scanned facts do not depend on the removed spec entries. With these entries, the registry determines all other
    // files: the step `fresh` compares them with the checked-in files, and `made_up` continues with `regen` after it has
    // added entries.
    let (ours, theirs) = (registry_files(rehearsal.root.path()), registry_files(real_root()));
    assert!(ours.keys().eq(theirs.keys()), "{:?}", ours.keys());
    let differing: Vec<&PathBuf> = ours.keys().filter(|name| ours[*name] != theirs[*name]).collect();
    assert!(differing.is_empty(), "{differing:?}");
}

/// A copy of this repository's specs, from which the newest toolkit is removed.
struct Rehearsal {
    root: tempfile::TempDir,
    /// The newest toolkit.
    version: Version,
    /// The pins of the newest toolkit: package, version, and hashes by machine type.
    pins: Vec<(String, String, BTreeMap<String, String>)>,
}

impl Rehearsal {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        let version = toolkits().versions().last().unwrap();
        let it = Self { root, version, pins: pins(version) };
        it.copy_specs();
        let cache = it.path("target/cubind");
        fs::create_dir_all(&cache).unwrap();
        // The real repository's downloads are shared with the copy.
        for folder in ["wheels", "toolkits", "libclang"] {
            let real = real_root().join("target/cubind").join(folder);
            fs::create_dir_all(&real).unwrap();
            symlink(real, cache.join(folder)).unwrap();
        }
        it
    }

    fn path(&self, path: &str) -> PathBuf {
        self.root.path().join(path)
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).unwrap()
    }

    /// Copies the hand-written files in `specs/`, as they are checked in.
    fn copy_specs(&self) {
        for folder in ["specs", "specs/docs", "specs/summaries", "specs/views"] {
            let copy = self.path(folder);
            fs::create_dir_all(&copy).unwrap();
            for entry in fs::read_dir(real_root().join(folder)).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    fs::copy(&path, copy.join(path.file_name().unwrap())).unwrap();
                }
            }
        }
    }

    /// Removes the newest toolkit from the copy. Returns the keys of the removed spec entries, and the facts of the
    /// newest toolkit.
    fn take_out(&self) -> (BTreeSet<String>, Vec<Facts>) {
        let listed = self.read("specs/toolkits.yaml");
        let at = listed.lines().position(|line| line == format!("  \"{}\":", self.version)).unwrap();
        let mut lines: Vec<&str> = listed.lines().collect();
        drop_block(&mut lines, at);
        // The removed line is the empty line before the block.
        lines.remove(at);
        fs::write(self.path("specs/toolkits.yaml"), self.with_older(&(lines.join("\n") + "\n"))).unwrap();

        let folder = self.path(REGISTRY);
        fs::create_dir_all(&folder).unwrap();
        let specs = spec::load(real_root()).unwrap_or_else(|failure| panic!("{failure}"));
        let (mut registries, mut facts) = (BTreeMap::new(), Vec::new());
        for spec in &specs.libraries {
            let mut registry = registry(&specs, spec);
            // The registry of an independently versioned library contains no toolkits.
            let taken = registry.toolkits.remove(&self.version);
            assert!(taken.is_some() || spec.content.library.has_own_versions(), "{} lacks it", spec.name());
            fs::write(folder.join(format!("{}.yaml", spec.name())), registry.to_text()).unwrap();
            registries.insert(spec.name().to_owned(), registry);
            facts.extend(taken);
        }

        let mut gone = BTreeSet::new();
        for _ in 0..10 {
            // These are the findings of `regen`. They are computed without writing files and without reading the
            // registries again.
            let found = spec::load(self.root.path()).and_then(|mut edited| {
                let common = edited.common();
                edited.libraries.retain(|spec| common.contains(spec.name()));
                let known: Vec<Registry> =
                    edited.libraries.iter().map(|spec| registries[spec.name()].clone()).collect();
                resolve(&known, &edited)
            });
            let Err(failure) = found else { return (gone, facts) };
            let findings = self.restore_newest_libraries(&specs, &failure.to_string(), &mut registries);
            if !findings.is_empty() {
                self.remove_entries_with_findings(&findings, &mut gone);
            }
        }
        panic!("the specs without CUDA {} still have findings", self.version);
    }

    /// Restores the libraries whose first spec entries were written for the newest toolkit, because there is no earlier
    /// state of these libraries. A library that would require different entries without the newest toolkit keeps that
    /// toolkit. Returns the findings about all other libraries.
    fn restore_newest_libraries(
        &self,
        specs: &Specs,
        findings: &str,
        registries: &mut BTreeMap<String, Registry>,
    ) -> String {
        let file = |line: &str| line.split(':').next().unwrap_or_default().to_owned();
        let is_finding = |line: &&str| line.contains(": error[");
        let code =
            |line: &str| line.split_once(": error[").and_then(|(_, rest)| rest.split(']').next()).map(str::to_owned);
        let asks = |line: &&str| code(line).is_some_and(|code| !ABOUT_NOTHING.contains(&code.as_str()));
        let began: BTreeSet<String> = findings.lines().filter(is_finding).filter(asks).map(file).collect();
        for path in &began {
            let library = Path::new(path).file_stem().unwrap().to_string_lossy().into_owned();
            for path in [path, &format!("{REGISTRY}/{library}.yaml")] {
                fs::copy(real_root().join(path), self.path(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
            }
            let spec = specs.libraries.iter().find(|spec| spec.name() == library);
            let real = registry(specs, spec.unwrap_or_else(|| panic!("{library} has no spec")));
            registries.insert(library, real);
        }
        let others = findings.lines().filter(is_finding).filter(|line| !began.contains(&file(line)));
        others.map(|line| format!("{line}\n")).collect()
    }

    /// Replaces the newest toolkit in releases of other libraries by the previous toolkit. These releases use the
    /// headers of the previous toolkit as long as the newest toolkit is not listed.
    fn with_older(&self, listed: &str) -> String {
        let toolkits = toolkits();
        let older = toolkits.versions().filter(|toolkit| *toolkit < self.version).last().unwrap();
        listed.replace(&format!("with: \"{}\"", self.version), &format!("with: \"{older}\""))
    }

    /// Removes the spec entries that have findings, from the last entry to the first one.
    fn remove_entries_with_findings(&self, findings: &str, gone: &mut BTreeSet<String>) {
        let mut places: BTreeSet<(String, usize)> = BTreeSet::new();
        for line in findings.lines().filter(|line| line.contains(": error[")) {
            let (place, rest) = line.split_once(": error[").unwrap();
            let (file, number) = place.split_once(':').unwrap_or_else(|| panic!("{findings}"));
            assert!(ABOUT_NOTHING.contains(&rest.split(']').next().unwrap()), "{findings}");
            places.insert((file.to_owned(), number.parse().unwrap()));
        }
        assert!(!places.is_empty(), "{findings}");
        for (file, number) in places.into_iter().rev() {
            let text = self.read(&file);
            let mut lines: Vec<&str> = text.lines().collect();
            for line in drop_block(&mut lines, number - 1) {
                gone.insert(line.trim().split(':').next().unwrap().to_owned());
            }
            fs::write(self.path(&file), lines.join("\n") + "\n").unwrap();
        }
    }

    fn run(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.arg("--root").arg(self.root.path()).args(arguments);
        // The command uses only this package index, regardless of the pip configuration on this machine.
        for name in ["PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_NO_INDEX"] {
            command.env_remove(name);
        }
        command.env("PIP_CONFIG_FILE", "/dev/null").envs(environment.iter().copied()).output().unwrap()
    }
}

/// Returns this repository's registry for a library.
fn registry(specs: &Specs, spec: &Spec) -> Registry {
    let mut registry = Registry::load(real_root(), spec.name()).unwrap_or_else(|failure| panic!("{failure}"));
    registry.set_apart(|version| specs.is_unbound(spec, version));
    registry
}

/// Returns true if the newest toolkit declares a function or a record with one of these names. In this case, the
/// removed spec entries specified roles.
fn are_declared(names: &BTreeSet<String>, newest: &[Facts]) -> bool {
    newest
        .iter()
        .any(|facts| names.iter().any(|name| facts.functions.contains_key(name) || facts.records.contains_key(name)))
}

/// A version of pip that uses the metadata in a package index. Older versions download wheels to read the metadata, and
/// the package index of this test contains no wheels.
const PIP: &str = "pip==26.3 --hash=sha256:f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13\n";

/// Returns an interpreter with this version of pip. pip is installed only once.
fn python() -> PathBuf {
    let folder = real_root().join("target/cubind/venv-rehearsal");
    let (python, stamp) = (folder.join("bin/python"), folder.join("requirements.txt"));
    if fs::read_to_string(&stamp).is_ok_and(|installed| installed == PIP) {
        return python;
    }
    let base = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    succeed(Command::new(base).args(["-m", "venv", "--clear"]).arg(&folder));
    let wanted = folder.join("wanted.txt");
    fs::write(&wanted, PIP).unwrap();
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"];
    succeed(Command::new(&python).args(install).arg(&wanted));
    fs::rename(wanted, stamp).unwrap();
    python
}

fn succeed(command: &mut Command) {
    let status = command.status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}

/// Removes the line at `at` and the block below it, and returns the removed lines.
fn drop_block<'a>(lines: &mut Vec<&'a str>, at: usize) -> Vec<&'a str> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let own = indent(lines[at]);
    let more = lines[at + 1..].iter().take_while(|line| !line.is_empty() && indent(line) > own).count();
    lines.drain(at..=at + more).collect()
}

/// A package index with the pinned wheels. The index provides only the wheels' names, hashes and metadata, because pip
/// requests nothing else.
struct Index {
    url: String,
    server: Child,
    _folder: tempfile::TempDir,
}

impl Index {
    fn serve(toolkit: Version, pins: &[(String, String, BTreeMap<String, String>)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        // This package lists the components of the toolkit.
        let asked =
            pins.iter().map(|(package, version, _)| format!("Requires-Dist: {package}=={version}.*; extra == 'all'\n"));
        let asked: String = asked.chain(["Provides-Extra: all\n".to_owned()]).collect();
        let makeup = (
            "cuda-toolkit".to_owned(),
            format!("{toolkit}.0"),
            BTreeMap::from([("x86_64".to_owned(), "0".repeat(64))]),
        );
        for (package, version, hashes) in pins.iter().chain([&makeup]) {
            let page = folder.path().join("simple").join(package);
            fs::create_dir_all(&page).unwrap();
            let mut links = String::new();
            for (arch, sha256) in hashes {
                let is_makeup = package == &makeup.0;
                let tag = if is_makeup { "any".to_owned() } else { format!("manylinux2014_{arch}") };
                let wheel = format!("{}-{version}-py3-none-{tag}.whl", package.replace('-', "_"));
                let requires = if is_makeup { asked.as_str() } else { "" };
                let metadata = format!("Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n{requires}");
                fs::write(page.join(format!("{wheel}.metadata")), metadata).unwrap();
                let marks = "data-dist-info-metadata=\"true\" data-core-metadata=\"true\"";
                links += &format!("<a href=\"{wheel}#sha256={sha256}\" {marks}>{wheel}</a>\n");
            }
            fs::write(page.join("index.html"), format!("<!DOCTYPE html><html><body>\n{links}</body></html>\n"))
                .unwrap();
        }
        let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let mut server = Command::new(python)
            .args(["-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory"])
            .arg(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port =
            line.split_whitespace().skip_while(|word| *word != "port").nth(1).unwrap_or_else(|| panic!("{line}"));
        Self { url: format!("http://127.0.0.1:{port}/simple/"), server, _folder: folder }
    }
}

impl Drop for Index {
    fn drop(&mut self) {
        // The server process may already have exited.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn toolkits() -> Toolkits {
    Toolkits::load(real_root()).unwrap_or_else(|failure: Failure| panic!("{failure}"))
}

/// Returns the pins of the toolkit `version` in `specs/toolkits.yaml`.
fn pins(version: Version) -> Vec<(String, String, BTreeMap<String, String>)> {
    let text = fs::read_to_string(real_root().join("specs/toolkits.yaml")).unwrap();
    let file: serde_yaml::Value = serde_yaml::from_str(&text).unwrap();
    let components = file["toolkits"][version.to_string().as_str()].as_sequence().unwrap();
    let text = |value: &serde_yaml::Value| value.as_str().unwrap().to_owned();
    let hashes = |value: &serde_yaml::Value| {
        value.as_mapping().unwrap().iter().map(|(arch, sha256)| (text(arch), text(sha256))).collect()
    };
    components.iter().map(|it| (text(&it["package"]), text(&it["version"]), hashes(&it["sha256"]))).collect()
}

/// Returns the registry's files below `root`.
fn registry_files(root: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let paths = fs::read_dir(root.join(REGISTRY)).unwrap().map(|entry| entry.unwrap().path());
    paths.map(|path| (path.file_name().unwrap().into(), fs::read(path).unwrap())).collect()
}
