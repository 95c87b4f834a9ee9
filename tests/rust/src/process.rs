//! Tests that are a process of their own.
//!
//! Libraries, the symbols found in them, and the choice between default streams are state of the process: a test starts
//! this program again, asking for itself alone.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

const CHILD: &str = "CUBIND_TEST_CHILD";
/// The toolkit whose libraries a child has, of a test that wants several in turn.
const CHILDS_TOOLKIT: &str = "CUBIND_TEST_TOOLKIT";

/// A program and its first arguments, as `cargo xtask test --on aarch64,windows` names them: an emulator.
const RUNNER: &str = "CUBIND_TEST_RUNNER";

/// Makes calls through echo libraries print what they are about to do.
pub const TRACE: &str = "CUBIND_ECHO_TRACE";

/// Runs `body` in a separate process with `prepare`d environment, and prints how many functions it called.
///
/// # Panics
///
/// When the process fails.
pub fn isolated(test: &str, prepare: impl FnOnce(&mut Command), body: impl FnOnce()) {
    if std::env::var(CHILD).is_ok_and(|child| child == test) {
        return body();
    }
    let mut command = itself();
    command.args(["--exact", test, "--nocapture"]).env(CHILD, test);
    for variable in ["CUDA_HOME", "CUDA_PATH", "CONDA_PREFIX", "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"] {
        command.env_remove(variable);
    }
    prepare(&mut command);
    let (status, mut text) = outcome(&mut command);
    if status.code().is_none() {
        // Killed by a signal: run again, to know by which call.
        let (_, traced) = outcome(command.env(TRACE, "1"));
        text = format!("the last call: {}", traced.lines().last().unwrap_or_default());
    }
    assert!(status.success() && text.contains("1 passed"), "{test} in its own process ({status}): {text}");
    text.lines().filter(|line| line.contains("functions called")).for_each(|line| println!("{line}"));
}

/// The same once for each of these toolkits, in one process after another.
///
/// # Panics
///
/// When a process fails.
pub fn isolated_each(
    test: &str,
    toolkits: &[Toolkit],
    prepare: impl Fn(&mut Command, Toolkit),
    body: impl Fn(Toolkit),
) {
    let childs = std::env::var(CHILDS_TOOLKIT).ok();
    for toolkit in toolkits {
        let name = format!("{}.{}", toolkit.0, toolkit.1);
        if childs.as_ref().is_some_and(|childs| *childs != name) {
            continue;
        }
        let prepare = |command: &mut Command| {
            command.env(CHILDS_TOOLKIT, &name);
            prepare(command, *toolkit);
        };
        isolated(test, prepare, || body(*toolkit));
    }
}

/// This program; behind what runs it on a machine that it was not compiled for.
fn itself() -> Command {
    let program = std::env::current_exe().expect("a test knows its own program");
    let runner = std::env::var(RUNNER).unwrap_or_default();
    let mut words = runner.split_whitespace();
    let Some(first) = words.next() else { return Command::new(program) };
    let mut command = Command::new(first);
    command.args(words).arg(program);
    command
}

fn outcome(command: &mut Command) -> (ExitStatus, String) {
    let output = command.output().expect("the program that runs can be started again");
    let text = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    (output.status, text.into_owned())
}

/// A toolkit: its major and minor version.
pub type Toolkit = (u32, u32);

/// The toolkits whose libraries have an echo, oldest first: the newest of each major version, and the oldest of all.
///
/// # Panics
///
/// Without `CUBIND_ECHO_DIR`.
pub fn toolkits() -> Vec<Toolkit> {
    let folder = variable("CUBIND_ECHO_DIR");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut toolkits: Vec<Toolkit> = names
        .filter_map(|name| {
            let (major, minor) = name.split_once('.')?;
            Some((major.parse().ok()?, minor.parse().ok()?))
        })
        .collect();
    toolkits.sort_unstable();
    toolkits
}

/// The newest toolkit of this major version that has an echo.
///
/// # Panics
///
/// When there is none.
pub fn toolkit(major: u32) -> Toolkit {
    let found = toolkits().into_iter().rfind(|toolkit| toolkit.0 == major);
    found.unwrap_or_else(|| panic!("there are no echo libraries of CUDA {major}"))
}

/// A toolkit's version as the driver returns it: 12090 is 12.9.
pub fn number((major, minor): Toolkit) -> i32 {
    (major * 1000 + minor * 10).cast_signed()
}

/// The folder of a toolkit's echo libraries.
pub fn echo_folder((major, minor): Toolkit) -> PathBuf {
    variable("CUBIND_ECHO_DIR").join(format!("{major}.{minor}"))
}

/// A path from the environment that `cargo xtask test` prepares.
///
/// # Panics
///
/// When it is not there.
pub fn variable(name: &str) -> PathBuf {
    std::env::var_os(name).unwrap_or_else(|| panic!("{name} is not set: run this with `cargo xtask test`")).into()
}

/// The folder `temporary/test`, made if it is not there; `temporary` is cargo's `CARGO_TARGET_TMPDIR`.
///
/// # Panics
///
/// When it cannot be made.
pub fn folder(temporary: &str, test: &str) -> PathBuf {
    let folder = Path::new(temporary).join(test);
    std::fs::create_dir_all(&folder).expect("tests can write temporary files");
    folder
}

/// Lets the loader find the echo libraries of these toolkits, the last one's first, and no others: what they lack is
/// found in `folder`, where it cannot be loaded.
///
/// # Panics
///
/// When files cannot be written.
pub fn with_echo(command: &mut Command, toolkits: &[Toolkit], folder: &Path) {
    unloadable(folder);
    let echo = toolkits.iter().rev().map(|toolkit| echo_folder(*toolkit));
    search(command, echo.chain([folder.to_owned()]));
}

/// Lets the loader find libraries that it cannot load, so that a machine's real ones are not found.
///
/// # Panics
///
/// When files cannot be written.
pub fn without_libraries(command: &mut Command, folder: &Path) {
    unloadable(folder);
    search(command, [folder.to_owned()]);
    command.env("CUDA_HOME", folder);
}

/// Lets the loader search these folders.
///
/// # Panics
///
/// When a folder has a colon in its name.
pub fn search(command: &mut Command, folders: impl IntoIterator<Item = PathBuf>) {
    let joined: OsString = std::env::join_paths(folders).expect("no folder has a colon in its name");
    command.env("LD_LIBRARY_PATH", joined);
}

/// Puts a file that is no library there for every library that has an echo.
fn unloadable(folder: &Path) {
    for toolkit in toolkits() {
        let libraries = std::fs::read_dir(echo_folder(toolkit)).expect("the folder has just been seen");
        for library in libraries.filter_map(Result::ok).filter(|entry| entry.path().is_file()) {
            std::fs::write(folder.join(library.file_name()), "not a library").expect("tests can write temporary files");
        }
    }
}
