//! Copies of the owned layer's files that use loom's atomics and locks instead of the standard library's. The tested
//! code is otherwise the code of the crate.

use std::path::{Path, PathBuf};
use std::{env, fs};

const FOLDER: &str = "../../templates/rust/owned/gpu";
/// A file, and the string that is replaced in the file. The file must contain the string.
const FILES: [(&str, &str); 5] = [
    ("uses.rs", "loom::sync::atomic"),
    ("captures.rs", "loom::sync::atomic"),
    ("clock.rs", "loom::sync::{Mutex, MutexGuard}"),
    ("last_work.rs", "loom::sync::{Mutex, MutexGuard}"),
    ("waiting/bell.rs", "loom::sync::{Mutex, MutexGuard}"),
];

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    for (file, words) in FILES {
        let path = Path::new(FOLDER).join(file);
        println!("cargo::rerun-if-changed={}", path.display());
        let source = fs::read_to_string(&path).expect("the file is there");
        // The file's own tests run with the crate.
        let (code, _) = source.split_once("#[cfg(test)]").expect("the file has tests");
        let changed = code
            .replace("core::sync::atomic", "loom::sync::atomic")
            .replace(
                "use std::sync::{Mutex, MutexGuard, PoisonError};",
                "use loom::sync::{Mutex, MutexGuard};\nuse std::sync::PoisonError;",
            )
            // Loom identifies each object by the source location of its construction.
            .replace("pub(super) const fn new", "pub(super) fn new")
            // Inner doc comments cannot be included with the file.
            .replace("//! ", "// ");
        assert!(changed.contains(words), "{file} has other atomic numbers or locks");
        let name = path.file_name().expect("it has a name");
        fs::write(out.join(name), changed).expect("the folder is there");
    }
}
