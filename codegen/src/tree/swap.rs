//! Atomic renames of several folders, even if the process is killed between two renames.
//!
//! ```text
//! target/cubind/regen/<process>-XXXXXX/new/…    the new folders
//!                                     /old/…    the old folders
//!                                     /moves    the list of renames, which exists from before the first to after the last
//! ```
//!
//! *Architecture invariant:* a staging folder that contains the file `moves` is an unfinished swap. A process that
//! finds the staging folder of a dead process first undoes the renames in that file.

use super::{cannot, make, workshop};
use codegen_core::diag::Failure;
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use tempfile::TempDir;

/// The name of the file that lists the renames.
const MOVES: &str = "moves";

/// The paths of one rename.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub(super) from: PathBuf,
    pub(super) to: PathBuf,
}

/// A folder in which a new tree is built. The folder is removed when this value is dropped.
pub(super) struct Staging(TempDir);

impl Staging {
    /// Creates a staging folder for the repository in `root`.
    pub(super) fn new(root: &Path) -> Result<Self, Failure> {
        let parent = workshop(root);
        make(&parent)?;
        let folder = tempfile::Builder::new().prefix(&format!("{}-", std::process::id())).tempdir_in(&parent);
        folder.map(Self).map_err(|error| cannot("create a folder in", &parent, &error))
    }

    /// Returns the path of the new tree.
    pub(super) fn new_folder(&self) -> PathBuf {
        self.0.path().join("new")
    }

    /// Returns the path to which the old tree is moved.
    pub(super) fn old_folder(&self) -> PathBuf {
        self.0.path().join("old")
    }

    /// Performs all renames in `moves`, or none of these renames.
    pub(super) fn swap(self, moves: &[Move]) -> Result<(), Failure> {
        self.note(moves)?;
        for step in moves {
            if let Err(error) = fs::rename(&step.from, &step.to) {
                let failure = cannot(&format!("move {} to", step.from.display()), &step.to, &error);
                return Err(match take_back(moves) {
                    Ok(()) => failure,
                    Err(error) => self.in_pieces(&error),
                });
            }
        }
        // From this point on, the swap is either completed or undone.
        let noted = self.0.path().join(MOVES);
        fs::remove_file(&noted).map_err(|error| cannot("remove", &noted, &error))
    }

    /// Writes the list of renames atomically.
    pub(super) fn note(&self, moves: &[Move]) -> Result<(), Failure> {
        let (noted, partial) = (self.0.path().join(MOVES), self.0.path().join("moves.partial"));
        // Paths may contain any character except NUL.
        let text: String =
            moves.iter().map(|step| format!("{}\0{}\0", step.from.display(), step.to.display())).collect();
        fs::write(&partial, text)
            .and_then(|()| fs::rename(&partial, &noted))
            .map_err(|error| cannot("write", &noted, &error))
    }

    /// Returns the error for a swap that can be neither completed nor undone. All old files exist, but some of them are
    /// in the staging folder. Therefore, the staging folder must not be removed.
    fn in_pieces(self, error: &io::Error) -> Failure {
        let folder = self.0.keep();
        Failure::environment(
            format!("a rename failed, and earlier renames could not be undone: {error}"),
            format!("run the command again, which first restores the old files from {}", folder.display()),
        )
    }

    /// Leaves the staging folder on disk, as a killed process would.
    #[cfg(test)]
    pub(super) fn abandon(self) {
        let folder = self.0.keep();
        let gone = folder.with_file_name("gone-abc");
        let moves = fs::read_to_string(folder.join(MOVES)).unwrap_or_default();
        let text = moves.replace(&folder.display().to_string(), &gone.display().to_string());
        fs::write(folder.join(MOVES), text).unwrap();
        fs::rename(folder, gone).unwrap();
    }
}

/// Undoes the renames in `moves` that have happened, starting with the last one.
fn take_back(moves: &[Move]) -> io::Result<()> {
    for Move { from, to } in moves.iter().rev() {
        if to.symlink_metadata().is_ok() && from.symlink_metadata().is_err() {
            fs::rename(to, from)?;
        }
    }
    Ok(())
}

/// Cleans up after killed processes: undoes unfinished swaps, and removes all other staging folders.
pub(super) fn recover(root: &Path) -> Result<(), Failure> {
    let parent = workshop(root);
    let Ok(entries) = fs::read_dir(&parent) else { return Ok(()) };
    for folder in entries.flatten().map(|entry| entry.path()).filter(|folder| !is_in_use(folder)) {
        if let Ok(text) = fs::read_to_string(folder.join(MOVES)) {
            take_back(&read(&text)).map_err(|error| cannot("restore the old files from", &folder, &error))?;
            fs::remove_file(folder.join(MOVES)).map_err(|error| cannot("remove `moves` in", &folder, &error))?;
        }
        // A staging folder that cannot be removed is harmless.
        let _ = fs::remove_dir_all(&folder);
    }
    Ok(())
}

fn read(text: &str) -> Vec<Move> {
    let paths: Vec<&str> = text.split_terminator('\0').collect();
    paths.chunks_exact(2).map(|pair| Move { from: pair[0].into(), to: pair[1].into() }).collect()
}

/// Returns true if the system reports that the process that created the staging folder is still running.
fn is_in_use(folder: &Path) -> bool {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let process = name.split('-').next().unwrap_or_default();
    process == std::process::id().to_string()
        || (!process.is_empty()
            && process.bytes().all(|byte| byte.is_ascii_digit())
            && Path::new("/proc").join(process).exists())
}
