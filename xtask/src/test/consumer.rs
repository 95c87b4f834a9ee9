//! The crate as others get it: packaged, unpacked, and used by a project that is none of ours.

use super::{Context, steps::CRATE};
use codegen::diag::Failure;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The program that uses the package; it runs with or without a GPU.
const PROGRAM: &str = include_str!("consumer/main.rs.txt");

/// `cargo package`, which also builds what it packed.
pub(super) fn package(context: &Context<'_>) -> Result<(), Failure> {
    // A package that is there already would hide that none is made any more.
    for stale in packages(context)? {
        remove(&stale)?;
    }
    let arguments = ["package", "--manifest-path", CRATE, "--allow-dirty", "--all-features"];
    context.programs.run(context.programs.cargo(&arguments))
}

/// Builds and runs a project that depends on the unpacked package.
pub(super) fn consume(context: &Context<'_>) -> Result<(), Failure> {
    let unpacked = packages(context)?.into_iter().find(|path| path.is_dir()).ok_or_else(|| {
        Failure::Check(format!("cargo left no unpacked package in {}", context.programs.target().display()))
    })?;
    let project = context.root.join("target/cubind/consumer");
    let manifest = format!(
        "[package]\nname = \"consumer\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
         cubind = {{ path = {:?} }}\n\n# It belongs to no workspace.\n[workspace]\n",
        unpacked.display().to_string()
    );
    write(&project.join("Cargo.toml"), &manifest)?;
    write(&project.join("src/main.rs"), PROGRAM)?;
    let manifest = project.join("Cargo.toml").display().to_string();
    context.programs.run(context.programs.cargo(&["run", "--quiet", "--manifest-path", &manifest]))
}

/// What `cargo package` has made of our crate: archives and unpacked folders.
fn packages(context: &Context<'_>) -> Result<Vec<PathBuf>, Failure> {
    let folder = context.programs.target().join("package");
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries.collect::<io::Result<Vec<_>>>(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    };
    let entries = entries.map_err(|error| cannot("read", &folder, &error))?;
    let ours = entries.into_iter().filter(|entry| entry.file_name().to_string_lossy().starts_with("cubind-"));
    Ok(ours.map(|entry| entry.path()).collect())
}

fn remove(path: &Path) -> Result<(), Failure> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    removed.map_err(|error| cannot("remove", path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| cannot("write", path, &error))
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::environment(
        format!("cannot {what} {}: {error}", path.display()),
        "check its permissions and the space on the disk",
    )
}
