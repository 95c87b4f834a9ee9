//! Fuzz targets that pass malformed input to the generator's readers. Each function is a target of `cargo xtask hunt
//! fuzz`. A target panics if the generator panics, or if written data differs from the data that was read. The
//! generator must report all other problems of the input.

mod front;
mod grammar;
mod texts;
mod wheels;

pub use front::{grammar, grammatical, scanner};
use std::path::{Path, PathBuf};
pub use texts::{c_type, registry, spec};
pub use wheels::wheel;

/// A fuzz target, with the name of its program and of its folder in `corpus/`.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 6] = [
    ("c_type", c_type),
    ("registry", registry),
    ("spec", spec),
    ("wheel", wheel),
    ("scanner", scanner),
    ("grammar", grammar),
];

/// Returns the path of the repository. This file is compiled as part of two packages: as a package of its own, and as a
/// module of another package's test.
fn repository() -> PathBuf {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.find(|folder| folder.join("specs/toolkits.yaml").is_file()).expect("it has specs").to_owned()
}
