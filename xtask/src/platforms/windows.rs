//! Windows on x86-64: the crate and its assertions of layouts, its tests under Wine, and the wheel.

use super::{TESTS, build_wheel, folder, missing_source, with_nightly};
use crate::{
    test::{CRATE, Context},
    venv::cannot,
    wheel,
};
use codegen::diag::Failure;
use std::fs;

/// As Rust calls it.
const MACHINE: &str = "x86_64-pc-windows-gnu";
/// What links for it, and compiles C.
const LINKER: &str = "x86_64-w64-mingw32-gcc";
/// Tests that call what is compiled into them.
const SUITES: [&str; 4] = ["owned_order", "owned_stub", "scalars", "values"];
/// What older Wines lack.
const RANDOM: &str = "tests/platforms/bcryptprimitives.c";

/// Why nothing can be built here, if so.
pub(super) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let lacks = || format!("there is no {LINKER}: install gcc-mingw-w64-x86-64 (Debian's name)");
    Ok(missing_source(&context.programs).or_else(|| (!context.programs.has(LINKER)).then(lacks)))
}

/// Why nothing can be run here, if so.
pub(super) fn missing_wine(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let lacks = || "there is no wine: install wine64 (Debian's name)".to_owned();
    Ok(missing(context)?.or_else(|| (!context.programs.has("wine")).then(lacks)))
}

/// The crate builds with every library: each layout that the registry has of Windows is asserted by the compiler.
pub(super) fn crate_builds(context: &Context<'_>) -> Result<(), Failure> {
    let arguments = ["build", "--target", MACHINE, "-Zbuild-std", "--manifest-path", CRATE, "--all-features"];
    let command = context.programs.program("cargo").args(arguments);
    context.programs.run(with_nightly(context, command).env("RUSTFLAGS", "-D warnings"))
}

/// The layers of the crate that need no library, under Wine.
pub(super) fn crate_tests(context: &Context<'_>) -> Result<(), Failure> {
    let libraries = folder(context).join("wine-libraries");
    fs::create_dir_all(&libraries).map_err(|error| cannot("make", &libraries, &error))?;
    let compile = context.programs.program(LINKER).args(["-shared", "-o"]).arg(libraries.join("bcryptprimitives.dll"));
    context.programs.run(compile.args([RANDOM, "-ladvapi32"]))?;
    let suites = SUITES.iter().flat_map(|suite| ["--test", suite]);
    let command = context.programs.program("cargo").args(["test", "--target", MACHINE, "-Zbuild-std"]);
    let command = command.args(["--manifest-path", TESTS, "--locked"]).args(suites);
    let command = command
        .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER", "wine")
        .env("WINEPATH", &libraries)
        .env("WINEPREFIX", folder(context).join("wine"))
        // Wine reports what it does not have, on every start.
        .env("WINEDEBUG", "-all");
    context.programs.run(with_nightly(context, command))
}

/// The wheel builds, is small, and imports nothing from Python but its stable interface. It is imported where there is a
/// Python for Windows, in its workflow: no package registry has one.
pub(super) fn wheel(context: &Context<'_>) -> Result<(), Failure> {
    let built = build_wheel(context, MACHINE, &[])?;
    wheel::stable(&context.programs, context.root, &built)
}
