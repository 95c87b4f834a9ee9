//! Replaces the names of this repository's commands and files in messages, because users of the tool do not have these
//! commands and files.

/// The URL of the manual for specs.
const MANUAL: &str = "https://github.com/cubind/cubind/blob/main/specs/README.md";

/// Rewrites a message so that it mentions the tool's own commands.
pub(crate) fn of_the_tool(message: &str) -> String {
    let table = [
        ("specs/README.md", MANUAL),
        // Only developers of the tool can change the code of the scan.
        ("\n  = help: alternatively, extend `codegen/input/src/scan` and the registry", ""),
        ("no scanned toolkit", "no version of the headers"),
        ("cargo xtask regen --cuda VERSION", "cubind generate"),
        ("cargo xtask regen --check", "cubind generate --check"),
        ("cargo xtask regen", "cubind generate"),
        ("cargo xtask review", "cubind review"),
        ("cargo xtask explain", "cubind explain"),
        ("cargo xtask diff", "cubind diff"),
        ("has no file in specs/", "is not a library of cubind, and has no --spec"),
    ];
    let text = table.iter().fold(message.to_owned(), |text, (ours, theirs)| text.replace(ours, theirs));
    with_headers(&without_sources(&text))
}

/// Replaces "extend `codegen/…`", which is advice for developers, with the advice to report the problem.
fn without_sources(message: &str) -> String {
    let mut parts = message.split("extend `codegen/");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.split_once('`').map_or("", |(_, rest)| rest);
        format!("{text}report the header as a bug in the generator{rest}")
    })
}

/// Replaces `--library NAME --release V` with `--include DIR --version V`.
fn with_headers(message: &str) -> String {
    let mut parts = message.split(" --library ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| match part.split_once(" --release ") {
        Some((name, rest)) if !name.contains(' ') => format!("{text} --include DIR --version {rest}"),
        Some(_) | None => format!("{text} --library {part}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_name_the_commands_of_the_tool() {
        assert_eq!(of_the_tool("run `cargo xtask regen`"), "run `cubind generate`");
        let known = "run `cargo xtask regen --library fx --release 1.2` to add it";
        assert_eq!(of_the_tool(known), "run `cubind generate --include DIR --version 1.2` to add it");
        assert!(of_the_tool("specs/README.md has them").starts_with("https://"));
        let developers = "it is lost: extend `codegen/input/src/scan`\n  = and more";
        let users = "it is lost: report the header as a bug in the generator\n  = and more";
        assert_eq!(of_the_tool(developers), users);
        let developers = "omit it\n  = help: alternatively, extend `codegen/input/src/scan` and the registry";
        assert_eq!(of_the_tool(developers), "omit it");
    }
}
