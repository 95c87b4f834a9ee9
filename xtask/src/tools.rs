//! Programs that some commands need. The programs are built from crates.io into `target/` when they are first used.

use crate::shell::Programs;
use codegen::diag::Failure;
use std::path::PathBuf;

/// A program, which is usually a subcommand of cargo. The pinned version is the one whose output the commands can
/// parse.
pub(crate) struct Tool {
    /// The name of the crate, such as `cargo-deny`, which is usually also the name of the program.
    pub(crate) name: &'static str,
    pub(crate) version: &'static str,
}

impl Tool {
    /// Returns the path of the program. The program is built if necessary, which takes minutes, but only once for each
    /// version.
    pub(crate) fn installed(&self, programs: &Programs) -> Result<PathBuf, Failure> {
        self.program(programs, self.name)
    }

    /// Returns the path of a program whose name differs from the name of its crate.
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
