//! `cargo xtask test --on aarch64,windows`: builds the packages for other machine types on this machine, and runs them
//! under an emulator.
//!
//! ```text
//! aarch64   zig links, the standard library is compiled from its source ──▶ qemu, with Debian's arm64 Python
//! windows   mingw links, likewise                                       ──▶ Wine, with Python for Windows
//! ```
//!
//! rustup does not provide standard libraries for other machine types on every system, so the standard library is
//! compiled from its source (`rust-src`). All downloads and builds stay in `target/`. If a tool for a step is missing,
//! the tool's name is printed, and the step is skipped.

mod aarch64;
mod windows;

use crate::{
    shell::Programs,
    test::{Context, Needs, Step},
    wheel,
};
use codegen::diag::Failure;
use std::{
    fs,
    path::{Path, PathBuf},
};
use xshell::Cmd;

/// The file with the pinned Python packages that build for other machine types.
const REQUIREMENTS: &str = "tests/python/requirements-platforms.txt";
/// The manifest of the tests of the generated crate.
const TESTS: &str = "tests/rust/Cargo.toml";

/// All steps for other machine types. The first word in the name of a step is the machine type.
pub(crate) const STEPS: &[Step] = &[
    Step {
        name: "aarch64 crate",
        needs: Needs::Tools(aarch64::missing),
        run: aarch64::crate_tests,
        seconds: 300,
        finds: "faults of the crate on aarch64, under qemu",
        ..Step::PLAIN
    },
    Step {
        name: "aarch64 wheel",
        needs: Needs::Tools(aarch64::missing),
        run: aarch64::wheel,
        seconds: 214,
        finds: "faults of the wheel for aarch64",
        ..Step::PLAIN
    },
    Step {
        name: "aarch64 python",
        needs: Needs::Tools(aarch64::missing),
        run: aarch64::python,
        seconds: 574,
        finds: "faults of the Python tests on aarch64, under qemu",
        ..Step::PLAIN
    },
    Step {
        name: "windows crate",
        needs: Needs::Tools(windows::missing),
        run: windows::crate_builds,
        seconds: 200,
        finds: "faults of the crate for Windows",
        ..Step::PLAIN
    },
    Step {
        name: "windows tests",
        needs: Needs::Tools(windows::missing_wine),
        run: windows::crate_tests,
        seconds: 200,
        finds: "faults of the crate's tests under Wine",
        ..Step::PLAIN
    },
    Step {
        name: "windows wheel",
        needs: Needs::Tools(windows::missing),
        run: windows::wheel,
        seconds: 200,
        finds: "faults of the wheel for Windows",
        ..Step::PLAIN
    },
    Step {
        name: "windows python",
        needs: Needs::Tools(windows::missing_wine),
        run: windows::python,
        seconds: 205,
        finds: "faults of the Python tests under Wine",
        ..Step::PLAIN
    },
];

/// Returns the folder that these steps use.
fn folder(context: &Context<'_>) -> PathBuf {
    context.root.join("target/cubind/platforms")
}

/// Returns the reason why the standard library cannot be compiled on this machine, or `None` if it can be compiled.
fn missing_source(programs: &Programs) -> Option<String> {
    let command = programs.program("rustup").args(["component", "list", "--toolchain", "nightly", "--installed"]);
    let installed = command.ignore_stderr().read().unwrap_or_default();
    let there = installed.lines().any(|line| line.starts_with("rust-src"));
    let install = "`rustup toolchain install nightly --profile minimal --component rust-src`";
    (!there).then(|| format!("the source of Rust's standard library is missing. To install it, run {install}"))
}

/// Configures the command to use a nightly compiler and a separate build folder. With the nightly compiler, cargo can
/// also compile the standard library.
fn with_nightly<'a>(context: &Context<'_>, command: Cmd<'a>) -> Cmd<'a> {
    // The cargo process that runs this program has set its own compiler in the environment.
    let command = command.env_remove("RUSTC").env_remove("CARGO").env("RUSTUP_TOOLCHAIN", "nightly");
    command.env("CARGO_TARGET_DIR", context.programs.target().join("platforms"))
}

/// Builds the wheel of the Python package for a machine type, which is given by its Rust target.
fn build_wheel(context: &Context<'_>, machine: &str, options: &[&str]) -> Result<PathBuf, Failure> {
    let into = folder(context).join(machine);
    let command = wheel::maturin(&context.programs, context.root, wheel::PACKAGE)?;
    // The Python package is built with `panic = "abort"`.
    let command =
        command.args(["--target", machine, "-Zbuild-std=std,panic_abort"]).args(options).arg("--out").arg(&into);
    let wheel = wheel::built(&context.programs, with_nightly(context, command), &into)?;
    wheel::smallest::recompress(&wheel)?;
    wheel::small(&wheel)?;
    Ok(wheel)
}

/// Writes a shell script for other programs to run.
fn script(path: &Path, text: &str) -> Result<(), Failure> {
    use std::os::unix::fs::PermissionsExt;
    let cannot = |error| crate::venv::cannot("write", path, &error);
    path.parent().map_or(Ok(()), fs::create_dir_all).map_err(cannot)?;
    fs::write(path, format!("#!/bin/sh\n{text}\n")).map_err(cannot)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).map_err(cannot)
}
