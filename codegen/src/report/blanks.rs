//! The judgements that a spec lacks, as lines to paste into it.

use crate::diag::{Blank, Diagnostic};
use std::collections::BTreeMap;

/// For each spec the lines to paste, under the keys that they belong to; empty where nothing can be written ahead.
///
/// `ROLE` and `TYPE` are left for a person, and the line says what C declares.
pub fn blanks(findings: &[Diagnostic]) -> String {
    let mut files: BTreeMap<&str, Vec<&Blank>> = BTreeMap::new();
    for finding in findings {
        files.entry(&finding.location.file).or_default().extend(&finding.blanks);
    }
    let mut text = String::new();
    for (file, mut blanks) in files {
        blanks.sort_by(|a, b| a.path.cmp(&b.path));
        blanks.dedup();
        if !blanks.is_empty() {
            text += &format!("{file}:\n");
            text += &lines(&blanks);
        }
    }
    text
}

/// The blanks as YAML; each key that several share stands once.
fn lines(blanks: &[&Blank]) -> String {
    let mut text = String::new();
    let mut open: &[String] = &[];
    for Blank { path, word, comment } in blanks {
        let shared = open.iter().zip(path).take_while(|(a, b)| a == b).count();
        for (depth, key) in path.iter().enumerate().skip(shared) {
            let indent = "  ".repeat(depth);
            if depth + 1 == path.len() {
                text += &format!("{indent}{key}: {word}  # {comment}\n");
            } else {
                text += &format!("{indent}{key}:\n");
            }
        }
        open = path;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::Location;

    #[test]
    fn shared_keys_stand_once() {
        let finding = |file: &str, path: &[&str]| {
            Diagnostic::new("unresolved-role", Location::new(file, 7), "?").blank(
                path.iter().copied(),
                "ROLE",
                "int *x",
            )
        };
        let findings = [
            finding("specs/b.yaml", &["functions", "f", "params", "y"]),
            finding("specs/a.yaml", &["functions", "g", "params", "x"]),
            finding("specs/b.yaml", &["functions", "f", "params", "x"]),
            finding("specs/b.yaml", &["functions", "e", "params", "x"]),
            finding("specs/b.yaml", &["functions", "f", "params", "x"]),
            Diagnostic::new("header-version", Location::new("cuda.h", 1), "?"),
        ];
        assert_eq!(
            blanks(&findings),
            "specs/a.yaml:\nfunctions:\n  g:\n    params:\n      x: ROLE  # int *x\n\
             specs/b.yaml:\nfunctions:\n  e:\n    params:\n      x: ROLE  # int *x\n  f:\n    params:\n      \
             x: ROLE  # int *x\n      y: ROLE  # int *x\n"
        );
    }
}
