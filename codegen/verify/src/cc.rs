//! C compiler for the ABI check and for recording stubs. Both use the real headers.
//!
//! *Architecture invariant:* only this file starts the C compiler. Generated code never depends on the compiler.

use codegen_core::{diag::Failure, scan};
use std::{
    env,
    ffi::{OsStr, OsString},
    path::PathBuf,
    process::Output,
};
use xshell::{Shell, cmd};

/// A C compiler: this machine's compiler, or a cross compiler with its first arguments.
#[derive(Clone, Debug)]
pub struct Compiler {
    name: OsString,
    first: Vec<OsString>,
}

impl Compiler {
    /// The compiler in the environment variable `CC`, or `cc` if the variable is not set.
    pub fn of_this_machine() -> Self {
        let name = env::var_os("CC").filter(|name| !name.is_empty()).unwrap_or_else(|| OsString::from("cc"));
        Self { name, first: Vec::new() }
    }

    /// A cross compiler for another target machine.
    pub fn cross(name: impl Into<OsString>, first: impl IntoIterator<Item: Into<OsString>>) -> Self {
        Self { name: name.into(), first: first.into_iter().map(Into::into).collect() }
    }
}

/// A compiler that is ready to run.
pub(crate) struct Cc {
    compiler: Compiler,
    shell: Shell,
}

impl Cc {
    /// The compiler for this machine.
    pub(crate) fn new() -> Result<Self, Failure> {
        Self::with(&Compiler::of_this_machine())
    }

    pub(crate) fn with(compiler: &Compiler) -> Result<Self, Failure> {
        let shell = Shell::new().map_err(|error| Failure::environment(error.to_string(), "run in another folder"))?;
        Ok(Self { compiler: compiler.clone(), shell })
    }

    /// The command of the compiler.
    pub(crate) fn name(&self) -> String {
        self.compiler.name.display().to_string()
    }

    /// Runs the compiler with these include folders. The standard input of the compiler is `source`.
    pub(crate) fn run<I>(&self, includes: &[PathBuf], arguments: I, source: &str) -> Result<Output, Failure>
    where
        I: IntoIterator<Item: AsRef<OsStr>>,
    {
        let Self { compiler: Compiler { name, first }, shell } = self;
        let mut command = cmd!(shell, "{name}").args(first);
        for include in includes {
            command = command.arg("-I").arg(include);
        }
        if !includes.is_empty() {
            // The stub headers come after the system's headers. A stub header is used only if neither the toolkit nor
            // the system provides the header.
            command = command.arg("-idirafter").arg(scan::stand_ins());
        }
        command
            .args(arguments)
            .stdin(source)
            // The messages are parsed, so they must be in English.
            .env("LC_ALL", "C")
            .quiet()
            .ignore_status()
            .output()
            .map_err(|error| {
                Failure::environment(
                    format!("cannot run the C compiler {}: {error}", self.name()),
                    "install a C compiler (your system's gcc or clang), or specify one with CC=…",
                )
            })
    }
}
