//! Tests of incremental runs. The output of an incremental run must equal the output of a run without stamps. The run
//! must not print libraries that are not affected.

use crate::support::{all_toolkits, repository, root};
use codegen::{
    analysis,
    diag::Failure,
    language::Printed,
    pipeline,
    spec::{Spec, with_used},
    stamps::{Inputs, round},
    tree::Change,
    views::Views,
};
use std::{collections::BTreeSet, fs, path::PathBuf};

/// Small libraries. The first library uses the second library. The last library has a hand-written module.
const LIBRARIES: [&str; 3] = ["nvfatbin", "nvjitlink", "nvrtc"];

/// The names of the views of these libraries.
const VIEWS: [&str; 3] = ["nvfatbin", "nvjitlink", "_v2.nvrtc"];

/// A temporary repository that contains these libraries.
struct Repository(tempfile::TempDir);

impl Repository {
    /// Creates the repository in the state after a run of the generator.
    fn new() -> Self {
        let it = Self(tempfile::tempdir().unwrap());
        for name in LIBRARIES {
            for folder in ["specs", "specs/registry", "specs/summaries"] {
                it.copy(&format!("{folder}/{name}.yaml"));
            }
        }
        for view in VIEWS {
            it.copy(&format!("specs/views/{view}.yaml"));
        }
        it.copy("specs/majors.yaml");
        it.edit("specs/nvfatbin.yaml", "\n  loads:\n", "\n  uses: [nvjitlink]\n  loads:\n");
        it.expect(&LIBRARIES);
        it.expect(&[]);
        it
    }

    fn path(&self, path: &str) -> PathBuf {
        self.0.path().join(path)
    }

    fn copy(&self, path: &str) {
        let to = self.path(path);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root().join(path), to).unwrap_or_else(|error| panic!("{path}: {error}"));
    }

    fn edit(&self, path: &str, old: &str, new: &str) {
        let text = fs::read_to_string(self.path(path)).unwrap();
        assert!(text.contains(old), "{old} in {path}");
        fs::write(self.path(path), text.replacen(old, new, 1)).unwrap();
    }

    /// Runs the generator. Asserts that the result equals the result of a run without stamps. Returns the printed
    /// libraries and the changes.
    fn run(&self) -> Result<(BTreeSet<String>, Vec<Change>), Failure> {
        let root = self.0.path();
        let inputs = Inputs::read(root)?;
        let (specs, registries) = pipeline::load(root)?;
        let views = Views::load(root)?;
        let round = round(root, &inputs, &specs, &registries, &views)?;
        let changes = round.write(root)?;
        pipeline::generate(&specs, &registries, &views)?.check(root, "a run without stamps")?;
        Ok((round.printed, changes))
    }

    /// Asserts that a run prints these libraries. Returns the changed paths.
    #[track_caller]
    fn expect(&self, libraries: &[&str]) -> Vec<String> {
        let (printed, changes) = self.run().unwrap_or_else(|failure| panic!("{failure}"));
        assert_eq!(printed, libraries.iter().map(|name| (*name).to_owned()).collect());
        changes.into_iter().map(|change| change.path).collect()
    }
}

#[test]
fn only_libraries_affected_by_a_changed_spec_are_printed() {
    let it = Repository::new();
    it.edit("specs/summaries/nvrtc.yaml", "nvrtcVersion: ", "nvrtcVersion: Once more: ");
    it.run().map(drop).expect_err("a colon needs quotes");
    it.edit("specs/summaries/nvrtc.yaml", "nvrtcVersion: Once more: ", "nvrtcVersion: Once more ");
    let changed = it.expect(&["nvrtc"]);
    assert!(changed.len() > 2 && changed.iter().all(|path| path.contains("nvrtc")), "{changed:?}");
    assert_eq!(it.expect(&[]), [""; 0]);

    // Libraries that use a changed library are printed again, because their files may have changed.
    it.edit("specs/nvjitlink.yaml", "\nfunctions:\n", "\n# Nothing is said of more.\nfunctions:\n");
    assert_eq!(it.expect(&["nvfatbin", "nvjitlink"]), [""; 0]);
    it.edit("specs/nvfatbin.yaml", "\nfunctions:\n", "\n# Nor here.\nfunctions:\n");
    assert_eq!(it.expect(&["nvfatbin"]), [""; 0]);
    // Only the generator of one language uses this key.
    it.edit("specs/nvfatbin.yaml", "{returns_at_once: answers from memory}", "{python: [fatbinError]}");
    let changed = it.expect(&["nvfatbin"]);
    let is_python = |path: &String| path.starts_with("generated/cubind-py/") && path.contains("nvfatbin");
    assert!(!changed.is_empty() && changed.iter().all(is_python), "{changed:?}");
    it.edit("specs/views/_v2.nvrtc.yaml", "exception: NvrtcError", "exception: Error");
    let view = "generated/cubind-py/python/cubind/compat/cuda13/cuda/bindings/_v2/nvrtc.py";
    assert_eq!(it.expect(&["nvrtc"]), [view]);
}

