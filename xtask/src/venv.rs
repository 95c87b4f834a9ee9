//! Python's virtual environments below `target/cubind/`. Each environment contains exactly the packages that a
//! requirements file pins.
//!
//! *Architecture invariant:* all installed packages are pinned by version and SHA-256, except for wheels that are built
//! locally.

use crate::{
    interpreters::{self, Interpreter},
    shell::Programs,
};
use codegen::diag::Failure;
use sha2::{Digest, Sha256};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};
use xshell::Cmd;

/// The file in the environment that contains the installed requirements. The file is written after all packages have
/// been installed.
const STAMP: &str = "cubind-requirements.txt";

/// A Python program that prints the digest of the wheel from which a distribution was installed, according to PEP 610.
const RECORDED: &str = "
import importlib.metadata, json, sys
text = importlib.metadata.distribution(sys.argv[1]).read_text('direct_url.json')
print(json.loads(text)['archive_info']['hashes']['sha256'])";

/// A virtual environment of Python.
pub(crate) struct Venv {
    folder: PathBuf,
    /// The interpreter that creates the environment.
    base: PathBuf,
}

impl Venv {
    /// Returns the environment `name` with exactly the packages in the file `requirements`. Creates the environment if
    /// it does not exist or if its requirements differ.
    pub(crate) fn with(programs: &Programs, root: &Path, name: &str, requirements: &str) -> Result<Self, Failure> {
        Self::at(root, name, interpreters::default()).pinned(programs, root, requirements)
    }

    /// Like [`with`](Self::with), but for an interpreter other than the default one. The environment is separate, and
    /// its name contains the interpreter's version.
    pub(crate) fn of(
        programs: &Programs,
        root: &Path,
        name: &str,
        requirements: &str,
        python: &Interpreter,
    ) -> Result<Self, Failure> {
        let name = format!("{name}-{}", python.version);
        Self::at(root, &name, python.path.clone()).pinned(programs, root, requirements)
    }

    fn pinned(self, programs: &Programs, root: &Path, requirements: &str) -> Result<Self, Failure> {
        let pins = root.join(requirements);
        let wanted = fs::read_to_string(&pins).map_err(|error| cannot("read", &pins, &error))?;
        let stamp = self.folder.join(STAMP);
        if fs::read_to_string(&stamp).is_ok_and(|installed| installed == wanted) {
            return Ok(self);
        }
        self.create(programs)?;
        let install = self.pip(programs).args(["--require-hashes", "--only-binary=:all:", "-r"]).arg(&pins);
        environment(programs.run(install), "check the network and `python3 -m pip config list`")?;
        fs::write(&stamp, wanted).map_err(|error| cannot("write", &stamp, &error))?;
        Ok(self)
    }

    /// Creates the environment `name`, without packages.
    pub(crate) fn empty(programs: &Programs, root: &Path, name: &str) -> Result<Self, Failure> {
        let venv = Self::at(root, name, interpreters::default());
        venv.create(programs)?;
        Ok(venv)
    }

    fn at(root: &Path, name: &str, base: PathBuf) -> Self {
        Self { folder: root.join("target/cubind").join(name), base }
    }

    fn create(&self, programs: &Programs) -> Result<(), Failure> {
        let command = programs.program(&self.base).args(["-m", "venv", "--clear"]).arg(&self.folder);
        environment(
            programs.run(command),
            "install Python 3.11 or newer with venv and pip (python3-venv on Debian), or specify an interpreter with \
            PYTHON=…",
        )
    }

    /// Returns the command `pip install` of this environment.
    pub(crate) fn pip<'a>(&self, programs: &'a Programs) -> Cmd<'a> {
        let quietly = ["-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"];
        // The user's configuration may restrict pip to virtual environments, and pip may not recognize this environment
        // as one.
        self.python(programs).args(quietly).env("PIP_REQUIRE_VIRTUALENV", "0")
    }

    /// Installs the wheel without dependencies, and replaces any earlier wheel. Does nothing if the wheel is already
    /// installed, because other processes may be using the environment.
    pub(crate) fn install(&self, programs: &Programs, wheel: &Path) -> Result<(), Failure> {
        let bytes = fs::read(wheel).map_err(|error| cannot("read", wheel, &error))?;
        if self.installed(programs, wheel).is_some_and(|digest| digest == hexadecimal(&Sha256::digest(&bytes))) {
            return Ok(());
        }
        programs.run(self.pip(programs).args(["--no-index", "--no-deps", "--force-reinstall"]).arg(wheel))
    }

    /// Returns the digest that pip has recorded for the installed wheel with this name, if such a wheel is installed.
    fn installed(&self, programs: &Programs, wheel: &Path) -> Option<String> {
        let name = wheel.file_name()?.to_str()?.split('-').next()?.to_owned();
        let found = programs.read(self.python(programs).args(["-c", RECORDED]).arg(name).ignore_stderr()).ok()?;
        (!found.is_empty()).then_some(found)
    }

    /// Returns the command that starts the environment's interpreter. The interpreter imports nothing from outside the
    /// environment.
    pub(crate) fn python<'a>(&self, programs: &'a Programs) -> Cmd<'a> {
        self.program(programs, "python")
    }

    /// Returns the path of the environment's interpreter, for other programs.
    pub(crate) fn interpreter(&self) -> PathBuf {
        self.bin().join("python")
    }

    fn bin(&self) -> PathBuf {
        self.folder.join(if cfg!(windows) { "Scripts" } else { "bin" })
    }

    /// Returns the command that starts a program in the environment. The program finds other programs in the
    /// environment.
    pub(crate) fn program<'a>(&self, programs: &'a Programs, name: &str) -> Cmd<'a> {
        let own = self.bin();
        let others = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([own.clone()].into_iter().chain(env::split_paths(&others)));
        let command = programs.program(own.join(name)).env_remove("PYTHONPATH").env_remove("PYTHONHOME");
        match path {
            Ok(path) => command.env("PATH", path),
            // This error occurs only if the path of the checkout contains a colon. The program itself is still found,
            // because it is started by its full path.
            Err(_) => command,
        }
    }
}

/// Formats a digest in hexadecimal.
pub(crate) fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Converts a failure to a failure of the environment. The program that failed has already printed the reason.
fn environment(result: Result<(), Failure>, next: &str) -> Result<(), Failure> {
    result.map_err(|failure| Failure::environment(failure.to_string().replacen("error: ", "", 1), next))
}

/// Creates a [`Failure`] for an operation on a file.
pub(crate) fn cannot(what: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::environment(
        format!("cannot {what} {}: {error}", path.display()),
        "check the permissions of the folder and the free space on the disk",
    )
}
