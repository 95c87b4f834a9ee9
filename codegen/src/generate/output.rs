//! Replacement of the generated files in a language's output folder.
//!
//! A listing in the folder contains the path of each file that a run has written, with the digest of the file's text. A
//! file that is not listed, or that has changed since it was written, belongs to the user. If a run would replace a
//! file of the user, the run writes nothing. Files that are no longer generated are removed.

use super::shown;
use codegen_core::{diag::Failure, digest::digest, language::Files};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs, io,
    path::{Path, PathBuf},
};

/// The file name of the listing.
pub const LISTING: &str = ".cubind";

/// The comment at the beginning of a listing.
const HEAD: &str = "# Written by `cubind generate`: the files that it may replace, each with the digest of its text.\n";

/// The numbers of new, changed, removed and unchanged files in a folder after a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// The number of new files.
    pub added: usize,
    /// The number of files whose text has changed.
    pub changed: usize,
    /// The number of files that are no longer generated.
    pub removed: usize,
    /// The number of unchanged files.
    pub kept: usize,
}

/// Maps the path of a file to the digests of the texts that a run may have written to the file. After an interrupted
/// run, a file has several digests.
type Listed = BTreeMap<String, BTreeSet<String>>;

/// An output folder with its listing and its newly generated files.
#[derive(Debug)]
pub struct Output {
    folder: PathBuf,
    listed: Listed,
    files: Files,
}

impl Output {
    /// Reads the listing. Fails if the run would replace a file that this tool has not written.
    pub fn new(folder: &Path, files: Files) -> Result<Self, Failure> {
        let listing = read(&folder.join(LISTING))?.unwrap_or_default();
        let listed = listing.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
        let listed = listed.fold(Listed::new(), |mut all, (digest, path)| {
            all.entry(path.to_owned()).or_default().insert(digest.to_owned());
            all
        });
        let output = Self { folder: folder.to_owned(), listed, files };
        let mut others = Vec::new();
        for path in output.files.keys().chain(output.listed.keys()) {
            let Some(there) = read(&folder.join(path))? else { continue };
            let is_ours = output.listed.get(path).is_some_and(|known| known.contains(&digest([&there])));
            if !is_ours && output.files.get(path) != Some(&there) && !others.contains(&path.as_str()) {
                others.push(path);
            }
        }
        let Some(first) = others.first() else { return Ok(output) };
        let more = if others.len() > 1 { format!(" and {} more", others.len() - 1) } else { String::new() };
        let message = format!(
            "{}{more}: these files were not written by this command, or were modified afterwards",
            shown(&folder.join(first))
        );
        Err(Failure::wrong_use(
            message,
            "pass an empty folder, or move your files out of this folder. The command has written nothing",
        ))
    }

    /// Returns the files on disk that differ from the generated files.
    pub fn stale(&self) -> Result<Vec<PathBuf>, Failure> {
        let mut stale = Vec::new();
        for path in self.files.keys().chain(self.gone()) {
            let file = self.folder.join(path);
            let there = read(&file)?;
            if there.as_ref() != self.files.get(path) {
                stale.push(file);
            }
        }
        Ok(stale)
    }

    /// Writes the files that differ. Until all of these files are written, the listing also contains the old files, so
    /// that an interrupted run can be repeated.
    pub fn write(&self) -> Result<Written, Failure> {
        let cannot = |path: &Path, error: &io::Error| {
            let next = "check the permissions of the folder and the free space on the disk, and run the command again";
            Failure::environment(format!("cannot write {}: {error}", shown(path)), next)
        };
        let put = |path: &Path, text: &str| {
            let parent = path.parent().unwrap_or(&self.folder);
            fs::create_dir_all(parent).and_then(|()| fs::write(path, text)).map_err(|error| cannot(path, &error))
        };
        let mut written = Written::default();
        let new = self.files.iter().map(|(path, text)| (path.clone(), BTreeSet::from([digest([text])])));
        let new: Listed = new.collect();
        let mut both = self.listed.clone();
        new.iter().for_each(|(path, digests)| both.entry(path.clone()).or_default().extend(digests.iter().cloned()));
        put(&self.folder.join(LISTING), &listing(&both))?;
        for (path, text) in &self.files {
            let file = self.folder.join(path);
            match read(&file)? {
                // An unchanged file is not written, so that its modification time is preserved and dependent files are
                // not built again.
                Some(there) if there == *text => written.kept += 1,
                Some(_) => {
                    put(&file, text)?;
                    written.changed += 1;
                }
                None => {
                    put(&file, text)?;
                    written.added += 1;
                }
            }
        }
        for path in self.gone() {
            let file = self.folder.join(path);
            if read(&file)?.is_some() {
                fs::remove_file(&file).map_err(|error| cannot(&file, &error))?;
                written.removed += 1;
            }
        }
        put(&self.folder.join(LISTING), &listing(&new))?;
        Ok(written)
    }

    /// Returns the files that an earlier run has written, but that are no longer generated.
    fn gone(&self) -> impl Iterator<Item = &String> {
        self.listed.keys().filter(|path| !self.files.contains_key(*path))
    }
}

fn listing(files: &Listed) -> String {
    let lines = files.iter().flat_map(|(path, digests)| digests.iter().map(move |digest| format!("{digest} {path}\n")));
    lines.fold(HEAD.to_owned(), |all, line| all + &line)
}

/// Returns the text of a file, if the file exists.
fn read(path: &Path) -> Result<Option<String>, Failure> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(None),
        Err(error) => {
            Err(Failure::environment(format!("cannot read {}: {error}", shown(path)), "check its permissions"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(of: &[(&str, &str)]) -> Files {
        of.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect()
    }

    #[test]
    fn only_generated_files_are_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path();
        let run = |of: &[(&str, &str)]| Output::new(folder, files(of)).and_then(|output| output.write());
        let written = |added, changed, removed, kept| Written { added, changed, removed, kept };
        assert_eq!(run(&[("a", "1"), ("b/c", "2")]).unwrap(), written(2, 0, 0, 0));
        assert_eq!(run(&[("a", "1"), ("b/c", "3")]).unwrap(), written(0, 1, 0, 1));
        assert_eq!(run(&[("a", "1")]).unwrap(), written(0, 0, 1, 1));
        assert!(!folder.join("b/c").exists());
        // One of the user's own files has the path of a generated file.
        fs::write(folder.join("mine"), "mine").unwrap();
        assert_eq!(run(&[("a", "2")]).unwrap(), written(0, 1, 0, 0));
        let refused = run(&[("a", "3"), ("mine", "theirs")]).unwrap_err();
        assert_eq!(refused.exit_code(), 2);
        assert!(refused.to_string().contains("mine: these files were not written by this command"), "{refused}");
        assert_eq!((fs::read_to_string(folder.join("a")).unwrap().as_str(), folder.join("mine").exists()), ("2", true));
        // A generated file that the user has edited is not replaced either.
        fs::write(folder.join("a"), "edited").unwrap();
        assert!(run(&[("a", "3")]).is_err() && run(&[]).is_err());
    }

    #[test]
    fn files_that_differ_are_stale() {
        let folder = tempfile::tempdir().unwrap();
        let output = |of: &[(&str, &str)]| Output::new(folder.path(), files(of)).unwrap();
        output(&[("a", "1"), ("b", "1")]).write().unwrap();
        assert!(output(&[("a", "1"), ("b", "1")]).stale().unwrap().is_empty());
        let stale = output(&[("a", "2"), ("c", "1")]).stale().unwrap();
        assert_eq!(stale, ["a", "c", "b"].map(|name| folder.path().join(name)));
    }
}
