//! Test of the `cargo xtask` commands that this repository's documents and scripts mention.

use crate::Arguments;
use clap::{Command, CommandFactory};
use codegen::checkout;
use std::{fs, path::Path};

/// Files and folders that contain documents and scripts.
const TEXTS: [&str; 15] = [
    ".ci",
    ".deny.toml",
    ".gitattributes",
    ".github",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "README.md",
    "SECURITY.md",
    "codegen",
    "docs",
    "specs",
    "templates",
    "tests",
    "xtask",
];
/// Subfolders that tools write. They are not checked.
const WRITTEN: [&str; 4] = ["target", "registry", "node_modules", "__pycache__"];

/// Calls `check` with each text file below a path.
fn each(path: &Path, check: &mut impl FnMut(&Path, &str)) {
    if path.is_dir() {
        if !path.file_name().is_some_and(|name| WRITTEN.iter().any(|written| name == *written)) {
            fs::read_dir(path).unwrap().for_each(|entry| each(&entry.unwrap().path(), check));
        }
    } else if let Ok(text) = fs::read_to_string(path) {
        check(path, &text);
    }
}

/// Returns the first word in a command line (after `cargo xtask`) that is neither a command nor a subcommand.
fn unknown(root: &Command, line: &str) -> Option<String> {
    let end = line.find(['`', '"', '\'', ';', '|', '(', ')', '<', '\\']).unwrap_or(line.len());
    let mut words = line[..end].split_whitespace().map(|word| word.trim_end_matches(['.', ',', ':']));
    let mut command = root;
    while command.has_subcommands() {
        // Placeholders such as `{command}`, `NAME` or `"${words[@]}"` do not count as words.
        let word = words.next().filter(|word| word.starts_with(|first: char| first.is_ascii_lowercase()))?;
        match command.get_subcommands().find(|sub| sub.get_name() == word) {
            Some(sub) => command = sub,
            None => return Some(word.to_owned()),
        }
    }
    let takes =
        |name: &str| name == "help" || command.get_arguments().any(|argument| argument.get_long() == Some(name));
    let mut options = words.filter_map(|word| word.trim_start_matches('[').strip_prefix("--"));
    options.find(|option| !takes(option.split(['=', ']']).next().unwrap_or(option))).map(|option| format!("--{option}"))
}

#[test]
fn texts_name_commands_and_options_that_exist() {
    let root = checkout::root(env!("CARGO_MANIFEST_DIR")).unwrap();
    let command = Arguments::command();
    let (mut count, mut wrong) = (0, Vec::new());
    for text in TEXTS.map(|path| root.join(path)).iter().filter(|path| path.exists()) {
        each(text, &mut |path, text| {
            for (number, line) in text.lines().enumerate() {
                for call in line.split("cargo xtask ").skip(1) {
                    count += 1;
                    let found = unknown(&command, call);
                    wrong.extend(found.map(|word| format!("{}:{}: {word}", path.display(), number + 1)));
                }
            }
        });
    }
    assert!(
        count > 300,
        "the documents contain only {count} commands, so the notation of commands has probably \
                         changed"
    );
    assert!(wrong.is_empty(), "{} of {count} are not commands:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn an_unknown_command_is_found() {
    let command = Arguments::command();
    for good in [
        "regen --check`",
        "upstream add V",
        "release wheel, then",
        "test \"crate semver\" --base REV",
        "{command}",
        "test --on 3.14`",
    ] {
        assert_eq!(unknown(&command, good), None, "{good}");
    }
    for (bad, word) in [
        ("toolkit add 13.4`", "toolkit"),
        ("release add x`", "add"),
        ("regen --chek` is", "--chek"),
        ("wheel", "wheel"),
    ] {
        assert_eq!(unknown(&command, bad).as_deref(), Some(word), "{bad}");
    }
}
