//! Tests of the crate from a user's point of view: the crate is packaged, unpacked, and used by another project.

use super::{Context, steps::CRATE};
use crate::{package, shell::CRATE_FOLDER};
use codegen::diag::Failure;
use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// The source of the program that uses the packaged crate. The program runs with or without a GPU.
pub(crate) const PROGRAM: &str = include_str!("consumer/main.rs.txt");

/// Checks that `cargo package` works, and that the packaged crate contains every source file. The step `crate consumer`
/// builds the packaged crate.
pub(super) fn package(context: &Context<'_>) -> Result<(), Failure> {
    // Existing packages are removed, so that the test fails if `cargo package` creates none.
    for stale in packages(context)? {
        remove(&stale)?;
    }
    let package = ["package", "--manifest-path", CRATE, "--allow-dirty", "--no-verify"];
    context.programs.run(context.programs.cargo(&package))?;
    let archive = packages(context)?.into_iter().find(|path| path.extension().is_some_and(|it| it == "crate"));
    let archive = archive.ok_or_else(|| Failure::Check("cargo left no package".to_owned()))?;
    let unpack = context.programs.program("tar").arg("-xzf").arg(&archive).arg("-C");
    context.programs.run(unpack.arg(archive.with_file_name("")))?;
    let written = package::files(&context.root.join(CRATE).with_file_name("src"))?;
    let packed = package::files(&unpacked(context)?.join("src"))?;
    let missing = written.keys().find(|path| !packed.contains_key(*path));
    missing.map_or(Ok(()), |path| Err(Failure::Check(format!("the packed crate lacks src/{path}"))))
}

/// Builds and runs a project that depends on the unpacked crate.
pub(super) fn consume(context: &Context<'_>) -> Result<(), Failure> {
    let manifest = project(context, "consumer", "")?;
    context.programs.run(context.programs.cargo_in(CRATE_FOLDER, &["run", "--quiet", "--manifest-path", &manifest]))
}

/// Checks the project that depends on the unpacked crate with the oldest compiler that the crate supports. The default
/// features enable all hand-written code. Cargo selects versions of dependencies that support this compiler, as it does
/// for users of the crate.
pub(super) fn oldest(context: &Context<'_>) -> Result<(), Failure> {
    let version = oldest_compiler(context)?;
    let manifest = project(context, "oldest", &format!("rust-version = {version:?}\n"))?;
    let (toolchain, target) = (format!("+{version}"), context.programs.target().join("oldest"));
    let cargo = context.programs.program("cargo").args([&toolchain, "check", "--quiet", "--manifest-path", &manifest]);
    // The cargo process that runs this program has set its own compiler in the environment.
    let cargo = cargo.env_remove("RUSTUP_TOOLCHAIN").env_remove("RUSTC").env_remove("CARGO");
    context.programs.run(cargo.env("CARGO_TARGET_DIR", target))
}

/// Returns the reason why the oldest supported compiler is not available, or `None` if it is available. rustup installs
/// this compiler.
pub(super) fn lacks_oldest(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let version = oldest_compiler(context)?;
    let install = context.programs.program("rustup").args(["toolchain", "install", &version, "--profile", "minimal"]);
    let installed = install.ignore_status().output();
    let there = installed.is_ok_and(|output| output.status.success());
    Ok((!there).then(|| format!("rustup cannot install Rust {version} here")))
}

/// Returns the `rust-version` in the crate's manifest.
fn oldest_compiler(context: &Context<'_>) -> Result<String, Failure> {
    let path = context.root.join(CRATE);
    let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
    let quoted = text.lines().find_map(|line| line.strip_prefix("rust-version = "));
    quoted.map(|version| version.trim_matches('"').to_owned()).ok_or_else(|| {
        Failure::Check(format!("{} has no `rust-version`, which specifies the oldest compiler", path.display()))
    })
}

/// Returns the folder of the packaged crate, which the step `crate package` has unpacked.
fn unpacked(context: &Context<'_>) -> Result<PathBuf, Failure> {
    packages(context)?.into_iter().find(|path| path.is_dir()).ok_or_else(|| {
        Failure::Check(format!(
            "{} has no unpacked package: run the step `crate package`",
            context.programs.target().display()
        ))
    })
}

/// Writes a project that depends on the unpacked crate. Returns the path of the project's manifest.
fn project(context: &Context<'_>, name: &str, keys: &str) -> Result<String, Failure> {
    let unpacked = unpacked(context)?;
    let folder = context.root.join("target/cubind").join(name);
    let manifest = format!(
        "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = \"2024\"\n{keys}\n[dependencies]\n\
         cubind = {{ path = {:?}, features = [\"cuda-12\"] }}\n\n# It belongs to no workspace.\n[workspace]\n",
        unpacked.display().to_string()
    );
    write(&folder.join("Cargo.toml"), &manifest)?;
    write(&folder.join("src/main.rs"), PROGRAM)?;
    Ok(folder.join("Cargo.toml").display().to_string())
}

/// Returns the archives and unpacked folders that `cargo package` has created for the crate.
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
        "check the permissions of the folder and the free space on the disk",
    )
}
