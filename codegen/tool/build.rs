//! Lists the files of the repository that are embedded in the tool: the specs and registries of libraries that other
//! libraries may use, and stub versions of system headers.
//!
//! The tool is a separate package, so that a change to a spec does not cause `cargo xtask regen` to rebuild anything.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let tool = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?);
    let codegen = tool.parent().ok_or(io::ErrorKind::NotFound)?;
    let root = codegen.parent().ok_or(io::ErrorKind::NotFound)?;
    let mut specs = Vec::new();
    for folder in ["specs", "specs/registry"] {
        println!("cargo::rerun-if-changed={}", root.join(folder).display());
        files(root, folder, "yaml", &mut specs)?;
    }
    let mut stubs = Vec::new();
    let folder = codegen.join("stubs");
    println!("cargo::rerun-if-changed={}", folder.display());
    all(&folder, "", &mut stubs)?;
    let lists = format!(
        "const FILES: &[(&str, &str)] = &[{}];\nconst STUBS: &[(&str, &str)] = &[{}];\n",
        entries(root, &specs),
        entries(&folder, &stubs)
    );
    fs::write(PathBuf::from(env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?).join("brought.rs"), lists)
}

/// Adds the paths of the files directly in a folder whose names end with `ending`.
fn files(root: &Path, folder: &str, ending: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(folder))? {
        let entry = entry?;
        if entry.path().extension().is_some_and(|extension| extension == ending) {
            paths.push(format!("{folder}/{}", entry.file_name().to_string_lossy()));
        }
    }
    paths.sort();
    Ok(())
}

/// Adds the paths of all files below a folder.
fn all(root: &Path, inside: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(root.join(inside))? {
        let entry = entry?;
        let path = format!("{inside}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            all(root, &format!("{path}/"), paths)?;
        } else {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(())
}

fn entries(root: &Path, paths: &[String]) -> String {
    paths.iter().map(|path| format!("({path:?}, include_str!({:?})),\n", root.join(path))).collect()
}
