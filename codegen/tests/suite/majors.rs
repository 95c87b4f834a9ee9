//! Tests of a new major version and of a new toolkit, with this repository's specs. A fictitious CUDA 14.0 has the same
//! facts as the newest toolkit. All parts of the packages must support CUDA 14.0, and missing entries must be reported.
//! A new toolkit of one major version must not change the files for other major versions. The tests cover each kind of
//! library: CUDA libraries that use each other, and an independently versioned library.

use crate::support::{repository, root};
use codegen::{
    diag::{Diagnostics, Failure},
    pipeline,
    registry::Registry,
    spec::{self, Spec, Specs},
    tree::Tree,
    version::Version,
    views::Views,
};
use similar::{ChangeTag, TextDiff};
use std::{collections::BTreeMap, fs, path::Path, process::Command};

/// The libraries for which the tests generate files.
const LIBRARIES: [&str; 4] = ["driver", "runtime", "nvrtc", "nccl"];

/// The specs of these libraries by file, and their registries. The registries can be in any order.
struct Repository {
    texts: BTreeMap<String, String>,
    newest: Version,
}

impl Repository {
    fn load() -> Self {
        let mut texts = BTreeMap::new();
        for name in LIBRARIES.iter().chain(&["majors"]) {
            let file = format!("specs/{name}.yaml");
            let text = fs::read_to_string(root().join(&file)).unwrap_or_else(|error| panic!("{file}: {error}"));
            texts.insert(file, text);
        }
        Self { texts, newest: *registry("nvrtc").toolkits.keys().next_back().unwrap() }
    }

    /// The number of the major version that follows the newest major version.
    fn next(&self) -> u32 {
        self.newest.major + 1
    }

    fn edit(&mut self, file: &str, from: &str, to: &str) {
        let text = self.texts.get_mut(file).unwrap();
        assert!(text.contains(from), "{file} has no {from:?}");
        *text = text.replacen(from, to, 1);
    }

    /// The line for CUDA 12 in `specs/majors.yaml`.
    fn entry_of_12(&self) -> String {
        let majors = &self.texts["specs/majors.yaml"];
        let mut lines = majors.lines().skip_while(|line| *line != "  12:");
        let head = lines.next().unwrap_or_default();
        let entry: Vec<&str> = std::iter::once(head).chain(lines.take_while(|line| line.starts_with("    "))).collect();
        let entry = entry.join("\n");
        assert!(entry.contains("cuda_bindings"), "{majors}");
        entry
    }

    /// If a library has a file name for each major version, adds a file name for the next major version.
    fn load_next(&mut self) {
        let (newest, next) = (self.newest.major, self.next());
        let is_loaded =
            |spec: &Spec| spec.content.library.loads.keys().any(|range| range.contains(Version::new(next, 0)));
        let specs = self.specs().libraries.into_iter();
        // An independently versioned library does not depend on CUDA's major versions.
        let specs = specs.filter(|spec| !spec.content.library.has_own_versions() && !is_loaded(spec));
        for file in specs.map(|spec| spec.file) {
            let line = self.texts[&file].lines().position(|line| line.starts_with(&format!("    \"{newest}\":")));
            let mut lines: Vec<String> = self.texts[&file].lines().map(str::to_owned).collect();
            let at = line.unwrap_or_else(|| panic!("{file} does not say what is loaded for {newest}"));
            let more = lines[at + 1..].iter().take_while(|line| line.starts_with("      ")).count();
            let block: Vec<String> =
                lines[at..=at + more].iter().map(|line| line.replace(&newest.to_string(), &next.to_string())).collect();
            lines.splice(at + more + 1..at + more + 1, block);
            self.texts.insert(file, lines.join("\n") + "\n");
        }
    }

    fn specs(&self) -> Specs {
        let mut diagnostics = Diagnostics::default();
        let texts = self.texts.iter().map(|(file, text)| (file.as_str(), text.as_str()));
        let specs = spec::of_texts(texts, &mut diagnostics);
        diagnostics.into_result().unwrap_or_else(|failure| panic!("{failure}"));
        specs
    }

    /// The generated tree. It includes the next major version if that is requested.
    fn generate(&self, with_next: bool) -> Result<Tree, Failure> {
        self.generate_from(|registry| {
            if with_next && let Some(facts) = registry.toolkits.get(&self.newest).cloned() {
                registry.toolkits.insert(Version::new(self.next(), 0), facts);
            }
        })
    }

