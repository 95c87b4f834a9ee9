//! Members of enums and fields of records.

use super::items::Part;
use crate::{
    facts::{Enum, Field, Record},
    names::is_unnamed,
};

pub(super) fn declare_enum(name: &str, item: &Enum) -> String {
    let values: Vec<String> = item.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    format!("enum {name} {{ {} }}", values.join(", "))
}

/// Members by name; their order counts for nothing.
pub(super) fn enums(old: &Enum, new: &Enum) -> Vec<Part> {
    let mut parts = Vec::new();
    for (name, value) in &old.values {
        match new.values.get(name) {
            None => parts.push(Part::Removed(format!("{name} = {value}"))),
            Some(now) if now != value => parts.push(changed(name, value.to_string(), now.to_string())),
            Some(_) => {}
        }
    }
    let added = new.values.iter().filter(|(name, _)| !old.values.contains_key(*name));
    parts.extend(added.map(|(name, value)| Part::Added(format!("{name} = {value}"))));
    parts
}

pub(super) fn declare_record(name: &str, item: &Record) -> String {
    let fields: Vec<String> = item.fields.iter().map(|(name, field)| format!("{};", declare(name, field))).collect();
    format!("{} {name} {{ {} }} ({} bytes)", kind(item), fields.join(" "), item.size)
}

fn kind(record: &Record) -> &'static str {
    if record.union { "union" } else { "struct" }
}

fn declare(name: &str, field: &Field) -> String {
    // A member without a name has none in C either: `anon0` is ours.
    if is_unnamed(name) { field.ty.to_string() } else { field.ty.declare(name) }
}

fn changed(what: &str, before: String, after: String) -> Part {
    Part::Changed { what: what.to_owned(), before, after }
}

/// Fields by name.
pub(super) fn records(old: &Record, new: &Record) -> Vec<Part> {
    let mut parts = Vec::new();
    if old.union != new.union {
        parts.push(changed("kind", kind(old).to_owned(), kind(new).to_owned()));
    }
    if old.size != new.size {
        parts.push(changed("size", format!("{} bytes", old.size), format!("{} bytes", new.size)));
    }
    if old.align != new.align {
        parts.push(changed("alignment", format!("{} bytes", old.align), format!("{} bytes", new.align)));
    }
    let on_windows = |record: &Record| {
        let (size, align) = (record.windows.size.unwrap_or(record.size), record.windows.align.unwrap_or(record.align));
        format!("{size} bytes, alignment {align}")
    };
    // Told only where it is not what Linux tells already.
    if old.windows != new.windows && on_windows(old) != on_windows(new) {
        parts.push(changed("on 64-bit Windows", on_windows(old), on_windows(new)));
    }
    let mut shifts: Vec<(usize, &str, i64)> = Vec::new();
    for (name, field) in &old.fields {
        let Some((index, _, now)) = new.fields.get_full(name) else {
            parts.push(Part::Removed(placed(name, field)));
            continue;
        };
        if now.ty != field.ty {
            parts.push(changed(name, placed(name, field), placed(name, now)));
        } else if now.offset != field.offset {
            // Offsets are those of fields that fit into memory.
            shifts.push((index, name, now.offset as i64 - field.offset as i64));
        }
    }
    let added = new.fields.iter().filter(|(name, _)| !old.fields.contains_key(*name));
    parts.extend(added.map(|(name, field)| Part::Added(placed(name, field))));
    parts.extend(shifted(shifts));
    parts
}

fn placed(name: &str, field: &Field) -> String {
    format!("{} at {}", declare(name, field), field.offset)
}

/// Neighbours that moved by the same distance, together.
fn shifted(mut shifts: Vec<(usize, &str, i64)>) -> Vec<Part> {
    shifts.sort();
    let mut parts: Vec<Part> = Vec::new();
    let mut previous = None;
    for (index, name, distance) in shifts {
        match parts.last_mut() {
            Some(Part::Shifted { last, count, bytes, .. }) if previous == Some(index) && *bytes == distance => {
                name.clone_into(last);
                *count += 1;
            }
            Some(_) | None => {
                let (first, last) = (name.to_owned(), name.to_owned());
                parts.push(Part::Shifted { first, last, count: 1, bytes: distance });
            }
        }
        previous = Some(index + 1);
    }
    parts
}
