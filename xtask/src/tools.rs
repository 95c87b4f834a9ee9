//! Programs that some commands need, built from crates.io into `target/` by the first call.

use crate::shell::Programs;
use codegen::diag::Failure;
use std::path::PathBuf;

/// A program, mostly a subcommand of cargo, in the one version whose output the commands here parse.
pub(crate) struct Tool {
    /// The crate, and mostly its program: `cargo-deny`.
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Tool {
    /// The program's file. Building it takes minutes, once for each version.
    pub(crate) fn installed(&self, programs: &Programs) -> Result<PathBuf, Failure> {
        self.program(programs, self.name)
    }

    /// The file of a program whose name differs from its crate's.
    pub(crate) fn program(&self, programs: &Programs, called: &str) -> Result<PathBuf, Failure> {
        let Self { name, version } = self;
        let folder = programs.target().join(format!("cubind/{name}-{version}"));
        let program = folder.join("bin").join(called);
        if !program.is_file() {
            let root = folder.display().to_string();
            programs.run(programs.cargo(&["install", "--root", &root, "--version", version, "--locked", name]))?;
        }
        Ok(program)
    }
}
