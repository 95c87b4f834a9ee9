//! Runs cargo as a subprocess.

use codegen::diag::Failure;
use std::{ffi::OsStr, path::Path, process::Command};

/// Runs `cargo` in a folder. The subprocess inherits this program's standard output.
pub(crate) fn run(folder: &Path, arguments: &[&str], environment: &[(&str, &OsStr)]) -> Result<(), Failure> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let status = command.args(arguments).current_dir(folder).envs(environment.iter().copied()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failure::Check(format!("cargo {} in {}: {status}", arguments.join(" "), folder.display()))),
        Err(error) => Err(Failure::environment(
            format!("cannot run cargo: {error}"),
            "install Rust, or set CARGO to the path of cargo",
        )),
    }
}
