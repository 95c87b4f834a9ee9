//! Incremental runs of `regen`, which skip the work for unchanged libraries.
//!
//! A stamp records the inputs of a run (the tool, and the spec, summaries and views of each library) and the run's
//! outputs (the digest of every file). A library is not resolved and printed again if its inputs, and the inputs of all
//! libraries that it uses, are equal to those in the stamp. In addition, all generated files must be unchanged since
//! the run that wrote the stamp. Every file is checked.
//!
//! ```text
//! inputs ──compared with the stamp──▶ changed libraries ──resolve──▶ their findings, if there are any
//!                                          └──with dependent libraries──resolve, print──▶ their files; all other files are read from the disk
//! ```
//!
//! For libraries of packages that are tested separately, both incremental and full runs write only the registry. If the
//! spec of such a library has changed, an incremental run resolves the library to report errors in the spec. After a
//! full run, `cargo xtask package` reports these errors.
//!
//! All libraries of the other packages are processed, including unchanged libraries, in the following cases:
//!
//! - There is no stamp, or it was written by another tool.
//! - A registry, `specs/majors.yaml` or the key `library` of a spec was changed. These changes affect other libraries.
//! - A generated file was changed.
//! - A changed library's part of the files about all libraries is different.
//!
//! *Architecture invariant:* everything that a stamp records is checked again. An outdated or missing stamp costs time,
//! but cannot cause wrong output. `regen --check` does not read stamps.

mod inputs;

pub use inputs::Inputs;

use crate::{
    pipeline,
    tree::{Change, Tree},
};
use codegen_core::{
    api::Api,
    diag::Failure,
    digest::digest,
    language::{Files, Names, Printed},
    registry::Registry,
    spec::{self, Specs},
};
use codegen_view::Views;
use inputs::Keys;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs, panic,
    path::{Path, PathBuf},
    thread,
};

/// The files that a run generates, and the stamp for the next run.
#[derive(Debug)]
pub struct Round {
    /// All generated files.
    pub tree: Tree,
    /// The names of the libraries that were printed.
    pub printed: Names,
    /// The stamp for the next run. `None` if the inputs have changed since the run read them.
    stamps: Option<Stamps>,
}

/// A stamp: the inputs and outputs of a run.
#[derive(Debug, Deserialize, Serialize)]
struct Stamps {
    /// The digest of the inputs that affect all libraries.
    common: String,
    libraries: BTreeMap<String, Stamp>,
    /// Maps the path of every generated file to the digest of the file.
    files: BTreeMap<String, String>,
}

/// The part of a stamp that is about one library.
#[derive(Debug, Deserialize, Serialize)]
struct Stamp {
    /// The digest of the library's own inputs.
    inputs: String,
    /// The digest of the library's part of the files about all libraries.
    alone: String,
    /// The paths of the files that contain only this library.
    own: BTreeSet<String>,
}

impl Round {
    /// Returns the result of a full run, without stamps. Without stamps, the next run is also a full run.
    pub fn without_stamps(tree: Tree, specs: &Specs) -> Self {
        Self { tree, printed: specs.libraries.iter().map(|spec| spec.name().to_owned()).collect(), stamps: None }
    }

    /// Writes the generated files to the checkout. Returns the changes to the checkout.
    pub fn write(&self, root: &Path) -> Result<Vec<Change>, Failure> {
        let changes = self.tree.write(root)?;
        self.stamps.iter().for_each(|stamps| stamps.save(root));
        Ok(changes)
    }
}

/// Generates all files, but prints as few libraries as possible. `inputs` must be read before the specs, so that the
/// next run detects changes to the specs in the meantime.
pub fn round(
    root: &Path,
    inputs: &Inputs,
    specs: &Specs,
    registries: &[Registry],
    views: &Views,
) -> Result<Round, Failure> {
    let keys = inputs.keys(specs);
    let earlier = Stamps::load(root).filter(|stamps| stamps.common == keys.common);
    let quick = earlier.map(|earlier| quick(root, earlier, &keys, specs, registries, views)).transpose()?.flatten();
    match quick {
        Some(round) => Ok(round),
        None => {
            let api = pipeline::resolve(specs, registries, views, &specs.common())?;
            Ok(whole(&api, registries, views, keys))
        }
    }
}

/// Generates all files, without using stamps.
fn whole(api: &Api, registries: &[Registry], views: &Views, keys: Keys) -> Round {
    let names = api.names();
    let printed = pipeline::print_repository(api, registries, views, &names);
    let mut stamps = Stamps { common: keys.common, libraries: BTreeMap::new(), files: BTreeMap::new() };
    stamps.add(&keys.libraries, &printed);
    let mut tree = Tree::owning(pipeline::owned_folders());
    let files = printed.into_files();
    stamps.files = files.iter().map(|(path, text)| (path.clone(), digest([text]))).collect();
    files.into_iter().for_each(|(path, text)| tree.insert(path, text));
    Round { tree, printed: names, stamps: Some(stamps) }
}

