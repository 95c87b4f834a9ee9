//! Differences in the files in `specs/api`, which list the functions that programs can call.

use super::State;
use crate::api_text;
use codegen_core::diag::counted;
use similar::{ChangeTag, TextDiff};
use std::collections::BTreeSet;

/// The changes to a library's public functions, as the lines of a diff.
pub(super) fn find(base: &State, head: &State, library: &str) -> Vec<String> {
    functions(base, head, &api_text::path(library))
}

/// The changed lines of a file. The diff has no context lines, because each line describes one function.
fn functions(base: &State, head: &State, file: &str) -> Vec<String> {
    let [old, new] = [base, head].map(|state| state.texts.get(file).map_or("", String::as_str));
    if old == new {
        return Vec::new();
    }
    let diff = TextDiff::from_lines(old, new);
    let is_function = |line: &str| !line.starts_with('#') && !line.trim().is_empty();
    let changed: Vec<(char, &str)> = diff
        .iter_all_changes()
        .filter_map(|change| match change.tag() {
            ChangeTag::Delete => Some(('-', change.value().trim_end())),
            ChangeTag::Insert => Some(('+', change.value().trim_end())),
            ChangeTag::Equal => None,
        })
        .filter(|(_, line)| is_function(line))
        .collect();
    // Changed lines that differ only in an additional major version with the same form of the function.
    let widened: BTreeSet<&str> = changed
        .iter()
        .filter(|(mark, _)| *mark == '-')
        .map(|(_, line)| form(line))
        .filter(|(words, old)| {
            let added = changed.iter().filter(|(mark, _)| *mark == '+').map(|(_, line)| form(line));
            added.into_iter().any(|(other, new)| *words == other && !old.is_empty() && old.is_subset(&new))
        })
        .map(|(words, _)| words)
        .collect();
    let (same, changed): (Vec<_>, Vec<_>) = changed.into_iter().partition(|(_, line)| widened.contains(form(line).0));
    let head = (!changed.is_empty()).then(|| format!("@@ {file} @@"));
    let count = same.iter().filter(|(mark, _)| *mark == '+').count();
    let same =
        (count > 0).then(|| format!("@@ {}: the same form in one more major version @@", counted(count, "function")));
    head.into_iter().chain(changed.into_iter().map(|(mark, line)| format!("{mark}{line}"))).chain(same).collect()
}

/// Splits a line: the text before the list of major versions, and the major versions that have this form of the
/// function.
fn form(line: &str) -> (&str, BTreeSet<u32>) {
    let (words, versions) = line.rsplit_once("; this form in ").unwrap_or((line, ""));
    (words, versions.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect())
}
