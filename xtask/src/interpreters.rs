//! Which Pythons there are on this machine, besides the one that everything is built and tested with.

use crate::shell::Programs;
use codegen::diag::Failure;
use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

/// The minor versions of Python 3 that our pinned packages have wheels for and that are not the oldest one.
const NEWER: std::ops::RangeInclusive<u32> = 12..=14;
/// Names an interpreter, whatever its version.
const VARIABLE: &str = "CUBIND_PYTHON";
/// The default interpreter, unless this names another.
const DEFAULT: &str = "PYTHON";
/// Says which version it is, but only if our wheel can be installed there: a release, with the lock, which can make
/// environments. pyenv's shims, which are there for every version, fail for those that are not chosen.
const QUESTION: &str = "import sys, sysconfig, venv, ensurepip
usable = sys.version_info.releaselevel == 'final' and not sysconfig.get_config_var('Py_GIL_DISABLED')
print(sys.version_info.minor if usable else 0)";

/// An interpreter that was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Interpreter {
    pub(crate) path: PathBuf,
    /// The 13 of Python 3.13.
    pub(crate) minor: u32,
}

/// The interpreter that everything is built and tested with.
pub(crate) fn default() -> PathBuf {
    named(DEFAULT).unwrap_or_else(|| "python3".into())
}

/// The newest interpreter of this machine, or the one that the environment names; none if the default one is as new.
pub(crate) fn newest(programs: &Programs) -> Result<Option<Interpreter>, Failure> {
    if let Some(path) = named(VARIABLE) {
        let found = ask(programs, path.clone());
        return found.map(Some).ok_or_else(|| {
            Failure::environment(
                format!("{VARIABLE} names {}, which is no release of Python 3 with venv and pip", path.display()),
                "name another, or none",
            )
        });
    }
    let usual = ask(programs, default()).map_or(0, |python| python.minor);
    let newer = |minor: &u32| *minor > usual;
    Ok(NEWER.rev().filter(newer).find_map(|minor| of_this_machine(programs, minor)))
}

/// An interpreter of this machine of that version: the one that the environment names, or one that lies where they do.
pub(crate) fn of_this_machine(programs: &Programs, minor: u32) -> Option<Interpreter> {
    let lying = folders().into_iter().map(|folder| folder.join(format!("python3.{minor}")));
    named(VARIABLE).into_iter().chain(lying).find_map(|path| {
        let python = path.is_file().then(|| ask(programs, path)).flatten();
        python.filter(|python| python.minor == minor)
    })
}

/// Where interpreters are: on the `PATH`, and among pyenv's versions.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let pyenv = named("PYENV_ROOT").or_else(|| Some(named("HOME")?.join(".pyenv")));
    let versions = pyenv.map(|root| root.join("versions"));
    env::split_paths(&path).chain(versions.iter().flat_map(|folder| versions_in(folder))).collect()
}

/// The `bin` of each version, in the same order on every machine.
fn versions_in(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path().join("bin")).collect()
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|name| !name.is_empty()).map(PathBuf::from)
}

/// The interpreter at this path, if our wheel can be installed there.
pub(crate) fn ask(programs: &Programs, path: PathBuf) -> Option<Interpreter> {
    let answer = programs.program(&path).args(["-c", QUESTION]).ignore_stderr().read().ok()?;
    let minor = answer.trim().parse().ok().filter(|minor| *minor > 0)?;
    Some(Interpreter { path, minor })
}
