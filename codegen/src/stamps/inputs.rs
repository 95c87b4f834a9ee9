//! The inputs of a `regen` run: the tool, and the files in `specs/`.

use codegen_core::{
    diag::Failure,
    digest::digest,
    spec::{Spec, Specs},
};
use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
};

/// The folders that contain inputs. Files that `regen` writes for reviewers are not inputs.
const FOLDERS: &[&str] = &["specs", "specs/summaries", VIEWS, "specs/registry"];

/// The folder that contains the views. The last part of a view's file name is the name of a library.
const VIEWS: &str = "specs/views";

/// The digests of all files that a run reads.
#[derive(Debug)]
pub struct Inputs {
    /// The digest of the tool's executable, which contains the templates.
    tool: String,
    /// Maps the path of a file in the repository to the digest of the file.
    files: BTreeMap<String, String>,
}

/// The combined digests of the inputs: one digest for all libraries together, and one for each library.
pub(super) struct Keys {
    /// The digest of the inputs that affect every library.
    pub(super) common: String,
    /// Maps the name of a library to the digest of the library's own inputs.
    pub(super) libraries: BTreeMap<String, String>,
}

impl Inputs {
    /// Reads all input files and computes their digests.
    pub fn read(root: &Path) -> Result<Self, Failure> {
        let tool = env::current_exe().and_then(of_file).map_err(|error| unreadable(Path::new("the tool"), &error))?;
        let mut files = BTreeMap::new();
        for folder in FOLDERS {
            let path = root.join(folder);
            if path.is_dir() {
                add(folder, &path, &mut files).map_err(|error| unreadable(&path, &error))?;
            }
        }
        Ok(Self { tool, files })
    }

    /// Returns the digests of the inputs that affect only one library, and of the inputs that affect all libraries.
    pub(super) fn keys(&self, specs: &Specs) -> Keys {
        let mut rest = self.files.clone();
        let mut take = |file: String| rest.remove(&file).unwrap_or_default();
        let views = |spec: &Spec| {
            let ends = [format!("/{}.yaml", spec.name()), format!(".{}.yaml", spec.name())];
            let is_of = move |path: &&String| path.starts_with(VIEWS) && ends.iter().any(|end| path.ends_with(end));
            self.files.keys().filter(is_of).cloned()
        };
        let own = |spec: &Spec| {
            let files = ["specs", "specs/summaries"].map(|folder| format!("{folder}/{}.yaml", spec.name()));
            files.into_iter().chain(views(spec)).collect::<Vec<_>>()
        };
        let mut digests = |spec: &Spec| digest(own(spec).into_iter().map(&mut take));
        let libraries = specs.libraries.iter().map(|spec| (spec.name().to_owned(), digests(spec)));
        let libraries = libraries.collect();
        // The part of each library's spec that also affects libraries without a dependency on this library.
        let entries = specs.libraries.iter().map(|spec| format!("{:?}", spec.content.library));
        let rest = rest.into_iter().flat_map(|(path, of)| [path, of]);
        Keys { common: digest([self.tool.clone()].into_iter().chain(entries).chain(rest)), libraries }
    }
}

/// Adds the files directly in a folder, but not the files in its subfolders.
fn add(folder: &str, path: &Path, files: &mut BTreeMap<String, String>) -> io::Result<()> {
    for entry in fs::read_dir(path)? {
        let entry = entry?;
        if entry.path().is_file() {
            files.insert(format!("{folder}/{}", entry.file_name().to_string_lossy()), of_file(entry.path())?);
        }
    }
    Ok(())
}

fn of_file(path: PathBuf) -> io::Result<String> {
    Ok(digest([fs::read(path)?]))
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::environment(format!("cannot read {}: {error}", path.display()), "check the permissions of the checkout")
}
