//! Sections about types, constants, and inline functions.

use super::{Body, Entry, Line, Mark, Of, SHOWN, Section, code, section};
use crate::diff::{AllItems, Item, Items, Part};
use codegen_core::diag::counted;

/// All sections about items. Each enum or record is shown with details. Each other item is shown on one line.
pub(super) fn sections(items: &AllItems) -> Vec<Section> {
    let AllItems { enums, records, .. } = items;
    let mut all = item_sections("Enums", enums);
    all.extend(item_sections("Structs and unions", records));
    let small: Vec<Of<Line>> = items.small().into_iter().flat_map(small_lines).collect();
    let count = items.small().iter().map(|items| items.count()).sum();
    all.push(section("Typedefs, callbacks, constants and helpers", "changed", count, "", Body::Lines(small)));
    all
}

fn item_sections(what: &str, items: &Items) -> Vec<Section> {
    let Items { added, removed, changed } = items;
    let entries = changed.iter().map(|item| {
        let lines = item.parts.iter().flat_map(part_lines).collect();
        Of::new(&item.name, Entry { title: code(&item.name), forms: None, lines, note: used_by(&item.used_by) })
    });
    let declared = |list: &[Item]| {
        Body::Declarations(list.iter().map(|item| Of::new(&item.name, item.declared.clone())).collect())
    };
    vec![
        section(&format!("{what} that changed"), "changed", changed.len(), "", Body::Entries(entries.collect())),
        section(&format!("{what} removed"), "removed", removed.len(), "", declared(removed)),
        section(&format!("{what} added"), "added", added.len(), "", declared(added)),
    ]
}

fn part_lines(part: &Part) -> Vec<Line> {
    match part {
        Part::Added(text) => vec![Line(Mark::Added, text.clone())],
        Part::Removed(text) => vec![Line(Mark::Removed, text.clone())],
        // The whole declaration has changed. Both declarations contain the name.
        Part::Changed { what, before, after } if what.is_empty() => {
            vec![Line(Mark::Removed, before.clone()), Line(Mark::Added, after.clone())]
        }
        Part::Changed { what, before, after } => vec![Line(Mark::Changed, format!("{what}: {before} → {after}"))],
        Part::Shifted { first, last, count, bytes } => {
            let direction = if *bytes < 0 { "decreases" } else { "increases" };
            let which = if *count == 1 { first.clone() } else { format!("{first} to {last} ({count} fields)") };
            vec![Line(Mark::Changed, format!("{which}: the offset {direction} by {} bytes", bytes.unsigned_abs()))]
        }
    }
}

fn small_lines(items: &Items) -> Vec<Of<Line>> {
    let whole = |mark| move |item: &Item| Of::new(&item.name, Line(mark, item.declared.clone()));
    let removed = items.removed.iter().map(whole(Mark::Removed));
    let changed = items.changed.iter().flat_map(|item| {
        let lines = item.parts.iter().flat_map(part_lines);
        lines.map(|line| Of::new(&item.name, line))
    });
    let added = items.added.iter().map(whole(Mark::Added));
    removed.chain(changed).chain(added).collect()
}

fn used_by(functions: &[String]) -> String {
    let shown: Vec<String> = functions.iter().take(SHOWN).map(|function| code(function)).collect();
    match functions.len() - shown.len() {
        _ if shown.is_empty() => String::new(),
        0 => format!("Used by {}.", shown.join(", ")),
        more => format!("Used by {} and {}.", shown.join(", "), counted(more, "more function")),
    }
}
