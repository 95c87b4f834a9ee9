//! Build script that lists the hand-written files of `templates/` that are copied unchanged.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// The folders that contain hand-written files.
const FOLDERS: [&str; 6] =
    ["python/examples", "python/native", "python/package", "rust/examples", "rust/owned", "rust/support"];

fn main() -> io::Result<()> {
    let printing = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let templates = printing.ancestors().nth(2).ok_or(io::ErrorKind::NotFound)?.join("templates");
    let mut paths = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={}", templates.join(folder).display());
        add(&templates, folder, &mut paths)?;
    }
    paths.sort();
    let entries = paths.iter().map(|path| format!("({path:?}, include_str!({:?})),\n", templates.join(path)));
    let list = format!("&[\n{}]", entries.collect::<String>());
    fs::write(PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("templates.rs"), list)
}

/// Adds the source files below a folder. Files named `*.j2` are omitted, because they are Askama templates.
fn add(templates: &Path, folder: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(templates.join(folder))? {
        let path = format!("{folder}/{}", entry?.file_name().to_string_lossy());
        // If cargo builds the native crate separately for tests, this folder contains the build output.
        if path.ends_with("/target") {
            continue;
        }
        if templates.join(&path).is_dir() {
            add(templates, &path, paths)?;
        } else if [".rs", ".py", ".pyi", ".pyx", "/py.typed"].iter().any(|ending| path.ends_with(ending)) {
            paths.push(path);
        }
    }
    Ok(())
}
