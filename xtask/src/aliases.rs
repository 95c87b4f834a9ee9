//! Old names of `cargo xtask` commands. The old names still work, and print a hint.

/// The old names of commands, each with the words that replace it.
const RENAMED: [(&[&str], &[&str]); 19] = [
    (&["toolkit"], &["upstream"]),
    (&["library", "new"], &["upstream", "new"]),
    (&["release", "add"], &["upstream", "add"]),
    (&["release", "update"], &["upstream", "update"]),
    (&["news"], &["upstream", "news"]),
    (&["coverage"], &["explain", "--all"]),
    (&["wheel"], &["release", "wheel"]),
    (&["distributions"], &["release", "distributions"]),
    (&["release", "--dry-run"], &["release", "rehearse"]),
    (&["soundness"], &["hunt", "soundness"]),
    (&["fuzz"], &["hunt", "fuzz"]),
    (&["soak"], &["hunt", "soak"]),
    (&["platforms"], &["test", "--on", "aarch64,windows"]),
    (&["pythons"], &["test", "--on", "pythons"]),
    (&["semver"], &["test", "crate semver"]),
    (&["interface", "--check"], &["test", "crate interface"]),
    (&["interface"], &["test", "crate interface", "--bless"]),
    (&["hidden"], &["test", "crate hidden"]),
    (&["deny"], &["test", "dependencies"]),
];

/// Replaces an old command name in the arguments by the new name, and prints a hint on stderr.
pub(crate) fn replaced(arguments: Vec<String>) -> Vec<String> {
    // The first argument is the name of this program.
    let Some((program, words)) = arguments.split_first() else { return arguments };
    let Some((old, new, rest)) = renamed(words) else { return arguments };
    let quoted = |word: &String| if word.contains(' ') { format!("{word:?}") } else { word.clone() };
    let shown = new.iter().map(quoted).collect::<Vec<_>>().join(" ");
    eprintln!("hint: `cargo xtask {old}` is now `cargo xtask {shown}`; the next release removes the old name");
    [std::slice::from_ref(program), &new, rest].concat()
}

/// Returns the old name at the start of the words, the new name, and the words after the old name.
fn renamed(words: &[String]) -> Option<(String, Vec<String>, &[String])> {
    let begins = |old: &[&str]| words.len() >= old.len() && words.iter().zip(old).all(|(word, old)| word == old);
    let (old, new) = RENAMED.into_iter().find(|(old, _)| begins(old))?;
    let mut rest = &words[old.len()..];
    let mut new: Vec<String> = new.iter().map(|word| (*word).to_owned()).collect();
    if old == ["pythons"] {
        // The old command took Python versions as arguments, and the tests as an option.
        let count = rest.iter().take_while(|word| word.starts_with("3.")).count();
        let (versions, others) = rest.split_at(count);
        rest = if others.first().is_some_and(|word| word == "--tests") { &others[1..] } else { others };
        if !versions.is_empty() {
            new[2] = versions.join(",");
        }
    }
    Some((old.join(" "), new, rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arguments;
    use clap::{CommandFactory, Parser};

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn old_command_names_are_removed_and_new_ones_exist() {
        for (old, new) in RENAMED {
            let is_known = |words: &[&str]| Arguments::command().find_subcommand(words[0]).is_some();
            assert!(!is_known(old) || old[0] == "release", "{old:?}");
            assert!(is_known(new), "{new:?}");
        }
    }

    #[test]
    fn old_commands_are_read_with_their_arguments() {
        let old = [
            "toolkit add 13.4 --wheel a==1",
            "toolkit update 13.4",
            "toolkit package nvidia-a --libraries",
            "library new cudss --package nvidia-cudss-cu13",
            "release add nccl 2.28 --with 13.0",
            "release update nccl 2.28",
            "news --json",
            "coverage",
            "wheel --libraries driver",
            "distributions target/distributions",
            "release --dry-run",
            "soundness fuzz --seconds 1800",
            "fuzz spec --seconds 1",
            "soak --minutes 60",
            "platforms windows",
            "platforms --list",
            "pythons",
            "pythons 3.14 3.14t --tests tests/python/test_types.py",
            "semver --base HEAD --features std",
            "interface --check",
            "interface",
            "hidden",
            "deny --offline",
        ];
        for old in old {
            let arguments = replaced(words(&format!("xtask {old}")));
            assert_ne!(arguments, words(&format!("xtask {old}")));
            if let Err(error) = Arguments::try_parse_from(&arguments) {
                panic!("{old}: {arguments:?}: {error}");
            }
        }
        for now in ["regen --check", "release wheel", "test", "explain --all"] {
            let arguments = words(&format!("xtask {now}"));
            assert_eq!(replaced(arguments.clone()), arguments);
        }
    }
}
