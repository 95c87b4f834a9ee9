//! Child processes of the commands.

use codegen::diag::Failure;
use std::{
    env,
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};
use xshell::{Cmd, Shell};

/// The folder for builds of the generated crate, below [`Programs::target`]. Cargo allows only one build at a time in a
/// folder, and builds of the tools use the parent folder.
pub(crate) const CRATE_FOLDER: &str = "crate";
/// The folder for unoptimized builds of the Python extension.
pub(crate) const PYTHON_FOLDER: &str = "python";

/// The environment variable for the level of debug information in unoptimized builds.
const DEBUG: &str = "CARGO_PROFILE_DEV_DEBUG";

/// Runs programs in one folder. The programs share this program's standard output.
pub(crate) struct Programs {
    shell: Shell,
    target: PathBuf,
    /// True if the standard output is reserved for this program's own output.
    keeps_output: bool,
}

impl Programs {
    /// Creates an object that runs programs in `root`. The programs build into the folder `target/` below `root`, or
    /// into the build folder that the user has configured.
    pub(crate) fn new(root: &Path) -> Result<Self, Failure> {
        let shell = Shell::new().map_err(|error| {
            Failure::environment(
                format!("the current folder cannot be determined: {error}"),
                "run this command in a checkout of the repository",
            )
        })?;
        shell.change_dir(root);
        let target = env::var_os("CARGO_TARGET_DIR")
            .filter(|path| !path.is_empty())
            .map_or(root.join("target"), |path| root.join(path));
        Ok(Self { shell, target, keeps_output: false })
    }

    /// Returns an object like this one, whose programs write to the standard error, because the output of this program
    /// is data.
    pub(crate) fn keeping_output(self) -> Self {
        Self { keeps_output: true, ..self }
    }

    /// Returns Cargo's build folder. All workspaces of the repository share this folder, so that common crates are
    /// built only once.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// Returns the command `cargo` with these arguments. rustup ensures that the command is the same cargo that runs
    /// this program.
    pub(crate) fn cargo<'a>(&'a self, arguments: &[&str]) -> Cmd<'a> {
        self.program("cargo").args(arguments).env("CARGO_TARGET_DIR", &self.target)
    }

    /// Like [`cargo`](Self::cargo), but with a separate build folder.
    pub(crate) fn cargo_in<'a>(&'a self, folder: &str, arguments: &[&str]) -> Cmd<'a> {
        let command = self.cargo(arguments).env("CARGO_TARGET_DIR", self.target.join(folder));
        // The results of these builds are not run in a debugger. Function names and line numbers are sufficient for a
        // backtrace.
        match env::var_os(DEBUG) {
            Some(_) => command,
            None => command.env(DEBUG, "line-tables-only"),
        }
    }

    /// Returns a command for any other program.
    pub(crate) fn program(&self, name: impl AsRef<Path>) -> Cmd<'_> {
        self.shell.cmd(name).quiet()
    }

    /// Returns true if there is a program with this name on this machine.
    pub(crate) fn has(&self, name: &str) -> bool {
        env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(|folder| folder.join(name).is_file())
    }

    /// Runs a command to completion. If the command fails, it has already printed the reason. The command line is
    /// printed to stderr, because it is not part of this program's output.
    pub(crate) fn run(&self, command: Cmd<'_>) -> Result<(), Failure> {
        eprintln!("$ {command}");
        if !self.keeps_output {
            return command.run().map_err(|error| Failure::Check(reason(&error)));
        }
        let name = command.to_string();
        let status = Command::from(command).stdout(std::io::stderr()).status();
        let status = status.map_err(|error| Failure::Check(format!("`{name}` does not start: {error}")))?;
        status.success().then_some(()).ok_or_else(|| Failure::Check(format!("`{name}` ended with {status}")))
    }

    /// Runs a command whose output must be a pipe, and prints the command's output after it has ended.
    pub(crate) fn run_in_pipes(&self, command: Cmd<'_>) -> Result<(), Failure> {
        eprintln!("$ {command}");
        let name = command.to_string();
        let output = command.ignore_status().output().map_err(|error| Failure::Check(reason(&error)))?;
        // The output of a program may contain arbitrary bytes.
        let text = [&output.stdout, &output.stderr].map(|part| String::from_utf8_lossy(part)).concat();
        if self.keeps_output {
            eprint!("{text}")
        } else {
            print!("{text}")
        }
        let ended = || Failure::Check(format!("`{name}` ended with {}", output.status));
        output.status.success().then_some(()).ok_or_else(ended)
    }

    /// Runs a command to completion. Returns the command's error output if the command fails.
    pub(crate) fn errors(&self, command: Cmd<'_>) -> Result<Result<(), String>, Failure> {
        eprintln!("$ {command}");
        let output = command.ignore_status().output().map_err(|error| Failure::Check(reason(&error)))?;
        // The output of a program may contain arbitrary bytes.
        let text = || String::from_utf8_lossy(&output.stderr).into_owned();
        Ok(output.status.success().then_some(()).ok_or_else(text))
    }

    /// Runs a command to completion, and returns the command's output.
    pub(crate) fn read(&self, command: Cmd<'_>) -> Result<String, Failure> {
        command.read().map_err(|error| Failure::Check(reason(&error)))
    }
}

