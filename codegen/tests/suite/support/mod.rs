//! Common code for fixtures and error cases. It runs the real passes on a folder that contains headers and a spec, and
//! compares the output with the expected files in that folder.

#![allow(unreachable_pub)]

use codegen::{
    checkout,
    diag::{Diagnostics, Failure},
    generate::Brought,
    pipeline,
    registry::Registry,
    scan::{Scanner, unlisted},
    spec::{self, Spec, Specs},
    toolkit::{Progress, Toolkits},
    version::Version,
    views::Views,
};
pub use codegen_core::repository::all_toolkits;
use similar::TextDiff;
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::{Path, PathBuf},
    sync::{LazyLock, OnceLock},
};

/// The environment variable that makes a test write its expected files instead of comparing them.
const BLESS: &str = "CUBIND_BLESS";

/// The environment variable that selects a single case. Its value is the name of the case's folder.
const ONLY: &str = "CUBIND_CASE";

/// The toolkit version for headers that are not in the folder of a toolkit.
const USUAL: Version = Version::new(13, 0);

/// The root folder of the repository.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> =
        LazyLock::new(|| checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap_or_else(|failure| panic!("{failure}")));
    &ROOT
}

/// The specs and registries of this repository. They are read only once.
pub fn repository() -> &'static (Specs, Vec<Registry>) {
    static READ: LazyLock<(Specs, Vec<Registry>)> =
        LazyLock::new(|| pipeline::load(root()).unwrap_or_else(|failure| panic!("{failure}")));
    &READ
}

/// A test case: a folder with headers and a spec.
#[derive(Debug)]
pub struct Case {
    /// The name of the case's folder.
    pub name: String,
    /// The path of the case's folder.
    pub folder: PathBuf,
}

/// The cases in a folder of `tests/`, sorted by name. If `CUBIND_CASE` is set, only the case with that name.
pub fn cases(kind: &str) -> Vec<Case> {
    let only = env::var(ONLY).ok();
    let folders = folders(&root().join("tests").join(kind));
    let cases = folders.into_iter().filter(|(name, _)| only.as_ref().is_none_or(|only| only == name));
    let cases: Vec<Case> = cases.map(|(name, folder)| Case { name, folder }).collect();
    assert!(!cases.is_empty() || only.is_some(), "no cases in tests/{kind}");
    cases
}

/// The folders in `parent` whose names are versions. Empty if `parent` does not exist.
fn versions(parent: &Path) -> BTreeMap<Version, PathBuf> {
    let all = if parent.is_dir() { folders(parent) } else { BTreeMap::new() };
    all.into_iter().filter_map(|(name, folder)| Some((name.parse().ok()?, folder))).collect()
}

/// The folders in `parent`, sorted by name.
fn folders(parent: &Path) -> BTreeMap<String, PathBuf> {
    let entries = fs::read_dir(parent).unwrap_or_else(|error| panic!("{}: {error}", parent.display()));
    let paths = entries.map(|entry| entry.unwrap_or_else(|error| panic!("{}: {error}", parent.display())).path());
    let named = paths.filter(|path| path.is_dir()).filter_map(|path| {
        let name = path.file_name()?.to_str()?.to_owned();
        Some((name, path))
    });
    named.collect()
}

impl Case {
    /// The specs of the case: `specs/*.yaml` if the case has several files, otherwise `spec.yaml`. If a spec has no
    /// section `library`, the section from the common `library.yaml` is appended at the end. Therefore, the line
    /// numbers in messages refer to the case's own file.
    pub fn specs(&self) -> Result<Specs, Failure> {
        if self.folder.join("specs").is_dir() {
            return spec::load(&self.folder);
        }
        let mut diagnostics = Diagnostics::default();
        let own = self.folder.join("spec.yaml").is_file();
        let mut text = if own { self.read("spec.yaml") } else { String::new() };
        if !text.lines().any(|line| line.starts_with("library:")) {
            text += &self.read("../library.yaml");
        }
        let spec: Option<Spec> = spec::parse(&text, "spec.yaml", &mut diagnostics);
        diagnostics.into_result()?;
        Ok(Specs { libraries: spec.into_iter().collect(), ..Specs::default() })
    }

    /// The views of the case: the files in `views/`, or in `specs/` if the case has several files.
    pub fn views(&self) -> Result<Views, Failure> {
        let folder = self.folder.join("views");
        if !folder.is_dir() {
            return Views::load(&self.folder);
        }
        let texts = spec::texts(&self.folder, &folder)?;
        Views::parse(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())))
    }

    /// Scans every toolkit of the case. Each folder whose name is a version is a toolkit. Without such folders, the
    /// case itself is CUDA 13.0. The releases of an independently versioned library are folders in
    /// `releases/<library>/`.
    pub fn registries(&self, specs: &Specs) -> Result<Vec<Registry>, Failure> {
        let mut toolkits = versions(&self.folder);
        if toolkits.is_empty() {
            toolkits.insert(USUAL, self.folder.clone());
        }
        let releases = |spec: &Spec| versions(&self.folder.join("releases").join(spec.name()));
        let mut diagnostics = Diagnostics::default();
        // The folders of releases also contain headers.
        let of_toolkits = toolkits.values().filter(|folder| !folder.join("releases").is_dir()).cloned();
        for include in of_toolkits.chain(specs.libraries.iter().flat_map(|spec| releases(spec).into_values())) {
            diagnostics.extend(unlisted(&include, specs)?);
        }
        diagnostics.into_result()?;
        let mut registries = Vec::new();
        for spec in &specs.libraries {
            let mut registry = Registry::new(spec.name());
            let own = releases(spec);
            for (version, include) in if own.is_empty() { &toolkits } else { &own } {
                let request = pipeline::request(spec, *version);
                let facts = Scanner::new(include, libclang())?.scan(&request)?;
                registry.toolkits.insert(*version, facts);
            }
            registry.set_apart(|version| specs.is_unbound(spec, version));
            registries.push(registry);
        }
        Ok(registries)
    }

    /// The text of a file in the case's folder.
    pub fn read(&self, file: &str) -> String {
        let path = self.folder.join(file);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// `text` with paths that are relative to the case's folder. The text is therefore the same in every checkout.
    pub fn normalised(&self, text: &str) -> String {
        let folder = self.folder.display().to_string();
        text.replace(&format!("{folder}/"), "").replace(&folder, "FOLDER")
    }
}

