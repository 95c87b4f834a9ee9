//! The file of the owned layer, with loom's atomic numbers in the place of the core library's: the code that is tested is the code
//! that programs get.

use std::path::{Path, PathBuf};
use std::{env, fs};

const FILE: &str = "../../templates/rust/owned/gpu/uses.rs";

fn main() {
    println!("cargo::rerun-if-changed={FILE}");
    let source = fs::read_to_string(FILE).expect("the file is there");
    // Its own tests run with the crate.
    let (code, _) = source.split_once("#[cfg(test)]").expect("the file has tests");
    let changed = code
        .replace("core::sync::atomic", "loom::sync::atomic")
        // Loom knows each number by where it was made.
        .replace("pub(super) const fn new", "pub(super) fn new")
        // Doc comments of a file cannot be included.
        .replace("//! ", "// ");
    assert!(changed.contains("loom::sync::atomic"), "the file has other atomic numbers");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(Path::new(&out).join("uses.rs"), changed).expect("the folder is there");
}
