//! Test of the tutorial for `cubind generate`. The test follows the tutorial like a new user, in an empty folder
//! outside of the checkout, one file and one command at a time.

use super::Context;
use crate::{interpreters, progress::Steps, shell::Programs, wheel};
use codegen::{
    diag::Failure,
    header_set::HeaderSet,
    package::{PYTHON_FOLDER, RUST_FOLDER},
    pipeline,
    toolkit::Toolkits,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
};

/// The path of the document that contains the tutorial.
const TUTORIAL: &str = "codegen/tool/README.md";

/// The text that marks a command that is expected to fail.
const FAILED: &str = "failed with";

/// An instruction in the tutorial.
#[derive(Debug, PartialEq, Eq)]
enum Block<'a> {
    /// Writes a file, or appends to it.
    File { path: &'a str, text: &'a str },
    /// Runs a shell command.
    Command(&'a str),
    /// Compares the output of the preceding command with the expected output.
    Output(&'a str),
}

/// Follows the instructions in the tutorial, and compares the outputs.
pub(super) fn run(context: &Context<'_>) -> Result<(), Failure> {
    let text = fs::read_to_string(context.root.join(TUTORIAL))
        .map_err(|error| Failure::environment(format!("cannot read {TUTORIAL}: {error}"), "check the checkout"))?;
    context.programs.run(context.programs.cargo(&["build", "--locked", "--package", "cubind-tool"]))?;
    let folder = empty_folder()?;
    let done = follow(context, &text, &folder);
    let removed = fs::remove_dir_all(&folder).map_err(|error| cannot("remove", &folder, &error));
    done.and(removed)
}

fn follow(context: &Context<'_>, text: &str, folder: &Path) -> Result<(), Failure> {
    let environment = Environment::of(context, folder)?;
    let mut shown = String::new();
    for block in blocks(text) {
        match block {
            Block::File { path, text } => {
                let path = folder.join(path);
                let before = fs::read_to_string(&path).unwrap_or_default();
                write(&path, &(before + &environment.of_this_checkout(text)))?;
            }
            Block::Command(command) => shown = environment.run(command)?,
            Block::Output(expected) => {
                // The command may print additional lines between the expected lines.
                let missing = expected.lines().find(|line| !shown.contains(*line));
                if let Some(line) = missing {
                    let message = format!("{TUTORIAL} shows `{line}`, but the command before it printed:\n{shown}");
                    return Err(Failure::Check(message));
                }
            }
        }
    }
    Ok(())
}

/// Sets up the shell environment of a new user: the command `cubind`, CUDA's headers, and the crate and package
/// `cubind`, which are not in a registry yet.
struct Environment {
    programs: Programs,
    path: std::ffi::OsString,
    cuda: PathBuf,
    target: PathBuf,
    cache: PathBuf,
    /// Creates the only package source of pip, which contains the wheel of `cubind` and the packages that build wheels.
    wheels: PathBuf,
}

impl Environment {
    fn of(context: &Context<'_>, folder: &Path) -> Result<Self, Failure> {
        let toolkits = Toolkits::load(context.root)?;
        let (specs, _) = pipeline::load(context.root)?;
        let known = toolkits.versions().map(|version| version.major).collect();
        let major = specs.majors.default_of(&known);
        let newest = toolkits.versions().filter(|version| version.major == major).max();
        let newest = newest.ok_or_else(|| Failure::Check("no toolkit is listed".to_owned()))?;
        let headers = toolkits.headers(context.root, &HeaderSet::Toolkit(newest), &Steps::new())?;
        let wheels = folder.join(".wheels");
        wheel::registry(&context.programs, context.root, &wheels)?;
        let tool = context.programs.target().join("debug");
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([tool].into_iter().chain(env::split_paths(&path)))
            .map_err(|error| Failure::environment(format!("no PATH: {error}"), "move the checkout"))?;
        Ok(Self {
            programs: Programs::new(folder)?,
            path,
            cuda: headers.include.parent().unwrap_or(&headers.include).to_owned(),
            target: context.programs.target().join("cubind/tutorial"),
            cache: context.root.to_owned(),
            wheels,
        })
    }

    /// Replaces the published `cubind` in a file or a command of the tutorial by that of this checkout: the crate, or
    /// the wheel for pip.
    fn of_this_checkout(&self, text: &str) -> String {
        let repository = env!("CARGO_PKG_REPOSITORY");
        let path = self.cache.join(RUST_FOLDER).display().to_string();
        let wheel = format!("\"git+{repository}#subdirectory={PYTHON_FOLDER}\"");
        text.replace(&format!("git = {repository:?}"), &format!("path = {path:?}")).replace(&wheel, "cubind")
    }

    /// Runs a command of the tutorial, and returns the command's output.
    fn run(&self, command: &str) -> Result<String, Failure> {
        // Downloads are already cached, and all commands use the same Python.
        let generate = "cubind generate --cache \"$CUBIND_CACHE\" --cubind \"$CUBIND_CACHE\"";
        let command = self.of_this_checkout(command).replace("cubind generate", generate);
        let command = command.replace("cubind test", "cubind test --cubind \"$CUBIND_CACHE\"");
        let command = command.replace("python3 ", "\"$PYTHON\" ");
        println!("$ {command}");
        let shell =
            self.programs.program("sh").args(["-e", "-c", &format!("{{ {command}\n}} 2>&1 || echo \"{FAILED} $?\"")]);
        let shell = shell.env("PATH", &self.path).env("CUDA_HOME", &self.cuda).env("CARGO_TARGET_DIR", &self.target);
        let shell = shell.env("CUBIND_CACHE", &self.cache).env("PYTHON", interpreters::default());
        let shell =
            shell.env("PIP_NO_INDEX", "1").env("PIP_FIND_LINKS", &self.wheels).env("PIP_REQUIRE_VIRTUALENV", "0");
        let shown = self.programs.read(wheel::slow(shell))?;
        println!("{shown}");
        match shown.lines().find(|line| line.starts_with(FAILED)) {
            Some(line) => Err(Failure::Check(format!("{TUTORIAL}: `{command}` {line}"))),
            None => Ok(shown),
        }
    }
}

/// Returns the code blocks with files, commands and outputs. The line before the code block of a file contains the
/// file's name in bold.
fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut parts = text.split("```");
    let mut before = parts.next().unwrap_or_default();
    while let (Some(block), after) = (parts.next(), parts.next()) {
        let (language, text) = block.split_once('\n').unwrap_or((block, ""));
        let name = before.trim_end().lines().next_back().and_then(|line| line.strip_prefix("**")?.split_once("**"));
        blocks.extend(match (language, name) {
            ("", _) => None,
            ("sh", _) => Some(Block::Command(text.trim_end())),
            ("text", _) => Some(Block::Output(text)),
            (_, Some((path, _))) => Some(Block::File { path, text }),
            (_, None) => None,
        });
        before = after.unwrap_or_default();
    }
    blocks
}

/// Creates a new folder outside of every checkout.
fn empty_folder() -> Result<PathBuf, Failure> {
    let folder = env::temp_dir().join(format!("cubind-tutorial-{}", std::process::id()));
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| cannot("remove", &folder, &error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    Ok(folder)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let parent = path.parent().unwrap_or(path);
    fs::create_dir_all(parent).and_then(|()| fs::write(path, text)).map_err(|error| cannot("write", path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Failure {
    let next = "check the permissions of the folder and the free space on the disk";
    Failure::environment(format!("cannot {what} {}: {error}", path.display()), next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_commands_and_outputs_are_found() {
        let text = "# A\n\n```\nnot run\n```\n\n**a.h**\n\n```c\nint a;\n```\n\nthen\n\n```sh\ncc a.h\n```\n\n```text\nok\n```\n\
                    **a.h**, below\n\n```c\nint b;\n```\n\n```c\nnot a file\n```\n";
        let file = |text| Block::File { path: "a.h", text };
        assert_eq!(blocks(text), [file("int a;\n"), Block::Command("cc a.h"), Block::Output("ok\n"), file("int b;\n")]);
    }
}
