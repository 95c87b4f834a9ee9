//! The location of the `cubind` crate on which a generated package depends.

use codegen::{
    diag::Failure,
    package::{CoreAt, PYTHON_FOLDER, Package, RUST_FOLDER},
};
use std::path::Path;

/// Sets the location of the `cubind` crate for a package: a checkout, a folder within a checkout, or the address of a
/// git repository.
pub(crate) fn from(place: Option<&str>, mut package: Package) -> Result<Package, Failure> {
    let Some(place) = place else {
        [&mut package.rust, &mut package.python].into_iter().for_each(|home| home.core_at = CoreAt::published());
        return Ok(package);
    };
    for (home, inside) in [(&mut package.rust, RUST_FOLDER), (&mut package.python, PYTHON_FOLDER)] {
        home.core_at = match Path::new(place).canonicalize() {
            Ok(folder) => CoreAt::Path(checkout(&folder)?.join(inside).display().to_string()),
            Err(_) => CoreAt::Git(place.to_owned()),
        };
    }
    Ok(package)
}

/// The root of the checkout that contains a folder.
fn checkout(folder: &Path) -> Result<&Path, Failure> {
    let is_checkout = |folder: &&Path| folder.join(RUST_FOLDER).join("Cargo.toml").is_file();
    folder.ancestors().find(is_checkout).ok_or_else(|| {
        let message = format!(
            "{} is not in a checkout of cubind, because no parent folder contains {RUST_FOLDER}",
            folder.display()
        );
        Failure::wrong_use(message, "pass the folder into which cubind's repository was cloned")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn package() -> Package {
        Package::on_core(Default::default(), "a", "a")
    }

    #[test]
    fn a_folder_inside_a_checkout_is_a_path_and_other_arguments_are_addresses() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let from = |place: &Path| from(place.to_str(), package());
        let refused = from(&root).unwrap_err();
        assert_eq!(refused.exit_code(), 2, "{refused}");

        fs::create_dir_all(root.join(RUST_FOLDER)).unwrap();
        fs::write(root.join(RUST_FOLDER).join("Cargo.toml"), "").unwrap();
        let path = |inside: &str| CoreAt::Path(root.join(inside).display().to_string());
        for place in [root.clone(), root.join(RUST_FOLDER)] {
            let package = from(&place).unwrap();
            assert_eq!((package.rust.core_at, package.python.core_at), (path(RUST_FOLDER), path(PYTHON_FOLDER)));
        }

        let address = "https://example.org/cubind";
        assert_eq!(from(Path::new(address)).unwrap().python.core_at, CoreAt::Git(address.to_owned()));
        assert_eq!(super::from(None, package()).unwrap().rust.core_at, CoreAt::published());
    }
}
