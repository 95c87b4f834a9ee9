//! What a change comes to: how the files that `regen` writes for reviewers differ. The review begins with it.

use super::{State, judgements};
use crate::{resolved, surface};
use similar::{ChangeTag, TextDiff};
use std::iter;

/// So many lines of one file are shown; more are a library to read in its own file.
const SHOWN: usize = 60;

/// How what programs can call, and what became of parameters, changed in one library: the lines of a diff.
pub(super) fn find(base: &State, head: &State, library: &str) -> Vec<String> {
    let (called, resolved) = (surface::path(library), resolved::path(library));
    let roles = match base.texts.get(&resolved) == head.texts.get(&resolved) {
        true => Vec::new(),
        false => judgements::find(base, head, &resolved).lines,
    };
    shortened(functions(base, head, &called), &called).chain(shortened(roles, &resolved)).collect()
}

/// Each function is a line, so that what stands around it says nothing about it.
fn functions(base: &State, head: &State, file: &str) -> Vec<String> {
    let [old, new] = [base, head].map(|state| state.texts.get(file).map_or("", String::as_str));
    let diff = TextDiff::from_lines(old, new);
    let changed = diff.iter_all_changes().filter_map(|change| {
        let mark = match change.tag() {
            ChangeTag::Delete => '-',
            ChangeTag::Insert => '+',
            ChangeTag::Equal => return None,
        };
        let is_function = !change.value().starts_with('#') && !change.value().trim().is_empty();
        is_function.then(|| format!("{mark}{}", change.value().trim_end()))
    });
    let changed: Vec<String> = changed.collect();
    let head = (!changed.is_empty()).then(|| format!("@@ {file} @@"));
    head.into_iter().chain(changed).collect()
}

fn shortened(lines: Vec<String>, file: &str) -> impl Iterator<Item = String> {
    let more = lines.len().saturating_sub(SHOWN);
    let rest = (more > 0).then(|| format!("@@ {more} lines more: read {file} @@"));
    lines.into_iter().take(SHOWN).chain(iter::once(rest).flatten())
}
