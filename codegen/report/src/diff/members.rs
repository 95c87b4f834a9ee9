//! Changes to members of enums and fields of records.

use super::items::Part;
use codegen_core::{
    ctype::CType,
    diag::counted,
    facts::{Enum, Field, Record},
    names::is_unnamed,
};
use std::collections::BTreeMap;

pub(super) fn declare_enum(name: &str, item: &Enum) -> String {
    let values: Vec<String> = item.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    format!("enum {name} {{ {} }}", values.join(", "))
}

/// The values of an enum member's deprecation before and after a change, as in [`Part::Changed`].
pub const DEPRECATION: [&str; 2] = ["not deprecated", "deprecated"];

/// Compares enum members by name, regardless of their order.
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
    parts.extend(added.map(|(name, value)| {
        let deprecated = if new.deprecated.contains(name) { ", deprecated" } else { "" };
        Part::Added(format!("{name} = {value}{deprecated}"))
    }));
    let both = |name: &&String| old.values.contains_key(*name) && new.values.contains_key(*name);
    let standing = |name: &String, here: &Enum| {
        let deprecated = here.deprecated.contains(name);
        DEPRECATION[usize::from(deprecated)].to_owned()
    };
    let differ = old.deprecated.symmetric_difference(&new.deprecated).filter(both);
    parts.extend(differ.map(|name| changed(name, standing(name, old), standing(name, new))));
    parts
}

pub(super) fn declare_record(name: &str, item: &Record, all: &BTreeMap<String, Record>) -> String {
    format!("{} {name} {{ {} }} ({})", kind(item), body(item, all), counted(item.size, "byte"))
}

/// The fields of a record in C. The fields of a nested record are printed in braces.
fn body(item: &Record, all: &BTreeMap<String, Record>) -> String {
    let fields = item.fields.iter().map(|(name, field)| format!("{};", whole(name, field, all)));
    fields.collect::<Vec<_>>().join(" ")
}

fn whole(name: &str, field: &Field, all: &BTreeMap<String, Record>) -> String {
    let mut element = &field.ty;
    while let CType::Array { of, .. } = element {
        element = of;
    }
    // An unnamed record is identified by its path in the registry, which is not a valid name in C.
    let inner = element.name().filter(|of| of.contains('.')).and_then(|of| Some((of, all.get(of)?)));
    match inner {
        Some((of, inner)) => {
            let defined = format!("{} {{ {} }}", kind(inner), body(inner, all));
            declare(name, field).replacen(of, &defined, 1)
        }
        None => declare(name, field),
    }
}

fn kind(record: &Record) -> &'static str {
    if record.union { "union" } else { "struct" }
}

fn declare(name: &str, field: &Field) -> String {
    // The registry generates names like `anon0` for members that are unnamed in C.
    if is_unnamed(name) { field.ty.to_string() } else { field.declare(name) }
}

fn changed(what: &str, before: String, after: String) -> Part {
    Part::Changed { what: what.to_owned(), before, after }
}

/// The name of the property that differs if an enum or record was renamed.
pub(super) const NAME: &str = "name";

/// The names of the properties that can differ for an entire enum or record, as in [`Part::Changed`].
pub const PROPERTIES: [&str; 5] = [NAME, "kind", "size", "alignment", "on 64-bit Windows"];

/// Compares the fields of two records by name.
pub(super) fn records(old: &Record, new: &Record) -> Vec<Part> {
    let mut parts = Vec::new();
    if old.union != new.union {
        parts.push(changed("kind", kind(old).to_owned(), kind(new).to_owned()));
    }
    if old.size != new.size {
        parts.push(changed("size", counted(old.size, "byte"), counted(new.size, "byte")));
    }
    if old.align != new.align {
        parts.push(changed("alignment", counted(old.align, "byte"), counted(new.align, "byte")));
    }
    let on_windows = |record: &Record| {
        let (size, align) = (record.windows.size.unwrap_or(record.size), record.windows.align.unwrap_or(record.align));
        format!("{}, alignment {align}", counted(size, "byte"))
    };
    // The report contains a difference in the Windows layout only if the size or the alignment on Windows differs.
    if old.windows != new.windows && on_windows(old) != on_windows(new) {
        parts.push(changed("on 64-bit Windows", on_windows(old), on_windows(new)));
    }
    let mut shifts: Vec<(usize, &str, i64)> = Vec::new();
    for (name, field) in &old.fields {
        let Some((index, _, now)) = new.fields.get_full(name) else {
            parts.push(Part::Removed(placed(name, field)));
            continue;
        };
        if (&now.ty, now.bits) != (&field.ty, field.bits) {
            parts.push(changed(name, placed(name, field), placed(name, now)));
        } else if now.offset != field.offset {
            // Records fit into memory, so the offsets are small enough for the cast.
            shifts.push((index, name, now.offset as i64 - field.offset as i64));
        }
    }
    let added = new.fields.iter().filter(|(name, _)| !old.fields.contains_key(*name));
    parts.extend(added.map(|(name, field)| Part::Added(placed(name, field))));
    parts.extend(shifted(shifts));
    parts
}

fn placed(name: &str, field: &Field) -> String {
    let bit = field.bits.map_or(String::new(), |bits| format!(", bit {}", bits.first));
    format!("{} at {}{bit}", declare(name, field), field.offset)
}

/// Groups consecutive fields whose offsets changed by the same amount.
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