    /// The tree that the generator creates from edited registries.
    fn generate_from(&self, edit: impl Fn(&mut Registry)) -> Result<Tree, Failure> {
        let specs = self.specs();
        let mut registries: Vec<Registry> = Vec::new();
        for spec in &specs.libraries {
            let mut registry = registry(spec.name()).clone();
            registry.set_apart(|version| specs.is_unbound(spec, version));
            edit(&mut registry);
            registries.push(registry);
        }
        pipeline::generate(&specs, &registries, &views()?)
    }
}

/// The checked-in registry of a library.
fn registry(library: &str) -> &'static Registry {
    let registry = repository().1.iter().find(|registry| registry.library == library);
    registry.unwrap_or_else(|| panic!("{library} has no registry"))
}

/// The views of these libraries.
fn views() -> Result<Views, Failure> {
    let texts = spec::texts(root(), &root().join("specs/views"))?;
    let is_known = |file: &str| LIBRARIES.iter().any(|library| file.ends_with(&format!(".{library}.yaml")));
    Views::parse(texts.iter().filter(|(file, _)| is_known(file)).map(|(file, text)| (file.as_str(), text.as_str())))
}

fn text<'a>(tree: &'a Tree, path: &str) -> &'a str {
    let found = tree.files().find(|(name, _)| *name == path);
    found.unwrap_or_else(|| panic!("{path} is not generated")).1
}

#[test]
fn a_new_major_version_is_packaged_as_specified() {
    let mut repository = Repository::load();
    let (newest, next) = (repository.newest.major, repository.next());
    repository.load_next();

    let failure = repository.generate(true).map(drop).unwrap_err().to_string();
    assert!(
        failure.contains("error[missing-major]") && failure.contains(&format!("{next}: {{cuda_bindings")),
        "{failure}"
    );

    let entry = format!("\n  {next}: {{cuda_bindings: \"{next}.0.0\", extra: [a-package]}}\n");
    repository.edit("specs/majors.yaml", "\nmajors:\n", &format!("\nmajors:{entry}"));
    let tree = repository.generate(true).unwrap_or_else(|failure| panic!("{failure}"));
    let python = |file: &str| text(&tree, &format!("generated/cubind-py/{file}"));
    assert!(python("pyproject.toml").contains(&format!("\ncu{next} = [\"a-package\"]\n")));
    assert!(python("python/cubind/compat/_contract.py").contains(&format!("\"{next}\": \"{next}.0.0\"")));
    assert!(python("README.md").contains(&format!("`cubind.cuda{newest}` and `cubind.cuda{next}` always")));
    // The unversioned modules belong to the default major version in the specs, not to the newest major version.
    let plain = python("python/cubind/driver.py");
    assert!(plain.contains(&format!("\"{next}\"), default=\"{newest}\")")), "{plain}");
    let rust = |file: &str| text(&tree, &format!("generated/cubind/{file}"));
    assert!(rust("README.md").contains(&format!("CUDA {newest} and CUDA {next} in one program")));
    assert!(rust("src/lib.rs").contains(&format!("CUDA {newest} and CUDA {next} side by side")));
    assert!(rust("src/shared/mod.rs").contains(&format!("`cuda{newest}` and `cuda{next}` re-export them")));
    assert!(rust("README.md").contains(&format!("use cubind::cuda{newest}::driver::*;")));

    repository.edit("specs/majors.yaml", &format!("\ndefault: {newest}\n"), &format!("\ndefault: {next}\n"));
    let tree = repository.generate(true).unwrap_or_else(|failure| panic!("{failure}"));
    let plain = text(&tree, "generated/cubind-py/python/cubind/driver.py");
    assert!(plain.contains(&format!("default=\"{next}\")")), "{plain}");
}

#[test]
fn a_major_version_is_dropped_by_one_entry() {
    let mut repository = Repository::load();
    let entry = repository.entry_of_12();
    repository.edit("specs/majors.yaml", &entry, "  12: {dropped: nobody uses it any more}");
    let tree = repository.generate(false).unwrap_or_else(|failure| panic!("{failure}"));
    let left: Vec<&str> = tree.files().map(|(path, _)| path).filter(|path| path.contains("cuda12")).collect();
    assert!(left.is_empty(), "{left:?}");
    assert!(text(&tree, "specs/registry/driver.yaml").contains("'12.0'"), "the history stays");
    let contract = text(&tree, "generated/cubind-py/python/cubind/compat/_contract.py");
    assert!(!contract.contains("\"12\""), "{contract}");
}

