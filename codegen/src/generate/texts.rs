//! Input of a review: the user's specs and registries, under the paths that these files would have in this repository.

use super::{Sources, shown, sources::registry_file};
use codegen_core::{
    diag::Failure,
    registry::Registry,
    spec::Spec,
    text_file::{self, Unreadable},
};
use std::{collections::BTreeMap, path::Path};

impl Sources {
    /// Returns the embedded files of the libraries that the user's libraries use: path → text. The user's own files are
    /// not included.
    pub fn texts_of_core(&self) -> BTreeMap<String, String> {
        let is_core = |path: &str| {
            let file = path.rsplit('/').next().unwrap_or(path).trim_end_matches(".yaml");
            file == "majors" || self.specs.libraries.iter().any(|spec| spec.name() == file && !self.own.contains(file))
        };
        let core = self.brought.files.iter().filter(|(path, _)| is_core(path));
        core.map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    /// Like `texts_of_core`, but also returns the user's current specs and registries.
    pub fn texts(&self) -> Result<BTreeMap<String, String>, Failure> {
        self.with(|file| file.to_owned())
    }

    /// Like `texts_of_core`, but also returns the earlier versions of the user's files. An earlier version is a file in
    /// `folder` with the same name as the user's file.
    pub fn before(&self, folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
        if !folder.is_dir() {
            let next = "specify the folder that contains the earlier specs with `--base DIR`";
            return Err(Failure::wrong_use(format!("the folder {} does not exist", shown(folder)), next));
        }
        self.with(|file| folder.join(file.file_name().unwrap_or_default()))
    }

    fn with(&self, at: impl Fn(&Path) -> std::path::PathBuf) -> Result<BTreeMap<String, String>, Failure> {
        let mut texts = self.texts_of_core();
        for spec in self.own_specs() {
            for (path, file) in paths(spec) {
                let file = at(&file);
                match text_file::read(&file, &shown(&file)) {
                    Ok(text) => drop(texts.insert(path, text)),
                    Err(Unreadable::Missing) => {}
                    Err(Unreadable::Failed(failure)) => return Err(failure),
                }
            }
        }
        Ok(texts)
    }
}

/// Returns the paths that a spec and the spec's registry would have in this repository, each paired with the file's
/// actual path.
fn paths(spec: &Spec) -> [(String, std::path::PathBuf); 2] {
    let registry = Registry::path(spec.name()).display().to_string().replace('\\', "/");
    [(format!("specs/{}.yaml", spec.name()), spec.file.clone().into()), (registry, registry_file(spec))]
}