/// Generates only the files of changed libraries, if an incremental run is possible.
fn quick(
    root: &Path,
    mut stamps: Stamps,
    keys: &Keys,
    specs: &Specs,
    registries: &[Registry],
    views: &Views,
) -> Result<Option<Round>, Failure> {
    let libraries = || specs.libraries.iter().map(|spec| &spec.content.library);
    let changed = keys.libraries.iter().filter(|(name, inputs)| !stamps.holds(name, inputs));
    let changed: Names = changed.map(|(name, _)| name.clone()).collect();
    let stale = spec::with_users(libraries(), &changed);
    let resolve = |names| pipeline::resolve(specs, registries, views, &spec::with_used(libraries(), names));
    let (tree, api) = thread::scope(|scope| {
        let tree = scope.spawn(|| stamps.tree(root));
        // Findings in a changed spec are reported before findings in the libraries that use the changed library.
        let first = (changed != stale).then(|| resolve(&changed)).transpose().map(drop);
        let api = first.and_then(|()| if stale.is_empty() { Ok(None) } else { resolve(&stale).map(Some) });
        (tree.join().unwrap_or_else(|panic| panic::resume_unwind(panic)), api)
    });
    let (api, tree) = (api?, tree?);
    let Some(mut tree) = tree else { return Ok(None) };
    if let Some(api) = api {
        let printed = pipeline::print_repository(&api, registries, views, &stale);
        if !stamps.has_same_common_parts(&printed) {
            return Ok(None);
        }
        stamps.remove(&stale).iter().for_each(|path| tree.remove(path));
        stamps.add(&keys.libraries, &printed);
        for (path, text) in printed.own.into_values().flatten() {
            stamps.files.insert(path.clone(), digest([&text]));
            tree.insert(path, text);
        }
    }
    Ok(Some(Round { tree, printed: stale, stamps: Some(stamps) }))
}

impl Stamps {
    /// Loads the stamps of the last run, if the file with the stamps exists and is complete.
    fn load(root: &Path) -> Option<Self> {
        serde_json::from_slice(&fs::read(path(root)).ok()?).ok()
    }

    /// Saves the stamps. An error is ignored, because the next run is a full run if it finds no stamps.
    fn save(&self, root: &Path) {
        if let Ok(text) = serde_json::to_vec(self) {
            let path = path(root);
            let _ = path.parent().map(fs::create_dir_all);
            let _ = fs::write(path, text);
        }
    }

    /// Returns true if the stamp of a library was written for these inputs.
    fn holds(&self, library: &str, inputs: &str) -> bool {
        self.libraries.get(library).is_some_and(|stamp| stamp.inputs == inputs)
    }

    /// Returns the generated files on disk, if all of the files are unchanged and there are no additional files.
    fn tree(&self, root: &Path) -> Result<Option<Tree>, Failure> {
        let found = Tree::read(root, pipeline::owned_folders())?;
        let is_left = |tree: &Tree| {
            tree.files().count() == self.files.len()
                && tree.files().all(|(path, text)| self.files.get(path).is_some_and(|known| *known == digest([text])))
        };
        Ok(found.filter(is_left))
    }

    /// Returns true if these libraries' parts of the files about all libraries are unchanged.
    fn has_same_common_parts(&self, printed: &Printed) -> bool {
        let known = |name: &String| self.libraries.get(name).map(|stamp| stamp.alone.as_str());
        printed.alone.iter().all(|(name, files)| known(name) == Some(of_files(files).as_str()))
    }

    /// Removes these libraries from the stamps. Returns the paths of the files that contain only these libraries.
    fn remove(&mut self, libraries: &Names) -> BTreeSet<String> {
        let own = libraries.iter().filter_map(|name| self.libraries.remove(name)).flat_map(|stamp| stamp.own);
        let own: BTreeSet<String> = own.collect();
        own.iter().for_each(|path| drop(self.files.remove(path)));
        own
    }

    /// Records the printed files of libraries, together with the inputs of these libraries.
    fn add(&mut self, inputs: &BTreeMap<String, String>, printed: &Printed) {
        for (name, files) in &printed.alone {
            let own = printed.own.get(name).into_iter().flat_map(BTreeMap::keys).cloned().collect();
            let inputs = inputs.get(name).cloned().unwrap_or_default();
            self.libraries.insert(name.clone(), Stamp { inputs, alone: of_files(files), own });
        }
    }
}

fn of_files(files: &Files) -> String {
    digest(files.iter().flat_map(|(path, text)| [path, text]))
}

fn path(root: &Path) -> PathBuf {
    root.join("target/cubind/stamps.json")
}