/// The macros and the hand-written code that uses the driver compile for any set of major versions, and pass their tests
/// with three. The step `crate tests` runs the same tests with the default features, which are a single major version.
#[test]
fn the_crate_builds_with_one_major_version_and_with_three() {
    let mut one = Repository::load();
    let entry = one.entry_of_12();
    one.edit("specs/majors.yaml", &entry, "  12: {dropped: nobody uses it any more}");
    let mut three = Repository::load();
    three.load_next();
    let (next, entry) = (three.next(), "cuda_bindings: \"0.0.0\", extra: [a-package]");
    three.edit("specs/majors.yaml", "\nmajors:\n", &format!("\nmajors:\n  {next}: {{{entry}}}\n"));
    for (name, tree) in [("one", one.generate(false)), ("three", three.generate(true))] {
        let tree = tree.unwrap_or_else(|failure| panic!("{failure}"));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("majors").join(name);
        for (path, text) in tree.files() {
            let Some(path) = path.strip_prefix("generated/cubind/") else { continue };
            let path = folder.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            // Unchanged files are not written, because cargo rebuilds crates whose files have a newer modification
            // time.
            if fs::read_to_string(&path).ok().as_deref() != Some(text) {
                fs::write(&path, text).unwrap();
            }
        }
        let (command, majors) = match name {
            "one" => (["check", "--profile", "test"].as_slice(), "cuda-13".to_owned()),
            _ => (["test"].as_slice(), format!("cuda-12,cuda-13,cuda-{next}")),
        };
        let output = Command::new(env!("CARGO"))
            .args(command)
            .args(["--quiet", "--lib", "--no-default-features", "--features", "std,owned,driver,runtime,nvrtc"])
            .args(["--features", &majors])
            .env("CARGO_TARGET_DIR", folder.parent().unwrap().join("target"))
            .current_dir(&folder)
            .output()
            .unwrap_or_else(|error| panic!("cargo: {error}"));
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn a_function_of_one_major_version_leaves_the_files_of_the_others_alone() {
    let repository = Repository::load();
    let newest = repository.newest;
    let older = *registry("driver").toolkits.keys().rfind(|toolkit| toolkit.major < newest.major).unwrap();
    let before = repository.generate(false).unwrap_or_else(|failure| panic!("{failure}"));
    for (toolkit, other) in [(newest, older), (older, newest)] {
        // The new name is in the middle of the alphabetical order. If the output contained indices in this order, the
        // indices of other names would change.
        let added =
            [("driver", "cuDeviceGetCount", "cuDeviceGetCountOf"), ("runtime", "cudaGetDeviceCount", "cudaGetCount")];
        let after = repository.generate_from(|registry| {
            for (_, like, name) in added.iter().filter(|(library, ..)| *library == registry.library) {
                let facts = registry.toolkits.get_mut(&toolkit).unwrap();
                let mut function = facts.functions[*like].clone();
                function.names = [(*name).to_owned()].into();
                function.driver_since = None;
                assert!(facts.functions.insert((*name).to_owned(), function).is_none(), "{name} is there already");
            }
        });
        let after = after.unwrap_or_else(|failure| panic!("{failure}"));
        let is_new = |line: &str| added.iter().any(|(.., name)| line.contains(name));
        let generated = |tree: &Tree| -> BTreeMap<String, String> {
            let files = tree.files().filter(|(path, _)| path.starts_with("generated/"));
            files.map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
        };
        let (before, after) = (generated(&before), generated(&after));
        assert!(before.keys().eq(after.keys()), "files came or went");
        let mut grown = Vec::new();
        for ((path, old), new) in before.iter().zip(after.values()).filter(|((_, old), new)| old != new) {
            let changes = TextDiff::from_lines(old, new);
            assert!(!path.contains(&other.major.to_string()), "{path}: {}", changes.unified_diff());
            // The crate's page contains the number of functions in the newest version.
            if path == "generated/cubind/README.md" {
                continue;
            }
            if !path.contains(&toolkit.major.to_string()) {
                // In code that all versions share, the new item is inserted between existing items.
                let came = |tag| -> String {
                    changes
                        .iter_all_changes()
                        .filter(|change| change.tag() == tag)
                        .map(|change| change.value())
                        .collect()
                };
                let (gone, new) = (came(ChangeTag::Delete), came(ChangeTag::Insert));
                assert!(gone.is_empty() && new.lines().any(is_new), "{path}: {}", changes.unified_diff());
            }
            grown.push(path.as_str());
        }
        let is_grown = |name: &str| grown.iter().any(|path| path.ends_with(name));
        let own = format!("src/modules/driver{}.rs", toolkit.major);
        for file in [own.as_str(), "functions/driver/common.rs", "functions/driver/slots.rs"] {
            assert!(is_grown(file), "{file} has nothing new: {grown:?}");
        }
    }
}
