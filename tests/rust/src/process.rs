//! Tests that run in their own process.
//! Loaded libraries, their symbols, and the choice of the default stream are process-wide state. A test therefore
//! starts this program again, with the test's own name as the filter.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

const CHILD: &str = "CUBIND_TEST_CHILD";
/// The toolkit of a child's libraries, for tests that use several toolkits in turn.
const CHILDS_TOOLKIT: &str = "CUBIND_TEST_TOOLKIT";

/// The emulator that runs tests, with its first arguments. `cargo xtask test --on aarch64,windows` sets this variable.
const RUNNER: &str = "CUBIND_TEST_RUNNER";

/// The environment variable that makes calls to recording stubs print a line before each call.
pub const TRACE: &str = "CUBIND_ECHO_TRACE";

/// Runs `body` in a separate process with a `prepare`d environment, and prints its number of calls.
///
/// # Panics
///
/// Panics if the process fails.
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
        // A signal terminated the process. The process runs again, to find the last call.
        let (_, traced) = outcome(command.env(TRACE, "1"));
        text = format!("the last call: {}", traced.lines().last().unwrap_or_default());
    }
    assert!(status.success() && text.contains("1 passed"), "{test} in its own process ({status}): {text}");
    text.lines().filter(|line| line.contains("functions called")).for_each(|line| println!("{line}"));
}

/// Like [`isolated`], but once for each of these toolkits, in one process after another.
///
/// # Panics
///
/// Panics if a process fails.
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

/// Returns this program, preceded by the emulator if it was compiled for another machine.
fn itself() -> Command {
    let program = std::env::current_exe().expect("the path of this program is known");
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

/// A toolkit version, which consists of the major and the minor version.
pub type Toolkit = (u32, u32);

/// Returns the toolkits that have recording stubs, oldest first: the newest of each major version, and the oldest of
/// all.
///
/// # Panics
///
/// If `CUBIND_ECHO_DIR` is not set.
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

/// Returns the newest toolkit of this major version that has recording stubs.
///
/// # Panics
///
/// Panics if no toolkit of this major version has recording stubs.
pub fn toolkit(major: u32) -> Toolkit {
    let found = toolkits().into_iter().rfind(|toolkit| toolkit.0 == major);
    found.unwrap_or_else(|| panic!("there are no echo libraries of CUDA {major}"))
}

/// Returns a toolkit's version in the form that the driver returns. For example, 12090 is 12.9.
pub fn number((major, minor): Toolkit) -> i32 {
    (major * 1000 + minor * 10).cast_signed()
}

/// Returns the folder of a toolkit's recording stubs.
pub fn echo_folder((major, minor): Toolkit) -> PathBuf {
    variable("CUBIND_ECHO_DIR").join(format!("{major}.{minor}"))
}

/// Returns a path from the environment that `cargo xtask test` prepares.
///
/// # Panics
///
/// Panics if the variable is not set.
pub fn variable(name: &str) -> PathBuf {
    std::env::var_os(name).unwrap_or_else(|| panic!("{name} is not set: run this with `cargo xtask test`")).into()
}

/// Returns the folder `temporary/test`, which is created if it does not exist. `temporary` is cargo's
/// `CARGO_TARGET_TMPDIR`.
///
/// # Panics
///
/// Panics if the folder cannot be created.
pub fn folder(temporary: &str, test: &str) -> PathBuf {
    let folder = Path::new(temporary).join(test);
    std::fs::create_dir_all(&folder).expect("tests can write temporary files");
    folder
}

/// Makes the loader find the recording stubs of these toolkits and no other libraries. The stubs of the last toolkit
/// take precedence. In place of missing libraries, `folder` contains files that cannot be loaded.
///
/// # Panics
///
/// Panics if files cannot be written.
pub fn with_echo(command: &mut Command, toolkits: &[Toolkit], folder: &Path) {
    unloadable(folder);
    let echo = toolkits.iter().rev().map(|toolkit| echo_folder(*toolkit));
    search(command, echo.chain([folder.to_owned()]));
}

/// Makes the loader find files that it cannot load, so that it does not find the machine's real libraries.
///
/// # Panics
///
/// Panics if files cannot be written.
pub fn without_libraries(command: &mut Command, folder: &Path) {
    unloadable(folder);
    search(command, [folder.to_owned()]);
    command.env("CUDA_HOME", folder);
}

/// Makes the loader search these folders.
///
/// # Panics
///
/// Panics if a folder has a colon in its name.
pub fn search(command: &mut Command, folders: impl IntoIterator<Item = PathBuf>) {
    let joined: OsString = std::env::join_paths(folders).expect("no folder has a colon in its name");
    command.env("LD_LIBRARY_PATH", joined);
}

/// Writes a file that cannot be loaded for every library that has a recording stub.
fn unloadable(folder: &Path) {
    for toolkit in toolkits() {
        let libraries = std::fs::read_dir(echo_folder(toolkit)).expect("the folder has just been seen");
        for library in libraries.filter_map(Result::ok).filter(|entry| entry.path().is_file()) {
            std::fs::write(folder.join(library.file_name()), "not a library").expect("tests can write temporary files");
        }
    }
}
