//! Temporary folders for incomplete files, in the same folder of the cache as the files' destination.
//!
//! *Architecture invariant:* a temporary folder is on the same file system as the destination of its files, so that an
//! atomic rename can move these files.

use super::failures::cannot_write;
use codegen_core::diag::Failure;
use std::{fs, path::Path, time::Duration};
use tempfile::TempDir;

/// The prefix of the names of temporary folders.
const PREFIX: &str = ".partial-";

/// The age at which a temporary folder is considered abandoned.
const ABANDONED: Duration = Duration::from_secs(24 * 60 * 60);

/// Creates a temporary folder in `parent`. If `parent` does not exist, it is created. The temporary folder is removed
/// when the value is dropped.
pub(super) fn folder_in(parent: &Path) -> Result<TempDir, Failure> {
    fs::create_dir_all(parent).map_err(|error| cannot_write(parent, &error))?;
    sweep(parent);
    tempfile::Builder::new().prefix(PREFIX).tempdir_in(parent).map_err(|error| cannot_write(parent, &error))
}

/// Removes the temporary folders of interrupted runs, each of which contains hundreds of megabytes. A temporary folder
/// that cannot be removed is harmless.
fn sweep(parent: &Path) {
    let entries = fs::read_dir(parent).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(PREFIX)) {
        let age = entry.metadata().and_then(|metadata| metadata.modified()).map(|modified| modified.elapsed());
        if age.is_ok_and(|age| age.is_ok_and(|age| age > ABANDONED)) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{fs::File, time::SystemTime};

    #[test]
    fn abandoned_folders_are_removed_and_others_stay() {
        let parent = tempfile::tempdir().unwrap();
        let [old, fresh, other] = [".partial-old", ".partial-fresh", "include"].map(|name| parent.path().join(name));
        for folder in [&old, &fresh, &other] {
            fs::create_dir(folder).unwrap();
            fs::write(folder.join("file"), "").unwrap();
        }
        let long_ago = SystemTime::now() - 2 * ABANDONED;
        for folder in [&old, &other] {
            File::open(folder).unwrap().set_modified(long_ago).unwrap();
        }
        let made = folder_in(parent.path()).unwrap();
        assert_eq!([&old, &fresh, &other].map(|folder| folder.exists()), [false, true, true]);
        assert_eq!(made.path().parent(), Some(parent.path()));
    }
}
