//! The one place where processes are started.

use codegen::diag::Failure;
use std::{
    env,
    path::{Path, PathBuf},
};
use xshell::{Cmd, Shell};

/// Runs programs in one folder, with their output going where ours goes.
pub(crate) struct Programs {
    shell: Shell,
    target: PathBuf,
}

impl Programs {
    /// Programs that run in `root` and build into its `target/`, or where the user keeps it.
    pub(crate) fn new(root: &Path) -> Result<Self, Failure> {
        let shell = Shell::new().map_err(|error| {
            Failure::environment(format!("there is no current folder: {error}"), "run this in the checkout")
        })?;
        shell.change_dir(root);
        let target = env::var_os("CARGO_TARGET_DIR")
            .filter(|path| !path.is_empty())
            .map_or(root.join("target"), |path| root.join(path));
        Ok(Self { shell, target })
    }

    /// Where cargo builds, for all workspaces of the repository: what they share is built once.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// `cargo` with arguments; rustup sees to it that it is the one that runs this program.
    pub(crate) fn cargo<'a>(&'a self, arguments: &[&str]) -> Cmd<'a> {
        self.program("cargo").args(arguments).env("CARGO_TARGET_DIR", &self.target)
    }

    /// Any other program.
    pub(crate) fn program(&self, name: impl AsRef<Path>) -> Cmd<'_> {
        self.shell.cmd(name).quiet()
    }

    /// Runs a command to its end; one that fails has already said why.
    pub(crate) fn run(&self, command: Cmd<'_>) -> Result<(), Failure> {
        println!("$ {command}");
        command.run().map_err(|error| Failure::Check(error.to_string()))
    }
}
