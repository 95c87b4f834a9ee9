//! Pages about enums and records.

use super::{
    item::Item,
    page::{ItemPage, Layout, LayoutRow, Member},
    scale::{Layouts, Row},
    timeline::{Shape, Standing, State},
};
use codegen_core::{
    ctype::System,
    facts::{Enum, Facts, Record},
    registry::history::Ranges,
    types::TypeIndex,
    version::Version,
};
use std::collections::BTreeSet;

/// Fills the page of an enum.
pub(super) fn fill_enum(item: &Item<'_>, page: &mut ItemPage) {
    let (name, section) = (item.name, item.section);
    let at = |version: Version| section.facts(version)?.enums.get(name);
    page.timeline = section
        .timeline(Shape::Values, |version| Some(State { standing: Standing::Public, shape: &at(version)?.values }));
    header(item, page, |version| at(version).map(|it| (it.header.as_str(), it.tag.as_str())));
    let life: BTreeSet<Version> = section.versions().filter(|version| at(*version).is_some()).collect();
    let mut names: Vec<&str> = Vec::new();
    // Members are in the order of the newest header. Members that only older headers contain come last.
    for found in section.versions().rev().filter_map(at) {
        let more: Vec<&str> = found.values.keys().map(String::as_str).filter(|it| !names.contains(it)).collect();
        names.extend(more);
    }
    page.members = names.into_iter().filter_map(|member| self::member(item, &life, member, at)).collect();
}

fn member<'a>(
    item: &Item<'a>,
    life: &BTreeSet<Version>,
    name: &str,
    at: impl Fn(Version) -> Option<&'a Enum>,
) -> Option<Member> {
    let all = &item.section.versions().collect();
    let values = item.section.subject.by_toolkit(|version| at(version)?.values.get(name).copied());
    let has = |version: &&Version| at(**version).is_some_and(|it| it.values.contains_key(name));
    let here: BTreeSet<Version> = life.iter().filter(has).copied().collect();
    let deprecated = |version: &&Version| at(**version).is_some_and(|it| it.deprecated.contains(name));
    let deprecated: BTreeSet<Version> = here.iter().filter(deprecated).copied().collect();
    let mut said = Vec::new();
    if here != *life {
        said.push(super::html::versions(&Ranges::of(&here, all).to_string()));
    }
    if values.len() > 1 {
        said.extend(values.iter().map(|(versions, value)| format!("{value} in {}", super::html::versions(versions))));
    }
    if !deprecated.is_empty() {
        said.push(format!("deprecated in {}", super::html::versions(&Ranges::of(&deprecated, all).to_string())));
    }
    let link = item.section.codes.get(name).map(|_| format!("{name}.html")).unwrap_or_default();
    let value = values.last()?.1.to_string();
    Some(Member { name: name.to_owned(), value, said: said.join("; "), link })
}

/// Adds the header of the type, and the type's tag if the tag differs from the name.
fn header<'a>(item: &Item<'_>, page: &mut ItemPage, at: impl Fn(Version) -> Option<(&'a str, &'a str)>) {
    let mut found = item.section.versions().rev().filter_map(at);
    if let Some((header, tag)) = found.next() {
        page.facts_html.push(format!("<code>{}</code>", super::html::escape(header)));
        if !tag.is_empty() && tag != item.name {
            page.facts_html.push(format!("tag <code>{}</code>", super::html::escape(tag)));
        }
    }
}

/// Fills the page of a struct or a union.
pub(super) fn fill_record(item: &Item<'_>, page: &mut ItemPage) {
    let (name, section) = (item.name, item.section);
    let at = |version: Version| section.facts(version)?.records.get(name);
    page.timeline = section.timeline(Shape::Layout, |version| {
        let record = at(version)?;
        Some(State { standing: Standing::Public, shape: (record.size, rows(item, version, record, System::Linux)) })
    });
    header(item, page, |version| at(version).map(|it| (it.header.as_str(), it.tag.as_str())));
    page.layouts = layouts(item);
    if let Some(layout) = page.layouts.first() {
        page.page.description = format!(
            "{name}: a {} of {} bytes ({}), with the offset of each field.",
            layout.kind, layout.size, layout.label
        );
    }
}

/// Returns the layouts of a record on Linux and Windows, newest layout first. If the layout is the same on both
/// systems, it is drawn once.
pub(super) fn layouts(item: &Item<'_>) -> Vec<Layout> {
    let section = item.section;
    let is_on_windows = section.subject.spec.content.library.is_on_windows();
    let mut layouts = Vec::new();
    for system in [System::Linux, System::Windows] {
        let drawn = |version: Version| {
            let facts = section.facts(version)?;
            let record = facts.records.get(item.name)?;
            let differs = is_on_windows && differs_on_windows(facts, record);
            let align = match system {
                System::Linux => record.align,
                System::Windows => record.windows.align.unwrap_or(record.align),
            };
            let words = match system {
                System::Linux if is_on_windows && !differs => "64-bit Linux and Windows",
                System::Linux => "64-bit Linux",
                System::Windows => "64-bit Windows",
            };
            let is_drawn = system == System::Linux || differs;
            is_drawn.then(|| (record.union, size(record, system), align, words, rows(item, version, record, system)))
        };
        for (versions, (is_union, size, align, words, rows)) in section.subject.by_toolkit(drawn).into_iter().rev() {
            let kind = if is_union { "union" } else { "struct" };
            let label = format!("{}, {words}", super::html::versions(&versions));
            let rows = rows.into_iter().map(|row| drawn_row(item, row, size)).collect();
            layouts.push(Layout { label, kind, size, align, rows });
        }
    }
    layouts
}

fn size(record: &Record, system: System) -> u64 {
    match system {
        System::Linux => record.size,
        System::Windows => record.windows.size.unwrap_or(record.size),
    }
}

/// Returns true if the layout of the record, or of a record inside it, differs on Windows.
fn differs_on_windows(facts: &Facts, record: &Record) -> bool {
    let inside =
        |name: &str| name.contains('.') && facts.records.get(name).is_some_and(|it| differs_on_windows(facts, it));
    !record.windows.is_empty() || record.fields.values().any(|field| field.ty.name().is_some_and(inside))
}

fn rows(item: &Item<'_>, version: Version, record: &Record, system: System) -> Vec<Row> {
    let Some(facts) = item.section.facts(version) else { return Vec::new() };
    // The facts about an independently versioned library are combined with the facts about the newest toolkit of the
    // libraries that it uses.
    let used = item.section.used.iter().filter_map(|place| {
        let registry = item.index.sections[*place].subject.registry;
        registry.facts(version).or_else(|| registry.toolkits.values().next_back())
    });
    Layouts { facts, types: TypeIndex::new(facts, used), system }.rows(record)
}

fn drawn_row(item: &Item<'_>, row: Row, whole: u64) -> LayoutRow {
    let Row { depth, offset, size, bits, field } = row;
    let place = match bits {
        Some(bits) => format!("{offset}.{}", bits.first),
        None => offset.to_string(),
    };
    let percent = |bytes: u64| format!("{:.1}", bytes as f64 * 100.0 / whole.max(1) as f64);
    let field_html = field.map(|field| item.code(&field)).unwrap_or_default();
    LayoutRow { place, size, depth, field_html, left: percent(offset), width: percent(size) }
}
