//! Python interpreters on this machine, including the default interpreter.

use crate::shell::Programs;
use codegen::diag::Failure;
use std::{
    collections::BTreeSet,
    env, fmt, fs,
    path::{Path, PathBuf},
    str::FromStr,
};

/// The minor versions of Python 3 for which the pinned packages have wheels. Excludes the oldest supported version.
const NEWER: std::ops::RangeInclusive<u32> = 12..=14;
/// The environment variable that selects an interpreter of any version.
const VARIABLE: &str = "CUBIND_PYTHON";
/// The environment variable that replaces the default interpreter.
const DEFAULT: &str = "PYTHON";
/// A Python program that prints the interpreter's version if the tests can run with this interpreter. The interpreter
/// must be a release, and must be able to create virtual environments. pyenv's shims fail for versions that are not
/// selected.
const QUESTION: &str = "import sys, sysconfig, venv, ensurepip
usable = sys.version_info.releaselevel == 'final'
print(sys.version_info.minor if usable else 0, 't' if sysconfig.get_config_var('Py_GIL_DISABLED') else '', sep='')";

/// A version of Python 3, written as in the name of the executable: `3.14`, or `3.14t` without the GIL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Version {
    /// The minor version number: 14 for `3.14` and `3.14t`.
    pub(crate) minor: u32,
    /// True for a free-threaded interpreter, which needs a separate wheel.
    pub(crate) is_free_threaded: bool,
}

impl Version {
    /// Creates a version with the GIL.
    pub(crate) fn with_lock(minor: u32) -> Self {
        Self { minor, is_free_threaded: false }
    }

    /// Parses the part of a version after `3.`, such as `14t`.
    fn read(text: &str) -> Option<Self> {
        let is_free_threaded = text.ends_with('t');
        let minor = text.strip_suffix('t').unwrap_or(text).parse().ok().filter(|minor| *minor > 0)?;
        Some(Self { minor, is_free_threaded })
    }
}

impl FromStr for Version {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        text.strip_prefix("3.").and_then(Self::read).ok_or_else(|| "a version such as 3.14, or 3.14t".to_owned())
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "3.{}{}", self.minor, if self.is_free_threaded { "t" } else { "" })
    }
}

/// A Python interpreter and its properties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Interpreter {
    pub(crate) path: PathBuf,
    pub(crate) version: Version,
}

/// Returns the default interpreter, with which everything is built and tested.
pub(crate) fn default() -> PathBuf {
    named(DEFAULT).unwrap_or_else(|| "python3".into())
}

/// Returns the newest interpreter on this machine, or the one that the environment variable specifies. Returns `None`
/// if the default interpreter is at least as new.
pub(crate) fn newest(programs: &Programs) -> Result<Option<Interpreter>, Failure> {
    if let Some(path) = named(VARIABLE) {
        let found = ask(programs, path.clone()).filter(|python| !python.version.is_free_threaded);
        return found.map(Some).ok_or_else(|| {
            Failure::environment(
                format!(
                    "{VARIABLE} is set to {}, which is not a release of Python 3 with the GIL, venv and pip",
                    path.display()
                ),
                "specify another interpreter, or unset the variable",
            )
        });
    }
    let usual = ask(programs, default()).map_or(0, |python| python.version.minor);
    let newer = |minor: &u32| *minor > usual;
    Ok(NEWER.rev().filter(newer).find_map(|minor| of_this_machine(programs, Version::with_lock(minor))))
}

/// Returns an interpreter of this version on this machine: the one that the environment variable specifies, or one in
/// the usual folders.
pub(crate) fn of_this_machine(programs: &Programs, version: Version) -> Option<Interpreter> {
    let lying = folders().into_iter().map(|folder| folder.join(format!("python{version}")));
    named(VARIABLE).into_iter().chain(lying).find_map(|path| {
        let python = path.is_file().then(|| ask(programs, path)).flatten();
        python.filter(|python| python.version == version)
    })
}

/// Returns the folders that may contain interpreters: those on the `PATH`, and those of pyenv's versions.
fn folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let pyenv = named("PYENV_ROOT").or_else(|| Some(named("HOME")?.join(".pyenv")));
    let versions = pyenv.map(|root| root.join("versions"));
    env::split_paths(&path).chain(versions.iter().flat_map(|folder| versions_in(folder))).collect()
}

/// Returns the `bin` folder of each pyenv version, in the same order on every machine.
fn versions_in(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path().join("bin")).collect()
}

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|name| !name.is_empty()).map(PathBuf::from)
}

/// Returns the interpreter at this path, if the tests can run with it.
pub(crate) fn ask(programs: &Programs, path: PathBuf) -> Option<Interpreter> {
    let answer = programs.program(&path).args(["-c", QUESTION]).ignore_stderr().read().ok()?;
    Some(Interpreter { path, version: Version::read(answer.trim())? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_parsed_from_names_of_executables() {
        for text in ["3.11", "3.14t"] {
            assert_eq!(text.parse::<Version>().unwrap().to_string(), text);
        }
        assert!("3.14t".parse::<Version>().unwrap().is_free_threaded);
        for wrong in ["3", "14", "3.t", "3.0", "2.7", "3.14d"] {
            assert!(wrong.parse::<Version>().is_err(), "{wrong}");
        }
    }
}
