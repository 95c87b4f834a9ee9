//! Finds libclang, the library that parses headers: the user's own library or the pinned one.
//!
//! *Architecture invariant:* this module only finds the library's file. Only `scan/` loads and uses libclang.

use super::{
    Progress,
    client::Client,
    manifest::{self, Libclang},
    pin::{Pin, Platform},
    unpack,
    wheels::{self, Store},
};
use codegen_core::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// File names of libclang without a version. The most likely name on this system comes first.
const NAMES: [&str; 3] = ["libclang.so", "libclang.dylib", "libclang.dll"];

/// The suggestion in errors about a pinned library that cannot be fetched.
const OTHERWISE: &str = "set LIBCLANG_PATH to an installed libclang";

/// Returns the library that `LIBCLANG_PATH` specifies. The variable contains the path of the library's file or of the
/// file's folder.
pub(super) fn named(path: &Path) -> Result<PathBuf, Failure> {
    let found = if path.is_file() { Some(path.to_owned()) } else { in_folder(path) };
    found.ok_or_else(|| {
        let wrong = if path.is_dir() {
            format!("contains none of {}, libclang.so.*", NAMES.join(", "))
        } else {
            "does not exist".to_owned()
        };
        Failure::environment(
            format!("LIBCLANG_PATH is {}, which {wrong}", path.display()),
            "specify the library or its folder, or unset LIBCLANG_PATH to use the pinned libclang",
        )
    })
}

/// Returns the path of the libclang in `folder`. If the folder contains several versions, the highest version is used,
/// so that the result does not depend on the order of files.
fn in_folder(folder: &Path) -> Option<PathBuf> {
    let plain = NAMES.iter().map(|name| folder.join(name)).find(|file| file.is_file());
    plain.or_else(|| {
        let files = fs::read_dir(folder).ok()?.filter_map(Result::ok);
        let numbered = files.filter_map(|file| Some((number(file.file_name().to_str()?)?, file.path())));
        numbered.filter(|(_, path)| path.is_file()).max().map(|(_, path)| path)
    })
}

/// Parses the version numbers in a file name such as `libclang.so.18.1` or Debian's `libclang-18.so.18`. Returns `None`
/// for all other files, such as libclang-cpp.
fn number(name: &str) -> Option<Vec<u32>> {
    let rest = name.strip_prefix("libclang")?;
    let numbers = match rest.strip_prefix('-') {
        Some(rest) => rest.replacen(".so.", ".", 1),
        None => rest.strip_prefix(".so.")?.to_owned(),
    };
    numbers.split('.').map(|part| part.parse().ok()).collect()
}

/// Returns the pinned libclang for this machine. The library is fetched if it is not in `root/target/cubind/` yet.
pub(super) fn pinned(libclang: &Libclang, root: &Path, progress: &dyn Progress) -> Result<PathBuf, Failure> {
    let Libclang { package, version, wheels: by_machine } = libclang;
    let machine = manifest::this_machine();
    let wheel = by_machine
        .get(&machine)
        .ok_or_else(|| Failure::environment(format!("{} pins no libclang for {machine}", manifest::FILE), OTHERWISE))?;
    let pin = Pin {
        package: package.clone(),
        version: version.clone(),
        sha256: Some(wheel.sha256.clone()),
        record: None,
        platform: Platform::exactly(&wheel.platform),
        from: None,
    };
    let folder = wheels::cache(root).join("libclang").join(version.as_str());
    let store = Store { root, otherwise: OTHERWISE, progress, connect: &Client::start };
    store.provide(&[pin], unpack::LIBCLANG, &folder)?;
    in_folder(&folder).ok_or_else(|| {
        Failure::environment(
            format!("{} is marked as complete but contains no libclang", folder.display()),
            "delete the folder, and run the command again",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn version_numbers_are_parsed_only_from_names_of_libclang() {
        assert_eq!(number("libclang.so.18.1"), Some(vec![18, 1]));
        assert_eq!(number("libclang-18.so.18"), Some(vec![18, 18]));
        for other in ["libclang-cpp.so.18", "libclang.so.18.debug", "libclang.a", "libclangAST.so.18"] {
            assert_eq!(number(other), None, "{other}");
        }
    }

    #[test]
    fn a_folder_or_a_file_can_be_named() {
        let folder = tempfile::tempdir().unwrap();
        let touch = |name: &str| {
            let file = folder.path().join(name);
            fs::write(&file, "").unwrap();
            file
        };
        touch("libclang-cpp.so.19");
        let failure = named(folder.path()).unwrap_err();
        assert_eq!(failure.exit_code(), 3);
        assert!(failure.to_string().contains("which contains none of libclang.so"), "{failure}");

        touch("libclang.so.9");
        let highest = touch("libclang.so.18");
        assert_eq!(named(folder.path()).unwrap(), highest);
        let plain = touch("libclang.so");
        assert_eq!(named(folder.path()).unwrap(), plain);
        assert_eq!(named(&highest).unwrap(), highest);

        let failure = named(&folder.path().join("nothing")).unwrap_err();
        assert!(failure.to_string().contains("nothing, which does not exist"), "{failure}");
    }
}
