//! Hand-written files of a package: example programs, and tests that need a GPU.

use crate::venv::cannot;
use codegen::{diag::Failure, language::Files};
use std::{fs, path::Path};

/// Returns the files below a folder, by relative path with `/`. Returns no files if the folder does not exist.
pub(crate) fn files(folder: &Path) -> Result<Files, Failure> {
    let mut files = Files::new();
    if folder.is_dir() {
        add(folder, "", &mut files)?;
    }
    Ok(files)
}

fn add(folder: &Path, inside: &str, files: &mut Files) -> Result<(), Failure> {
    let unreadable = |error| cannot("read", folder, &error);
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let (file, path) = (entry.path(), format!("{inside}{}", entry.file_name().to_string_lossy()));
        if file.is_dir() {
            add(&file, &format!("{path}/"), files)?;
        } else {
            files.insert(path, fs::read_to_string(&file).map_err(|error| cannot("read", &file, &error))?);
        }
    }
    Ok(())
}

/// Returns the source of this repository's GPU tests, as an additional module for the crate that contains the package's
/// GPU tests.
pub(super) fn gpu(root: &Path, files: &Files) -> Result<Files, Failure> {
    const ROOT: &str = "src/lib.rs";
    const MODULE: &str = "src/gpu.rs";
    let file = root.join("tests/rust").join(MODULE);
    let text = fs::read_to_string(&file).map_err(|error| cannot("read", &file, &error))?;
    let modules = files.get(ROOT).cloned().unwrap_or_default() + "pub mod gpu;\n";
    Ok([(ROOT.to_owned(), modules), (MODULE.to_owned(), text)].into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_found_and_a_missing_folder_is_empty() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("examples")).unwrap();
        fs::write(folder.path().join("examples/a.rs"), "a").unwrap();
        fs::write(folder.path().join("b.rs"), "b").unwrap();
        let own = |(path, text): (&str, &str)| (path.to_owned(), text.to_owned());
        assert_eq!(files(folder.path()).unwrap(), [("b.rs", "b"), ("examples/a.rs", "a")].map(own).into());
        assert_eq!(files(&folder.path().join("nothing")).unwrap(), Files::new());
    }
}
