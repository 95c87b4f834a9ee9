//! Sizes of the files that users download, compile or clone.

use super::figures::Figure;
use crate::{venv::cannot, wheel};
use codegen::diag::Failure;
use std::{fs, path::Path};

pub(crate) const MB: f64 = 1e6;
/// The limits in MB leave space for one more toolkit.
const WHEEL: f64 = wheel::MAX_BYTES as f64 / MB;
const CRATE: f64 = 20.0;
/// The limit includes 6 MB for the docstrings in the stubs of `checked`.
const PACKAGE: f64 = 28.0;
/// The limit for generated code, which is downloaded with each clone of the repository.
const GENERATED: f64 = 46.0;

pub(super) fn figures(root: &Path, built: &Path) -> Result<Vec<Figure>, Failure> {
    let size = |path: &Path| bytes(path).map(|bytes| bytes as f64 / MB);
    let (rust, python) = (size(&root.join("generated/cubind"))?, size(&root.join("generated/cubind-py"))?);
    Ok(vec![
        Figure::limited("wheel", size(built)?, "MB", Some(WHEEL), WHEEL),
        Figure::limited("generated/cubind", rust, "MB", None, CRATE),
        Figure::limited("generated/cubind-py", python, "MB", None, PACKAGE),
        Figure::limited("generated/", rust + python, "MB", None, GENERATED),
    ])
}

/// Returns the size in bytes of a file, or of all files below a folder.
pub(crate) fn bytes(path: &Path) -> Result<u64, Failure> {
    let metadata = fs::metadata(path).map_err(|error| cannot("read", path, &error))?;
    if !metadata.is_dir() {
        return Ok(metadata.len());
    }
    // Cargo's build outputs do not count.
    if path.file_name().is_some_and(|name| name == "target") {
        return Ok(0);
    }
    let entries = fs::read_dir(path).map_err(|error| cannot("read", path, &error))?;
    entries.map(|entry| bytes(&entry.map_err(|error| cannot("read", path, &error))?.path())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_size_of_a_folder_is_that_of_its_files_without_build_outputs() {
        let folder = tempfile::tempdir().unwrap();
        for (name, size) in [("a", 3), ("b/c", 4), ("target/d", 100)] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, vec![0; size]).unwrap();
        }
        assert_eq!(bytes(folder.path()).unwrap(), 7);
    }
}
