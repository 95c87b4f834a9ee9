//! Test crate that calls every function of a package with the package's recording stubs. Crates for different packages
//! differ only in the calls, which are included at build time.

use codegen_core::{language::Files, package::Package};
use std::path::Path;

/// The source files from this repository's tests that create arguments, and compare them with the arguments that the
/// library receives.
const SUPPORT: &[(&str, &str)] = &[
    ("src/echo/arguments.rs", include_str!("../../../../tests/rust/src/echo/arguments.rs")),
    ("src/echo/call.rs", include_str!("../../../../tests/rust/src/echo/call.rs")),
    ("src/echo/checks.rs", include_str!("../../../../tests/rust/src/echo/checks.rs")),
    ("src/echo/control.rs", include_str!("../../../../tests/rust/src/echo/control.rs")),
    ("src/echo/forms.rs", include_str!("../../../../tests/rust/src/echo/forms.rs")),
    ("src/echo/mod.rs", include_str!("../../../../tests/rust/src/echo/mod.rs")),
    ("src/echo/pattern.rs", include_str!("../../../../tests/rust/src/echo/pattern.rs")),
    ("src/echo/run.rs", include_str!("../../../../tests/rust/src/echo/run.rs")),
    ("src/process.rs", include_str!("../../../../tests/rust/src/process.rs")),
    ("src/lib.rs", include_str!("test_crate/lib.rs.txt")),
    ("tests/calls.rs", include_str!("test_crate/calls.rs.txt")),
];

/// The name of a package's test crate.
pub fn test_crate_name(package: &Package) -> String {
    format!("{}-tests", package.rust.name)
}

/// The files of the test crate for a package whose crate is in the folder `krate`. At build time, `CUBIND_ECHO_CALLS`
/// is the path of the calls. At run time, `CUBIND_ECHO_DIR` is the folder of the libraries.
pub fn test_crate(package: &Package, krate: &Path) -> Files {
    let (name, of, krate) = (test_crate_name(package), &package.rust.name, krate.display().to_string());
    let core = package.rust.core_at.for_cargo();
    let manifest = format!(
        "# Written by cubind's generator: do not edit.\n[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = \
         false\n\n[lib]\nname = \"cubind_tests\"\n\n[dependencies]\ncubind = {{ {core}, default-features = false, features = \
         [\"std\"] }}\n{of} = {{ path = {krate:?} }}\nlibloading = \"0.9\"\n\n# It belongs to no workspace.\n[workspace]\n"
    );
    let own = |(path, text): (&str, &str)| (path.to_owned(), text.to_owned());
    SUPPORT.iter().copied().chain([("Cargo.toml", manifest.as_str())]).map(own).collect()
}
