//! Types, constants, and functions without a symbol.

use super::{Body, Entry, Line, Mark, SHOWN, Section, code, section};
use crate::report::diff::{AllItems, Item, Items, Part};

/// Enums and records at length, of everything else a line each.
pub(super) fn sections(items: &AllItems) -> Vec<Section> {
    let AllItems { enums, records, .. } = items;
    let mut all = item_sections("Enums", enums);
    all.extend(item_sections("Structs and unions", records));
    let small: Vec<Line> = items.small().into_iter().flat_map(small_lines).collect();
    let count = items.small().iter().map(|items| items.count()).sum();
    all.push(section("Typedefs, callbacks, constants and helpers", count, "", Body::Lines(small)));
    all
}

fn item_sections(what: &str, items: &Items) -> Vec<Section> {
    let Items { added, removed, changed } = items;
    let entries = changed.iter().map(|item| Entry {
        title: code(&item.name),
        forms: None,
        lines: item.parts.iter().flat_map(part_lines).collect(),
        note: used_by(&item.used_by),
    });
    let declared = |list: &[Item]| Body::Declarations(list.iter().map(|item| item.declared.clone()).collect());
    vec![
        section(&format!("{what} that changed"), changed.len(), "", Body::Entries(entries.collect())),
        section(&format!("{what} removed"), removed.len(), "", declared(removed)),
        section(&format!("{what} added"), added.len(), "", declared(added)),
    ]
}

fn part_lines(part: &Part) -> Vec<Line> {
    match part {
        Part::Added(text) => vec![Line(Mark::Added, text.clone())],
        Part::Removed(text) => vec![Line(Mark::Removed, text.clone())],
        // A whole declaration: both say its name.
        Part::Changed { what, before, after } if what.is_empty() => {
            vec![Line(Mark::Removed, before.clone()), Line(Mark::Added, after.clone())]
        }
        Part::Changed { what, before, after } => vec![Line(Mark::Changed, format!("{what}: {before} → {after}"))],
        Part::Shifted { first, last, count, bytes } => {
            let direction = if *bytes < 0 { "nearer to the beginning" } else { "further back" };
            let which = if *count == 1 { first.clone() } else { format!("{first} to {last} ({count} fields)") };
            vec![Line(Mark::Changed, format!("{which}: {} bytes {direction}", bytes.unsigned_abs()))]
        }
    }
}

fn small_lines(items: &Items) -> Vec<Line> {
    let removed = items.removed.iter().map(|item| Line(Mark::Removed, item.declared.clone()));
    let changed = items.changed.iter().flat_map(|item| item.parts.iter().flat_map(part_lines));
    let added = items.added.iter().map(|item| Line(Mark::Added, item.declared.clone()));
    removed.chain(changed).chain(added).collect()
}

fn used_by(functions: &[String]) -> String {
    let shown: Vec<String> = functions.iter().take(SHOWN).map(|function| code(function)).collect();
    match functions.len() - shown.len() {
        _ if shown.is_empty() => String::new(),
        0 => format!("Taken by {}.", shown.join(", ")),
        more => format!("Taken by {} and {more} more functions.", shown.join(", ")),
    }
}