#[test]
fn all_libraries_are_printed_after_a_change_visible_to_others() {
    let it = Repository::new();
    it.edit("specs/nvjitlink.yaml", "\n  title: ", "\n  title: The library ");
    let changed = it.expect(&LIBRARIES);
    assert!(changed.iter().any(|path| path == "generated/cubind/README.md"), "{changed:?}");
    // The files that list all libraries contain the name of this library's hand-written module.
    it.edit("specs/nvrtc.yaml", "{module: source_code, has: in_each_major}", "{module: source_code}");
    let owned = ["cuda12/owned/mod.rs", "cuda13/owned/mod.rs"].map(|path| format!("generated/cubind/src/{path}"));
    assert_eq!(it.expect(&LIBRARIES), owned);
    // Only the generator of one language uses this key, so only the files of this language change.
    it.edit("specs/nvrtc.yaml", "  rust: default_feature\n", "");
    assert!(it.expect(&LIBRARIES).contains(&"generated/cubind/Cargo.toml".to_owned()));
    it.edit("specs/registry/nvrtc.yaml", "\n", "\n# Written by hand.\n");
    assert_eq!(it.expect(&LIBRARIES), ["specs/registry/nvrtc.yaml"]);
    assert_eq!(it.expect(&LIBRARIES), [""; 0], "the registry is what the last run wrote, and not what it read");
    assert_eq!(it.expect(&[]), [""; 0]);
}

#[test]
fn modified_files_are_found() {
    let it = Repository::new();
    let file = "generated/cubind/src/cuda13/nvrtc/functions.rs";
    let before = fs::metadata(it.path(file)).unwrap().modified().unwrap();
    it.edit(file, "use", "usE");
    // The file has the same modification time and the same size as before the change.
    fs::File::options().write(true).open(it.path(file)).unwrap().set_modified(before).unwrap();
    assert_eq!(it.expect(&LIBRARIES), [file]);
    fs::remove_file(it.path(file)).unwrap();
    fs::write(it.path("specs/api/mine.txt"), "not produced").unwrap();
    assert_eq!(it.expect(&LIBRARIES), [file, "specs/api/mine.txt"]);
    fs::write(it.path(file), [0xff]).unwrap();
    it.edit("specs/nvjitlink.yaml", "\nfunctions:\n", "\n# Nothing more.\nfunctions:\n");
    assert_eq!(it.expect(&LIBRARIES), [file], "also where a spec changed that the file is not of");
    fs::remove_dir_all(it.path("generated")).unwrap();
    assert!(it.expect(&LIBRARIES).len() > 200);
    // A truncated stamp file is ignored.
    let stamps = fs::read(it.path("target/cubind/stamps.json")).unwrap();
    fs::write(it.path("target/cubind/stamps.json"), &stamps[..stamps.len() / 2]).unwrap();
    assert_eq!(it.expect(&LIBRARIES), [""; 0]);
    assert_eq!(it.expect(&[]), [""; 0]);
}

#[test]
fn a_finding_in_a_changed_spec_ends_the_run() {
    let it = Repository::new();
    let files = || fs::read_to_string(it.path("specs/api/nvrtc.txt")).unwrap();
    let before = files();
    it.edit("specs/nvrtc.yaml", "\nfunctions:\n", "\nfunctions:\n  nvrtcNothing: {params: {x: out}}\n");
    for _ in 0..2 {
        let found = it.run().unwrap_err().to_string();
        assert!(found.contains("specs/nvrtc.yaml") && found.contains("nvrtcNothing"), "{found}");
        assert_eq!(files(), before);
    }
    it.edit("specs/nvrtc.yaml", "  nvrtcNothing: {params: {x: out}}\n", "");
    assert_eq!(it.expect(&[]), [""; 0]);
}

