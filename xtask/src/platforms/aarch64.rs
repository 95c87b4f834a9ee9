//! Tests for Linux on aarch64, under qemu: calls to the crate with recording stubs, the wheel, and the Python package.

use super::{REQUIREMENTS, TESTS, build_wheel, folder, missing_source, script, with_nightly};
use crate::{
    debian::{self, Release},
    test::{
        Context, PYTHON_REQUIREMENTS,
        echo::{self, Environment},
    },
    venv::{Venv, cannot},
    wheel::{self, remove, requirement},
};
use codegen::{cc::Compiler, diag::Failure};
use std::{fs, path::PathBuf};

/// The Rust target for this machine type.
const MACHINE: &str = "aarch64-unknown-linux-gnu";
/// The zig target for this machine type, with the oldest glibc that the wheel supports.
const ZIG: &str = "aarch64-linux-gnu.2.17";
const ZIG_BUILD: &str = "aarch64-unknown-linux-gnu.2.17";
/// The platform tag of the wheel.
const TAG: &str = "manylinux_2_17_aarch64";
/// The Debian release that contains the oldest Python version that the package supports.
const ARM: Release = Release { suite: "bookworm", architecture: "arm64" };
/// The Debian release that contains the emulator, which is statically linked.
const EMULATOR: Release = Release { suite: "bookworm", architecture: "amd64" };
/// The Python tests that require neither a real library nor a GPU.
const SUITES: [&str; 8] = ["calls", "entry_points", "answers", "checked", "values", "sizes", "scalars", "owned_stub"];
/// The packages in the common requirements that these Python tests need.
const PACKAGES: [&str; 5] = ["iniconfig", "packaging", "pluggy", "pygments", "pytest"];

/// Returns the reason why the steps for aarch64 cannot run on this machine, if there is one.
pub(super) fn missing(context: &Context<'_>) -> Result<Option<String>, Failure> {
    let programs = &context.programs;
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Ok(Some("the emulator is available for Linux on x86-64 only".to_owned()));
    }
    Ok(missing_source(programs).or_else(|| debian::missing(programs)))
}

/// Returns the emulator for aarch64 programs, and the file system in which the emulator finds the programs' loader.
struct Emulator {
    program: PathBuf,
    system: PathBuf,
}

impl Emulator {
    fn new(context: &Context<'_>) -> Result<Self, Failure> {
        let (programs, root) = (&context.programs, context.root);
        let system = debian::unpacked(programs, root, ARM, "python", &["python3", "python3-venv"])?;
        let host = debian::unpacked(programs, root, EMULATOR, "qemu", &["qemu-user-static"])?;
        Ok(Self { program: host.join("usr/bin/qemu-aarch64-static"), system })
    }

    fn command(&self) -> String {
        format!("{} -L {}", self.program.display(), self.system.display())
    }
}

/// Tests every function of the crate with recording stubs for aarch64, and tests the owned layer with a driver that is
/// written in Rust.
pub(super) fn crate_tests(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, emulator) = (&context.programs, Emulator::new(context)?);
    let venv = Venv::with(programs, context.root, "venv-platforms", REQUIREMENTS)?;
    let suites = SUITES.iter().flat_map(|suite| ["--test", suite]);
    let command = venv.program(programs, "cargo-zigbuild").args(["test", "--target", ZIG_BUILD, "-Zbuild-std"]);
    let command = command.args(["--manifest-path", TESTS, "--locked"]).args(suites).args(["--", "--nocapture"]);
    let environment = echoes(context)?;
    let command = environment.iter().fold(command, |command, (name, value)| command.env(name, value));
    let command = command
        .env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", emulator.command())
        .env("CUBIND_TEST_RUNNER", emulator.command());
    programs.run(with_nightly(context, command))
}

/// Compiles the recording stubs for aarch64 with zig.
fn echoes(context: &Context<'_>) -> Result<Environment, Failure> {
    let venv = Venv::with(&context.programs, context.root, "venv-platforms", REQUIREMENTS)?;
    // By default, zig adds checks for undefined behavior, but a shared library would lack the runtime library of these
    // checks.
    let first = ["-m", "ziglang", "cc", "-target", ZIG, "-fno-sanitize=undefined"];
    let compiler = Compiler::cross(venv.interpreter(), first);
    echo::elsewhere(context.root, &folder(context).join("aarch64/echo"), &compiler)
}

/// Checks that the wheel builds, runs on the systems of its tag, and is small.
pub(super) fn wheel(context: &Context<'_>) -> Result<(), Failure> {
    let wheel = build(context)?;
    wheel::audit(&context.programs, context.root, &wheel)
}

fn build(context: &Context<'_>) -> Result<PathBuf, Failure> {
    build_wheel(context, MACHINE, &["--zig", "--compatibility", wheel::COMPATIBILITY])
}

/// Checks that Python on aarch64 can import the wheel, and that every Python function passes its arguments to the
/// library.
pub(super) fn python(context: &Context<'_>) -> Result<(), Failure> {
    let (programs, root) = (&context.programs, context.root);
    let wheel = build(context)?;
    let emulator = Emulator::new(context)?;
    let folder = folder(context).join("aarch64");
    let (site, python) = (folder.join("site"), folder.join("python"));
    remove(&site)?;
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;

    // pip on this machine installs packages for aarch64. This works because no package has to be built.
    let pins = root.join(PYTHON_REQUIREMENTS);
    let pinned = fs::read_to_string(&pins).map_err(|error| cannot("read", &pins, &error))?;
    let needed = folder.join("requirements.txt");
    let lines: String = PACKAGES.iter().map(|package| requirement(&pinned, package)).collect();
    fs::write(&needed, lines).map_err(|error| cannot("write", &needed, &error))?;
    let venv = Venv::with(programs, root, "venv-build", wheel::REQUIREMENTS)?;
    let install = || {
        let other = ["--platform", TAG, "--implementation", "cp", "--python-version", "3.11", "--abi", "abi3"];
        venv.pip(programs)
            .args(["--no-deps", "--only-binary=:all:", "--target"])
            .arg(&site)
            .args(other)
            .args(["--abi", "none"])
    };
    programs.run(install().arg("--no-index").arg(&wheel))?;
    programs.run(install().arg("--require-hashes").arg("-r").arg(&needed))?;

    // Some tests restart Python by the path of its executable, which the emulator does not support. Instead, they get
    // the path of a script that starts the emulator.
    let text = format!("exec {} {}/usr/bin/python3.11 \"$@\"", emulator.command(), emulator.system.display());
    script(&python, &text)?;
    let named = site.join("sitecustomize.py");
    let text = format!("import sys\n\nsys.executable = {:?}\n", python.display().to_string());
    fs::write(&named, text).map_err(|error| cannot("write", &named, &error))?;

    let of_the_machine =
        "import cubind, platform; from cubind import driver; print(platform.machine(), cubind.__version__)";
    programs.run(programs.program(&python).args(["-c", of_the_machine]).env("PYTHONPATH", &site))?;
    let pytest =
        ["-m", "pytest", "-p", "no:cacheprovider", "-c", "tests/python/pytest.ini", "tests/python/test_echo.py"];
    // The tests of missing symbols are skipped, because their results are the same on every machine and the emulator is
    // slow.
    let pytest = pytest.into_iter().chain(["-k", "not old and not without_libraries"]);
    let command = programs.program(&python).args(pytest).env("PYTHONPATH", &site).env_remove("CUBIND_CUDA");
    let environment = echoes(context)?;
    programs.run(environment.iter().fold(command, |command, (name, value)| command.env(name, value)))
}
