//! Differences of the files in `specs/api`, which list the functions that programs can call.

use super::State;
use crate::api_text;
use similar::{ChangeTag, TextDiff};

/// The maximum number of lines that are shown of one file; a reader should open the file for more.
const SHOWN: usize = 60;

/// The changes of a library's public functions: the lines of a diff.
pub(super) fn find(base: &State, head: &State, library: &str) -> Vec<String> {
    let file = api_text::path(library);
    shortened(functions(base, head, &file), &file)
}

/// Each function is a line, so lines around it are not context.
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

fn shortened(lines: Vec<String>, file: &str) -> Vec<String> {
    let more = lines.len().saturating_sub(SHOWN);
    let rest = (more > 0).then(|| format!("@@ {more} lines more: read {file} @@"));
    lines.into_iter().take(SHOWN).chain(rest).collect()
}
