//! Added, changed and removed entries of specs, as the lines of a diff.

use super::State;
use codegen_core::spec::{Block, blocks};
use similar::{ChangeTag, TextDiff};
use std::collections::{BTreeMap, BTreeSet};

/// The key of skips, which are in a separate section of the review.
const SKIP: &str = "skip";

/// The added, changed and removed entries of one spec.
#[derive(Default)]
pub(super) struct Entries {
    pub(super) added: usize,
    pub(super) changed: usize,
    pub(super) removed: usize,
    /// The lines of the diff.
    pub(super) lines: Vec<String>,
    /// The keys of new or changed entries for functions.
    pub(super) functions: Vec<String>,
    /// Links to NVIDIA's documentation for the functions of these entries.
    pub(super) pages: Vec<String>,
}

/// Compares the two versions of a library's spec, entry by entry.
pub(super) fn find(base: &State, head: &State, file: &str) -> Entries {
    let read = |state: &State| state.texts.get(file).map_or(BTreeMap::new(), |text| blocks(text));
    let (before, after) = (read(base), read(head));
    let mut all = Entries::default();
    for key in in_order(&before, &after) {
        let (section, name) = key;
        let differs = after.get(key).is_some_and(|new| before.get(key).is_none_or(|old| !old.code().eq(new.code())));
        if differs && section == "functions" {
            all.functions.push(name.clone());
        }
        let what = |verb: &str| format!("{section}: {name} ({verb})");
        match (before.get(key), after.get(key)) {
            (None, Some(new)) => {
                all.added += 1;
                all.lines.push(hunk(file, new.line, &what("added")));
                all.lines.extend(new.lines.iter().map(|line| marked('+', line)));
            }
            (Some(old), None) => {
                all.removed += 1;
                // The new file contains no line for a removed entry.
                all.lines.push(hunk(file, 0, &what("removed")));
                all.lines.extend(old.lines.iter().map(|line| marked('-', line)));
            }
            (Some(old), Some(new)) if !old.code().eq(new.code()) => {
                all.changed += 1;
                all.lines.push(hunk(file, new.line, &what("changed")));
                all.lines.extend(difference(old, new));
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
    }
    all
}

/// The entries of the working tree in the order of the file, followed by the removed entries.
fn in_order<'a>(
    before: &'a BTreeMap<(String, String), Block>,
    after: &'a BTreeMap<(String, String), Block>,
) -> Vec<&'a (String, String)> {
    let keys: BTreeSet<&(String, String)> = before.keys().chain(after.keys()).collect();
    let mut keys: Vec<_> = keys.into_iter().filter(|(section, _)| section != SKIP).collect();
    keys.sort_by_key(|key| (after.get(*key).map_or(usize::MAX, |block| block.line), *key));
    keys
}

/// The head of a hunk, in the format of GitHub.
fn hunk(file: &str, line: usize, what: &str) -> String {
    match line {
        0 => format!("@@ {file} @@ {what}"),
        line => format!("@@ {file}:{line} @@ {what}"),
    }
}

fn difference(old: &Block, new: &Block) -> Vec<String> {
    let (old, new) = (old.lines.join("\n") + "\n", new.lines.join("\n") + "\n");
    let diff = TextDiff::from_lines(&old, &new);
    let groups = diff.grouped_ops(2);
    let mut lines = Vec::new();
    for (index, group) in groups.iter().enumerate() {
        if index > 0 {
            lines.push("  …".to_owned());
        }
        for change in group.iter().flat_map(|operation| diff.iter_changes(operation)) {
            let mark = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            lines.push(marked(mark, change.value().trim_end_matches('\n')));
        }
    }
    lines
}

fn marked(mark: char, line: &str) -> String {
    format!("{mark}{line}").trim_end().to_owned()
}
