//! Reading of text files (specs and registries), and detection of merge conflicts in them.

use crate::diag::{Diagnostic, Failure, Location};
use std::{fs, io, path::Path};

/// The reason why a file could not be read.
#[derive(Debug)]
pub enum Unreadable {
    /// The file does not exist.
    Missing,
    /// The file cannot be read, for this reason.
    Failed(Failure),
}

impl Unreadable {
    /// Converts the error to a failure, for a file that every checkout must contain.
    pub fn into_failure(self, shown: &str) -> Failure {
        match self {
            Self::Missing => Failure::environment(
                format!("cannot read {shown}, because the file does not exist"),
                "check the checkout",
            ),
            Self::Failed(failure) => failure,
        }
    }
}

/// Returns the content of a file. Messages refer to the file as `shown`. If the file is not valid UTF-8, the error is a
/// finding with the line number.
pub fn read(path: &Path, shown: &str) -> Result<String, Unreadable> {
    let bytes = fs::read(path).map_err(|error| {
        if error.kind() == io::ErrorKind::NotFound {
            return Unreadable::Missing;
        }
        let next = "check the permissions of the checkout";
        Unreadable::Failed(Failure::environment(format!("cannot read {shown}: {error}"), next))
    })?;
    decode(bytes, shown).map_err(Unreadable::Failed)
}

fn decode(bytes: Vec<u8>, shown: &str) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|byte| **byte == b'\n').count() + 1;
        let byte = error.as_bytes().get(valid.len()).copied().unwrap_or_default();
        let finding = Diagnostic::new(
            "not-utf8",
            Location::new(shown, line),
            format!(
                "the file contains the byte {byte:#04x}, which is \
                                                                            not valid UTF-8"
            ),
        )
        .help("save the file as UTF-8");
        Failure::Findings(vec![finding])
    })
}

/// Finds git's first conflict marker in `text`. The finding refers to the file as `shown`.
pub fn conflict(text: &str, shown: &str) -> Option<Diagnostic> {
    let is_marker = |line: &str| ["<<<<<<< ", ">>>>>>> ", "||||||| "].iter().any(|marker| line.starts_with(marker));
    let line = text.lines().position(is_marker)? + 1;
    let found = Diagnostic::new("merge-conflict", Location::new(shown, line), "this line is a git conflict marker");
    Some(found.help(
        "resolve the conflict. For a file that `cargo xtask regen` writes, keep either side and run this command",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_first_conflict_marker() {
        let line = |text: &str| conflict(text, "a.yaml").map(|found| found.location.line);
        assert_eq!(line("a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n"), Some(2));
        assert_eq!(line("a: 1\n# =======\nb: '<<<<<<< x'\n"), None);
    }

    #[test]
    fn bytes_that_are_not_utf8_are_reported_with_their_line() {
        assert_eq!(decode(b"caf\xc3\xa9".to_vec(), "a.yaml").unwrap(), "caf\u{e9}");
        let finding = decode(b"a\nb\ncaf\xe9\n".to_vec(), "a.yaml").unwrap_err();
        assert!(
            finding.to_string().starts_with(
                "a.yaml:3: error[not-utf8]: the file contains the byte 0xe9, which is not \
                                            valid UTF-8"
            ),
            "{finding}"
        );
        let folder = tempfile::tempdir().unwrap();
        let missing = read(&folder.path().join("x"), "x");
        assert!(matches!(missing, Err(Unreadable::Missing)));
    }
}
