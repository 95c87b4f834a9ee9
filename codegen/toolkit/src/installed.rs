//! Installed toolkits that were scanned, and that `specs/toolkits.yaml` does not list. Until the manifest lists a
//! toolkit's wheels, tests use the installed headers and libraries.
//!
//! For example, the file `target/cubind/installed/13.6` contains the path of the folder in which CUDA 13.6 is
//! installed. Both the folder and the file are specific to this machine.

use super::wheels;
use codegen_core::{diag::Failure, version::Version};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

/// Records the folder of an installed toolkit.
pub(super) fn remember(root: &Path, version: Version, home: &Path) -> Result<(), Failure> {
    let folder = folder(root);
    let file = folder.join(version.to_string());
    let write = || {
        fs::create_dir_all(&folder)?;
        fs::write(&file, format!("{}\n", fs::canonicalize(home)?.display()))
    };
    write().map_err(|error| cannot("write", &file, &error))
}

/// Returns the recorded folders of installed toolkits.
pub(super) fn remembered(root: &Path) -> Result<BTreeMap<Version, PathBuf>, Failure> {
    let folder = folder(root);
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeMap::new()),
        Err(error) => return Err(cannot("read", &folder, &error)),
    };
    let mut homes = BTreeMap::new();
    for entry in entries {
        let entry = entry.map_err(|error| cannot("read", &folder, &error))?;
        // Files whose names are not versions are ignored.
        if let Some(version) = entry.file_name().to_str().and_then(|name| name.parse().ok()) {
            let text = fs::read_to_string(entry.path()).map_err(|error| cannot("read", &entry.path(), &error))?;
            homes.insert(version, PathBuf::from(text.trim_end()));
        }
    }
    Ok(homes)
}

/// Returns the folder with the shared libraries of a toolkit that is installed in `home`.
pub(super) fn libraries(home: &Path, machine: &str) -> Result<PathBuf, Failure> {
    let places = ["lib64".to_owned(), format!("targets/{machine}-linux/lib"), "lib".to_owned()];
    let found = places.iter().map(|place| home.join(place)).find(|place| place.is_dir());
    found.ok_or_else(|| {
        Failure::environment(
            format!("{} has no folder of shared libraries: {}", home.display(), places.join(", ")),
            "install the toolkit's libraries in this folder, or list the toolkit's wheels with `cargo xtask upstream \
            add`",
        )
    })
}

fn folder(root: &Path) -> PathBuf {
    wheels::cache(root).join("installed")
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::environment(format!("cannot {what} {}: {error}", path.display()), "check the permissions of target/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembered_toolkits_are_found_again() {
        let root = tempfile::tempdir().unwrap();
        let (root, version) = (root.path(), Version::new(13, 6));
        assert_eq!(remembered(root).unwrap(), BTreeMap::new());
        let home = root.join("cuda");
        fs::create_dir_all(home.join("targets/sbsa-linux/lib")).unwrap();
        remember(root, version, &home).unwrap();
        fs::write(folder(root).join("notes"), "not ours").unwrap();
        let home = fs::canonicalize(home).unwrap();
        assert_eq!(remembered(root).unwrap(), BTreeMap::from([(version, home.clone())]));
        assert_eq!(libraries(&home, "sbsa").unwrap(), home.join("targets/sbsa-linux/lib"));
        assert!(libraries(&home, "x86_64").unwrap_err().to_string().contains("has no folder of shared libraries"));
    }
}
