//! The generated files of a `regen` run, which replace the files in the checkout atomically.
//!
//! A [`Tree`] owns whole folders: a file in such a folder is removed if the tree does not contain the file. Writing has
//! two phases. First, the new folders are built in `target/`. Then, renames replace the old folders with the new ones.
//! Nothing in the checkout changes before the first rename. If a later rename fails, the same run undoes the previous
//! renames. If the process is killed, the next run undoes the renames ([`swap`]).
//!
//! *Architecture invariant:* a reader never sees a partial tree. A file with unchanged content keeps its modification
//! time, so that cargo rebuilds only changed files.

mod swap;

use codegen_core::diag::Failure;
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt, fs, io,
    path::{Path, PathBuf},
};
use swap::{Move, Staging};

/// Folders that tools create in the generated crates. Git ignores these folders, and `regen` keeps them unchanged.
///
/// Cargo creates `target/` when cargo runs inside a crate. Python creates the other folders.
const LEFT_BY_TOOLS: &[&str] = &["target", "__pycache__", ".venv"];

/// The name of the crate's lock file, which cargo creates. Programs that depend on the crate ignore this file. The
/// Python package, in contrast, is built with its generated lock file.
const LEFT_LOCK: &str = "generated/cubind/Cargo.lock";

/// Maps the path of each file in the owned folders to the file's contents. Paths are relative to the repository, and
/// use the separator `/` on every system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    owned: Vec<&'static str>,
    files: BTreeMap<String, String>,
}

/// A file that is different in the checkout and in the tree.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Change {
    /// The path of the file, relative to the repository.
    pub path: String,
    /// The effect of writing the tree on the file.
    pub kind: ChangeKind,
}

/// The effect of writing a tree on a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ChangeKind {
    /// The file is created, because the checkout does not contain it.
    Added,
    /// The file is replaced, because its content in the checkout is different.
    Changed,
    /// The file is removed from the checkout, because it is not generated.
    Removed,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.kind {
            ChangeKind::Added => "is missing",
            ChangeKind::Changed => "differs",
            ChangeKind::Removed => "is no longer generated",
        };
        write!(f, "{} {what}", self.path)
    }
}

impl Tree {
    /// Creates a tree without files that owns these folders. The folders' paths are relative to the repository.
    pub fn owning(folders: impl IntoIterator<Item = &'static str>) -> Self {
        Self { owned: folders.into_iter().collect(), files: BTreeMap::new() }
    }

    /// Returns the owned folder that contains `path`.
    fn owner(&self, path: &str) -> Option<&'static str> {
        self.owned.iter().copied().find(|folder| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Adds a file. A path outside the owned folders, or a duplicate path, is a bug in the generator.
    pub fn insert(&mut self, path: impl Into<String>, contents: impl Into<String>) {
        let path = path.into();
        assert!(self.owner(&path).is_some(), "{path} is outside of the folders that regen owns");
        let is_left = path.split('/').any(|part| LEFT_BY_TOOLS.contains(&part) || part == "..") || left_by_tools(&path);
        assert!(!is_left, "{path} is not a valid generated file");
        let earlier = self.files.insert(path.clone(), contents.into());
        assert!(earlier.is_none(), "{path} is generated twice");
    }

    /// Reads the files of these folders in `root`. Returns `None` if a file is not valid UTF-8, because no run writes
    /// such files.
    pub fn read(root: &Path, folders: impl IntoIterator<Item = &'static str>) -> Result<Option<Self>, Failure> {
        swap::recover(root)?;
        let mut tree = Self::owning(folders);
        for folder in tree.owned.clone() {
            for path in Contents::of(root, folder)?.files {
                let Ok(text) = fs::read_to_string(root.join(&path)) else { return Ok(None) };
                tree.insert(path, text);
            }
        }
        Ok(Some(tree))
    }

    /// Removes a file from the tree, if the tree contains the file.
    pub fn remove(&mut self, path: &str) {
        self.files.remove(path);
    }

    /// Returns the files of the tree.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, contents)| (path.as_str(), contents.as_str()))
    }

    /// Returns the changes that [`Tree::write`] would make in `root`, sorted by path.
    pub fn changes(&self, root: &Path) -> Result<Vec<Change>, Failure> {
        swap::recover(root)?;
        let mut changes = Vec::new();
        for (path, contents) in self.files() {
            match fs::read(root.join(path)) {
                Ok(bytes) if bytes == contents.as_bytes() => {}
                Ok(_) => changes.push(Change { path: path.to_owned(), kind: ChangeKind::Changed }),
                Err(error) if is_absent(&error) => {
                    changes.push(Change { path: path.to_owned(), kind: ChangeKind::Added });
                }
                Err(error) => return Err(cannot("read", &root.join(path), &error)),
            }
        }
        for folder in &self.owned {
            for path in Contents::of(root, folder)?.files {
                if !self.files.contains_key(&path) {
                    changes.push(Change { path, kind: ChangeKind::Removed });
                }
            }
        }
        changes.sort();
        Ok(changes)
    }

    /// Fails if files in the tree differ from the files in `root`. The error lists the different files, and suggests
    /// the command `fix`, which writes the tree.
    pub fn check(&self, root: &Path, fix: &str) -> Result<(), Failure> {
        let changes = self.changes(root)?;
        match changes.is_empty() {
            true => Ok(()),
            false => {
                Err(Failure::Stale { files: changes.iter().map(Change::to_string).collect(), fix: fix.to_owned() })
            }
        }
    }

