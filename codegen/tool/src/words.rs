//! What this repository's commands and files are called for those who have the tool alone.

/// The manual of specs.
const MANUAL: &str = "https://github.com/cubind/cubind/blob/main/specs/README.md";

/// A message with the tool's commands in it.
pub(crate) fn of_the_tool(message: &str) -> String {
    let table = [
        ("specs/README.md", MANUAL),
        ("cargo xtask regen --cuda VERSION", "cubind generate"),
        ("cargo xtask regen --check", "cubind generate --check"),
        ("cargo xtask regen", "cubind generate"),
        ("cargo xtask review", "cubind review"),
        ("cargo xtask explain", "cubind explain"),
        ("cargo xtask diff", "cubind diff"),
        ("has no file in specs/", "is no library of cubind, and no --spec is its"),
    ];
    table.iter().fold(message.to_owned(), |text, (ours, theirs)| text.replace(ours, theirs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_the_tools() {
        assert_eq!(of_the_tool("run `cargo xtask regen`"), "run `cubind generate`");
        assert!(of_the_tool("specs/README.md has them").starts_with("https://"));
    }
}