/// A child process that runs another command of this program in parallel.
pub(crate) struct Part {
    child: Child,
    printed: PathBuf,
}

impl Part {
    /// Starts the child process. Its output is written to a file.
    pub(crate) fn start(root: &Path, arguments: &[String], printed: PathBuf) -> Result<Self, Failure> {
        let start = || -> std::io::Result<Child> {
            printed.parent().map_or(Ok(()), fs::create_dir_all)?;
            let file = File::create(&printed)?;
            // On Linux, this path is the running program, even if another build has replaced the program's file.
            let running = Path::new("/proc/self/exe");
            let program = if running.exists() { running.to_owned() } else { env::current_exe()? };
            let mut command = Command::new(program);
            command.args(arguments).arg("--root").arg(root).current_dir(root).stdin(Stdio::null());
            command.stderr(file.try_clone()?).stdout(file).spawn()
        };
        let child = start().map_err(|error| {
            Failure::environment(
                format!("cannot start another process of this program: {error}"),
                "check the permissions of target/",
            )
        })?;
        Ok(Self { child, printed })
    }

    /// Returns the result of the child process, if the process has ended.
    pub(crate) fn end(&mut self) -> Option<Result<(), Failure>> {
        match self.child.try_wait() {
            Ok(None) => None,
            Ok(Some(status)) if status.success() => Some(Ok(())),
            Ok(Some(status)) => Some(Err(Failure::Check(format!("it ended with {status}")))),
            Err(error) => Some(Err(Failure::Check(format!("cannot wait for it: {error}")))),
        }
    }

    /// Prints the output of the child process.
    pub(crate) fn print(&self) {
        // The output of a program may contain arbitrary bytes.
        print!("{}", String::from_utf8_lossy(&fs::read(&self.printed).unwrap_or_default()));
    }
}

/// Formats the reason why a command failed. If a program exists but is "not found", the interpreter in the first line
/// of the program does not exist: the virtual environment was moved, or its Python was removed.
fn reason(error: &xshell::Error) -> String {
    let text = error.to_string();
    let program = text.strip_prefix("command not found: `").and_then(|rest| rest.strip_suffix('`'));
    let Some(program) = program.map(Path::new).filter(|program| program.is_file()) else { return text };
    let first = fs::read(program).ok().and_then(|bytes| {
        let line = bytes.split(|byte| *byte == b'\n').next()?;
        Some(String::from_utf8_lossy(line.strip_prefix(b"#!")?).trim().to_owned())
    });
    match first {
        Some(interpreter) => format!(
            "{} does not start, because {interpreter}, the interpreter in its first line, does not exist. Remove the \
            environment of the program, so that the next run creates it again",
            program.display()
        ),
        None => format!("{} does not start, because its loader does not exist", program.display()),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_program_that_does_not_start_is_reported_with_the_reason() {
        let folder = tempfile::tempdir().unwrap();
        let programs = Programs::new(folder.path()).unwrap();
        let stale = folder.path().join("auditwheel");
        fs::write(&stale, "#!/gone/venv/bin/python\n").unwrap();
        let said = |path: &Path| programs.read(programs.program(path).arg("show")).unwrap_err().to_string();
        assert!(said(&stale).contains("ermission denied"), "{}", said(&stale));
        fs::set_permissions(&stale, fs::Permissions::from_mode(0o755)).unwrap();
        assert!(said(&stale).contains(
            "because /gone/venv/bin/python, the interpreter in its first line, does not \
                                      exist"
        ));
        assert!(said(&folder.path().join("nothing")).contains("command not found"));
        fs::write(&stale, "#!/bin/sh\nexit 7\n").unwrap();
        assert!(said(&stale).contains("non-zero code") && said(&stale).ends_with(": 7"), "{}", said(&stale));
    }
}