    /// Atomically replaces the contents of the owned folders in `root` with the files of the tree. Returns the changes.
    pub fn write(&self, root: &Path) -> Result<Vec<Change>, Failure> {
        self.write_folders(root, &self.owned)
    }

    /// Like `write`, but replaces only some of the owned folders, and leaves the others unchanged.
    pub fn write_folders(&self, root: &Path, folders: &[&str]) -> Result<Vec<Change>, Failure> {
        let mut changes = self.changes(root)?;
        changes.retain(|change| self.owner(&change.path).is_some_and(|folder| folders.contains(&folder)));
        let touched: BTreeSet<&str> = changes.iter().filter_map(|change| self.owner(&change.path)).collect();
        if !touched.is_empty() {
            let staging = Staging::new(root)?;
            let mut moves = Vec::new();
            for folder in touched {
                self.stage(root, folder, &staging, &changes)?;
                moves.extend(self.moves(root, folder, &staging)?);
            }
            staging.swap(&moves)?;
        }
        Ok(changes)
    }

    /// Builds the new version of `folder` in the staging folder.
    fn stage(&self, root: &Path, folder: &str, staging: &Staging, changes: &[Change]) -> Result<(), Failure> {
        let changed: BTreeSet<&str> = changes.iter().map(|change| change.path.as_str()).collect();
        let new = staging.new_folder();
        make(&new.join(folder))?;
        for (path, contents) in self.files().filter(|(path, _)| self.owner(path) == Some(folder)) {
            let to = new.join(path);
            to.parent().map_or(Ok(()), make)?;
            let done = if changed.contains(path) { fs::write(&to, contents) } else { keep(&root.join(path), &to) };
            done.map_err(|error| cannot("write", &to, &error))?;
        }
        Ok(())
    }

    /// Returns the renames that replace `folder` with its new version. The renames also move files that tools left in
    /// the old folder to the new one.
    ///
    /// The order of the renames ensures that the state of the disk shows which renames have happened. This information
    /// is required to undo the renames.
    fn moves(&self, root: &Path, folder: &str, staging: &Staging) -> Result<Vec<Move>, Failure> {
        let (here, old, new) =
            (root.join(folder), staging.old_folder().join(folder), staging.new_folder().join(folder));
        let mut moves = Vec::new();
        for path in Contents::of(root, folder)?.left_by_tools {
            let to = staging.new_folder().join(&path);
            // If a folder is no longer generated, all contents of the folder are removed.
            if to.parent().is_some_and(Path::is_dir) {
                moves.push(Move { from: root.join(&path), to });
            }
        }
        if here.exists() {
            old.parent().map_or(Ok(()), make)?;
            moves.push(Move { from: here.clone(), to: old });
        } else {
            here.parent().map_or(Ok(()), make)?;
        }
        moves.push(Move { from: new, to: here });
        Ok(moves)
    }
}

/// Reads the contents of an owned folder. The returned paths are relative to the repository.
#[derive(Default)]
struct Contents {
    files: Vec<String>,
    left_by_tools: Vec<String>,
}

impl Contents {
    fn of(root: &Path, folder: &str) -> Result<Self, Failure> {
        let mut contents = Self::default();
        contents.add(root, folder)?;
        Ok(contents)
    }

    fn add(&mut self, root: &Path, folder: &str) -> Result<(), Failure> {
        let path = root.join(folder);
        let unreadable = |error: io::Error| cannot("read", &path, &error);
        let entries = match fs::read_dir(&path) {
            Ok(entries) => entries,
            Err(error) if is_absent(&error) => return Ok(()),
            Err(error) => return Err(unreadable(error)),
        };
        for entry in entries {
            let entry = entry.map_err(unreadable)?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let inside = format!("{folder}/{name}");
            if left_by_tools(&inside) {
                self.left_by_tools.push(inside);
            } else if entry.file_type().map_err(unreadable)?.is_dir() {
                self.add(root, &inside)?;
            } else {
                self.files.push(inside);
            }
        }
        Ok(())
    }
}

fn left_by_tools(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    LEFT_BY_TOOLS.contains(&name) || name.ends_with(".pyc") || path == LEFT_LOCK
}

/// Returns true if the error means that the file does not exist. The path of the file's folder may be a file, or the
/// file's own path may be a folder.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory | io::ErrorKind::IsADirectory)
}

/// Puts an unchanged file into the new folder. The new file is a hard link if possible, or otherwise a copy with the
/// same modification time.
fn keep(from: &Path, to: &Path) -> io::Result<()> {
    if fs::hard_link(from, to).is_ok() {
        return Ok(());
    }
    let modified = fs::metadata(from)?.modified()?;
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(modified)
}

fn make(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::environment(
        format!("cannot {what} {}: {error}", path.display()),
        "check the permissions of the folder and the free space on the disk. The generated files are unchanged",
    )
}

/// The parent folder for staging folders. It is on the same file system as the checkout, because renames between file
/// systems are not atomic.
fn workshop(root: &Path) -> PathBuf {
    root.join("target/cubind/regen")
}

#[cfg(test)]
mod tests;