/// The files of a library must depend only on the libraries that it uses and on the key `library` of other libraries.
/// Otherwise, a stamp would have to record more dependencies. The checked-in files were generated in a run with all
/// libraries. By default, the test prints only three libraries, because each library takes seconds and all libraries
/// use the same templates. The three libraries are a library that uses other libraries, an independently versioned
/// library, and a library of another package.
#[test]
fn the_output_of_a_library_does_not_depend_on_the_selected_libraries() {
    let (specs, registries) = repository();
    let views = Views::load(root()).unwrap_or_else(|failure| panic!("{failure}"));
    let common = specs.common();
    let core = |spec: &&Spec| specs.packages.of(spec.name()).is_none();
    let own = |spec: &&Spec| spec.content.library.has_own_versions();
    let mut libraries = specs.libraries.iter().filter(|spec| common.contains(spec.name()));
    let daily = [
        libraries.clone().find(|spec| core(spec) && !own(spec) && !spec.content.library.uses.is_empty()),
        libraries.clone().find(|spec| core(spec) && own(spec)),
        libraries.find(|spec| !core(spec)),
    ];
    let daily = daily.map(|spec| spec.expect("there is a library of each kind").name().to_owned());
    let names = if all_toolkits() { common } else { BTreeSet::from(daily) };
    let print = |names: &BTreeSet<String>| {
        let needed = with_used(specs.libraries.iter().map(|spec| &spec.content.library), names);
        let api = analysis::resolve_some(registries, specs, &needed).unwrap_or_else(|failure| panic!("{failure}"));
        pipeline::print_repository(&api, registries, &views, names)
    };
    let together = print(&names);
    for name in &names {
        let Printed { own, whole: _, alone, signatures: _ } = print(&BTreeSet::from([name.clone()]));
        assert!(own.keys().chain(alone.keys()).all(|it| it == name), "{name}");
        for (printed, among_others) in [(&own[name], &together.own[name]), (&alone[name], &together.alone[name])] {
            assert!(printed.keys().eq(among_others.keys()), "{name}");
            let other = printed.iter().find(|(path, text)| among_others[*path] != **text);
            assert_eq!(other.map(|(path, _)| path), None, "{name}");
        }
        let checked_in = |path: &String| fs::read_to_string(root().join(path)).unwrap_or_default();
        let other = own[name].iter().find(|(path, text)| checked_in(path) != **text);
        assert_eq!(
            other.map(|(path, _)| path),
            None,
            "{name} differs from the checked-in files: run cargo xtask regen"
        );
    }
}

/// The registry of a library that is tested alone is checked in. Its spec is checked whenever the spec changes.
#[test]
fn only_the_registry_is_written_for_a_package_that_is_tested_alone() {
    let it = Repository::new();
    fs::write(it.path("specs/packages.yaml"), "cubind-rtc: {libraries: [nvrtc], tested_alone: large}\n").unwrap();
    it.run().unwrap_or_else(|failure| panic!("{failure}"));
    let written = |path: &str| it.path(path).exists();
    assert!(written("specs/registry/nvrtc.yaml") && written("specs/api/nvjitlink.txt"));
    assert!(!written("specs/api/nvrtc.txt"));
    assert!(!written("generated/cubind/src/cuda13/nvrtc.rs"));
    assert_eq!(it.expect(&[]), [""; 0]);
    it.edit("specs/nvrtc.yaml", "\nfunctions:\n", "\nfunctions:\n  nvrtcNothing: {params: {x: out}}\n");
    let found = it.run().unwrap_err().to_string();
    assert!(found.contains("specs/nvrtc.yaml") && found.contains("nvrtcNothing"), "{found}");
    it.edit("specs/nvrtc.yaml", "  nvrtcNothing: {params: {x: out}}\n", "");
    assert_eq!(it.expect(&[]), [""; 0]);
}