/// The pinned libclang, or the library to which `LIBCLANG_PATH` refers.
pub fn libclang() -> &'static Path {
    struct Told;
    impl Progress for Told {
        fn step(&self, message: &str) {
            eprintln!("{message}");
        }
    }
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| {
        let found = Toolkits::load(root()).and_then(|toolkits| toolkits.libclang(root(), &Told));
        found.unwrap_or_else(|failure| panic!("{failure}"))
    })
}

/// The files of this repository that are embedded in the published tool.
pub fn brought() -> Brought {
    static FILES: OnceLock<Vec<(&'static str, &'static str)>> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let is_brought = |path: &String| {
            let inside = path.strip_prefix("specs/").map(|rest| rest.strip_prefix("registry/").unwrap_or(rest));
            inside.is_some_and(|rest| rest.ends_with(".yaml") && !rest.contains('/'))
        };
        let paths = tree(&root().join("specs"), root()).into_iter().filter(is_brought);
        let read = |path: String| {
            let text = fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"));
            (&*path.leak(), &*text.leak())
        };
        paths.map(read).collect()
    });
    Brought { files, stubs: &[] }
}

/// The differences between the output and the expected files.
#[derive(Debug, Default)]
pub struct Comparison(Vec<String>);

impl Comparison {
    /// Compares output files with the expected files in `folder`. The keys of the output files are their paths in
    /// `folder`. If `CUBIND_BLESS` is set, the output files are written instead. Only expected files that exist are
    /// compared, unless `folder` must contain the `whole` output or does not exist yet.
    pub fn folder(&mut self, folder: &Path, files: &BTreeMap<String, String>, whole: bool) {
        let there: BTreeSet<String> = tree(folder, folder);
        let mut files = files.clone();
        if !whole && !there.is_empty() {
            files.retain(|file, _| there.contains(file));
        }
        if bless() {
            for surplus in there.iter().filter(|file| !files.contains_key(*file)) {
                fs::remove_file(folder.join(surplus)).unwrap_or_else(|error| panic!("{surplus}: {error}"));
            }
        }
        for (file, text) in &files {
            self.file(&folder.join(file), text);
        }
        if !bless() {
            let surplus = there.iter().filter(|file| !files.contains_key(*file));
            self.0.extend(surplus.map(|file| format!("{} is no longer produced", shown(&folder.join(file)))));
        }
    }

    /// Compares a single output file with the expected file.
    pub fn file(&mut self, path: &Path, text: &str) {
        if bless() {
            let folder = path.parent().unwrap_or(path);
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
            written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            return;
        }
        match fs::read_to_string(path) {
            Ok(expected) if expected == text => {}
            Ok(expected) => {
                let diff = TextDiff::from_lines(&expected, text);
                let diff = diff.unified_diff().header("expected", "actual").to_string();
                self.0.push(format!("{} differs:\n{diff}", shown(path)));
            }
            Err(error) => self.0.push(format!("{}: {error}; it ought to be:\n{text}", shown(path))),
        }
    }

    /// Records an error that applies to a whole case.
    pub fn fail(&mut self, message: String) {
        self.0.push(message);
    }

    /// Panics with all of the recorded differences.
    pub fn finish(self) {
        assert!(
            self.0.is_empty(),
            "\n{}\n{} difference(s). If they are meant, write them with `{BLESS}=1 cargo test -p codegen` and review \
             the change.",
            self.0.join("\n\n"),
            self.0.len(),
        );
    }
}

/// Returns true if the expected files are written instead of being compared.
pub fn bless() -> bool {
    env::var_os(BLESS).is_some_and(|value| !value.is_empty() && value != "0")
}

/// The files below `folder`, relative to `base`. Empty if `folder` does not exist.
pub fn tree(folder: &Path, base: &Path) -> BTreeSet<String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeSet::new() };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let files = paths.flat_map(|path| {
        if path.is_dir() {
            return tree(&path, base);
        }
        let relative = path.strip_prefix(base).unwrap_or(&path);
        BTreeSet::from([relative.display().to_string()])
    });
    files.collect()
}

/// The folders that contain the sources of the generator's crates, except for the crate of the tool.
pub fn sources() -> Vec<PathBuf> {
    let crates = fs::read_dir(root().join("codegen")).unwrap().map(|entry| entry.unwrap().path());
    let crates = crates.filter(|folder| !folder.ends_with("tool")).chain([root().join("codegen")]);
    let mut folders: Vec<PathBuf> = crates.map(|folder| folder.join("src")).filter(|folder| folder.is_dir()).collect();
    folders.sort();
    assert!(folders.len() > 5, "the crates are no longer below codegen/");
    folders
}

fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
