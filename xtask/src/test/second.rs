//! A third-party package based on `cubind`, for a separate library. The package is generated, built and installed next
//! to `cubind`, to test the items that both packages share.

use super::Context;
use crate::{
    shell::PYTHON_FOLDER,
    venv::{Venv, cannot},
    wheel,
};
use codegen::diag::Failure;
use std::{fs, path::PathBuf};

/// The folder that contains the header, the spec and the source of the library.
const FOLDER: &str = "tests/package";
/// The file name of the spec in this folder, and the version of the library's header.
const SPEC: &str = "fx.yaml";
const VERSION: &str = "1.2";

/// Generates the package, checks that it has no warnings, and installs it. Returns the folder that contains the
/// package's C library.
pub(super) fn install(context: &Context<'_>, venv: &Venv) -> Result<PathBuf, Failure> {
    let folder = context.root.join("target/cubind/second");
    let source = context.root.join(FOLDER);
    // The generator writes files next to the spec. The spec is copied, because these files do not belong in the
    // repository.
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    fs::copy(source.join(SPEC), folder.join(SPEC)).map_err(|error| cannot("copy", &source.join(SPEC), &error))?;
    let command = context.programs.cargo(&["run", "--quiet", "--locked", "--package", "cubind-tool", "--", "generate"]);
    let command = command.arg("--spec").arg(folder.join(SPEC)).arg("--include").arg(source.join("include"));
    let command = command.arg("--version").arg(VERSION).arg("--python").arg(folder.join("python"));
    context.programs.run(command.arg("--cache").arg(context.root))?;
    let manifest = folder.join("python/Cargo.toml");
    let manifest = manifest.to_string_lossy();
    let lints = ["clippy", "--manifest-path", &manifest, "--locked", "--", "-D", "warnings"];
    context.programs.run(context.programs.cargo_in(PYTHON_FOLDER, &lints))?;
    venv.install(&context.programs, &wheel::build_small(&context.programs, context.root, &manifest, &folder)?)?;
    let library = folder.join("libfx.so.1");
    let compile = context.programs.program("cc").args(["-shared", "-fPIC", "-Wall", "-I"]).arg(source.join("include"));
    context.programs.run(compile.arg("-o").arg(&library).arg(source.join("fx.c")))?;
    Ok(folder)
}
