//! The C compiler, for the ABI check and for recording stubs, which both use the real headers.
//!
//! *Architecture invariant:* only this code starts the C compiler. Generated code never depends on it.

use codegen_core::{diag::Failure, scan};
use std::{
    env,
    ffi::{OsStr, OsString},
    path::PathBuf,
    process::Output,
};
use xshell::{Shell, cmd};

/// A C compiler: the compiler of this machine, or a cross compiler with its first arguments.
#[derive(Clone, Debug)]
pub struct Compiler {
    name: OsString,
    first: Vec<OsString>,
}

impl Compiler {
    /// The compiler that the environment variable `CC` names, or `cc` if the variable is not set.
    pub fn of_this_machine() -> Self {
        let name = env::var_os("CC").filter(|name| !name.is_empty()).unwrap_or_else(|| OsString::from("cc"));
        Self { name, first: Vec::new() }
    }

    /// A cross compiler for another machine.
    pub fn cross(name: impl Into<OsString>, first: impl IntoIterator<Item: Into<OsString>>) -> Self {
        Self { name: name.into(), first: first.into_iter().map(Into::into).collect() }
    }
}

/// A compiler, ready to run.
pub(crate) struct Cc {
    compiler: Compiler,
    shell: Shell,
}

impl Cc {
    /// The compiler of this machine.
    pub(crate) fn new() -> Result<Self, Failure> {
        Self::with(&Compiler::of_this_machine())
    }

    pub(crate) fn with(compiler: &Compiler) -> Result<Self, Failure> {
        let shell = Shell::new().map_err(|error| Failure::environment(error.to_string(), "run in another folder"))?;
        Ok(Self { compiler: compiler.clone(), shell })
    }

    /// The compiler's name.
    pub(crate) fn name(&self) -> String {
        self.compiler.name.display().to_string()
    }

    /// Runs the compiler with these include folders, and with `source` as its standard input.
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
            // The stub headers come after the headers of the system. They are used only for headers that neither the
            // toolkit nor the system provides.
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
