//! Location of the repository checkout in which a program of the workspace runs.

use crate::diag::Failure;
use std::{
    env,
    path::{Path, PathBuf},
};

/// Returns the root of the checkout for a program whose package was compiled in the directory `compiled_in`
/// (`env!("CARGO_MANIFEST_DIR")`).
///
/// `cargo run` and `cargo test` set the environment variable `CARGO_MANIFEST_DIR` at run time, to the directory of the
/// package that they run. This directory differs from `compiled_in` if cargo reuses a build of another checkout. Cargo
/// does so if a checkout was copied or moved with its `target/`, or if two checkouts share a target directory. The
/// program then contains the sources and templates of the other checkout, so this function returns an error.
pub fn root(compiled_in: &str) -> Result<PathBuf, Failure> {
    let compiled_in = Path::new(compiled_in);
    let package = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    root_of(compiled_in, package.as_deref(), &env::current_dir().unwrap_or_default())
}

fn root_of(compiled_in: &Path, package: Option<&Path>, current: &Path) -> Result<PathBuf, Failure> {
    let compiled = checkout_of(compiled_in);
    // If the program was not started by cargo, the checkout is the one that contains the current directory, if there is
    // one.
    let root = package.map_or_else(|| checkout_of(current), checkout_of);
    match (root, compiled) {
        (Some(root), Some(compiled)) if same(&root, &compiled) => Ok(root),
        (None, Some(compiled)) => Ok(compiled),
        (root, _) => Err(Failure::environment(
            format!(
                "this program was compiled from the sources in {}, but the current checkout is {}",
                compiled_in.display(),
                root.as_deref().unwrap_or(current).display(),
            ),
            "run `cargo clean`, and compile the program again. Checkouts cannot share a target folder",
        )),
    }
}

/// Returns the nearest directory that contains this repository's specs: `folder` or one of its parents.
fn checkout_of(folder: &Path) -> Option<PathBuf> {
    folder.ancestors().find(|above| above.join("specs/toolkits.yaml").is_file()).map(Path::to_owned)
}

/// Returns true if two paths refer to the same directory. Compares the directories themselves, because a path may
/// contain symbolic links.
fn same(one: &Path, other: &Path) -> bool {
    match (one.canonicalize(), other.canonicalize()) {
        (Ok(one), Ok(other)) => one == other,
        _ => one == other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn rejects_a_program_that_was_compiled_in_another_checkout() {
        let folder = tempfile::tempdir().unwrap();
        for checkout in ["one", "two"] {
            let package = folder.path().join(checkout).join("xtask");
            fs::create_dir_all(&package).unwrap();
            fs::create_dir_all(package.join("../specs")).unwrap();
            fs::write(package.join("../specs/toolkits.yaml"), "").unwrap();
        }
        let (one, two) = (folder.path().join("one"), folder.path().join("two"));
        let compiled_in = one.join("xtask");
        let table: [(&str, Option<PathBuf>, PathBuf, Option<&Path>); 6] = [
            ("cargo, from a folder below", Some(one.join("xtask")), one.join("specs"), Some(&one)),
            ("cargo, called from elsewhere", Some(one.join("xtask")), two.clone(), Some(&one)),
            ("cargo, with the build of another checkout", Some(two.join("xtask")), two.clone(), None),
            ("no cargo, in the checkout", None, one.join("specs"), Some(&one)),
            ("no cargo, in another checkout", None, two.clone(), None),
            ("no cargo, in no checkout", None, folder.path().to_owned(), Some(&one)),
        ];
        for (case, package, current, expected) in table {
            match (root_of(&compiled_in, package.as_deref(), &current), expected) {
                (Ok(root), Some(expected)) => assert_eq!(root, expected, "{case}"),
                (Err(failure), None) => {
                    assert_eq!(failure.exit_code(), 3, "{case}");
                    assert!(failure.to_string().contains("compiled from the sources in"), "{case}: {failure}");
                }
                (found, _) => panic!("{case}: {found:?}"),
            }
        }
        fs::remove_dir_all(&one).unwrap();
        assert!(root_of(&compiled_in, Some(&two.join("xtask")), &two).is_err(), "the old checkout is gone");
    }
}
