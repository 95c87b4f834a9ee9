//! What the generator reads, from bytes that mean no good. Each function is a target of `cargo xtask hunt fuzz`: it panics where the
//! generator does, or where what was read is not what is written again. Whatever else is wrong with the bytes has to be told.

mod front;
mod texts;
mod wheels;

pub use front::scanner;
use std::path::{Path, PathBuf};
pub use texts::{c_type, registry, spec};
pub use wheels::wheel;

/// A target, by the name of its program and of its folder in `corpus/`.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 5] =
    [("c_type", c_type), ("registry", registry), ("spec", spec), ("wheel", wheel), ("scanner", scanner)];

/// The repository: this is compiled as a package in there, and as a module of a test of another.
fn repository() -> PathBuf {
    let mut above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.find(|folder| folder.join("specs/toolkits.yaml").is_file()).expect("it has specs").to_owned()
}
