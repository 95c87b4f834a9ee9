//! Pages about result codes, and about items that a declaration describes completely.

use super::{
    html,
    item::Item,
    page::{Code, ItemPage, Signatures},
    site_index::Kind,
    timeline::{Shape, Standing, State},
    types,
};
use codegen_core::{
    ctype::prototype,
    facts::{Callback, Constant, Helper, Typedef},
    version::Version,
};

/// Fills the page of an item with its declaration in each toolkit.
fn declared(item: &Item<'_>, page: &mut ItemPage, shape: Shape, at: impl Fn(Version) -> Option<(String, String)>) {
    page.declared = item.declared(|version| Some(at(version)?.0));
    page.timeline =
        item.section.timeline(shape, |version| Some(State { standing: Standing::Public, shape: at(version)?.0 }));
    if let Some((_, header)) = item.section.versions().rev().find_map(at) {
        page.facts_html.push(format!("<code>{}</code>", html::escape(&header)));
    }
}

/// Fills the page of a handle, or of an alias of a type.
pub(super) fn typedef(item: &Item<'_>, page: &mut ItemPage) {
    declared(item, page, Shape::Meaning, |version| {
        let Typedef { header, ty } = item.section.facts(version)?.typedefs.get(item.name)?;
        Some((format!("typedef {}", ty.declare(item.name)), header.clone()))
    });
    // If the typedef is another name for a record, the page shows the layout of the record to which the typedef refers
    // in the newest version.
    if let Some(record) = aliased(item) {
        let of = Item { name: record, kind: Kind::Record, ..*item };
        page.notes_html.push(format!("Another name for {}.", item.link(record)));
        page.layouts = types::layouts(&of);
    }
}

/// Returns the record to which a typedef refers in the newest version, possibly through other typedefs in the library.
fn aliased<'a>(item: &Item<'a>) -> Option<&'a str> {
    let facts = item
        .section
        .versions()
        .rev()
        .find_map(|version| item.section.facts(version).filter(|facts| facts.typedefs.contains_key(item.name)))?;
    let mut typedef = facts.typedefs.get(item.name)?;
    // A chain of typedefs cannot be longer than the list of all typedefs.
    for _ in 0..facts.typedefs.len() {
        let to = typedef.ty.name()?;
        if let Some((record, _)) = facts.records.get_key_value(to) {
            return item.section.entries.contains_key(record.as_str()).then_some(record);
        }
        typedef = facts.typedefs.get(to)?;
    }
    None
}

/// Fills the page of a callback type.
pub(super) fn callback(item: &Item<'_>, page: &mut ItemPage) {
    declared(item, page, Shape::Signature, |version| {
        let Callback { header, returns, params } = item.section.facts(version)?.callbacks.get(item.name)?;
        Some((format!("typedef {}", prototype(returns, &format!("(*{})", item.name), params)), header.clone()))
    });
}

/// Fills the page of a macro with a value.
pub(super) fn constant(item: &Item<'_>, page: &mut ItemPage) {
    declared(item, page, Shape::Values, |version| {
        let Constant { header, ty, value } = item.section.facts(version)?.constants.get(item.name)?;
        Some((format!("{} = {value}", ty.declare(item.name)), header.clone()))
    });
}

/// Fills the page of a function that the header defines inline.
pub(super) fn helper(item: &Item<'_>, page: &mut ItemPage) {
    declared(item, page, Shape::Signature, |version| {
        let Helper { header, returns, params, forwards_to: _ } = item.section.facts(version)?.helpers.get(item.name)?;
        Some((prototype(returns, item.name, params), header.clone()))
    });
    page.notes_html.push("It has its body in the header, and no symbol in the library.".to_owned());
    let library = item.section.subject.library;
    let summary = library.majors.values().rev().find_map(|major| major.helpers.get(item.name)?.summary.clone());
    page.lead_html = item.words(&summary.unwrap_or_default());
    let forms = item.section.rust.iter().next_back().and_then(|(number, of)| Some((number, of.get(item.name)?)));
    let python = item.section.python.iter().next_back().and_then(|(_, of)| of.get(item.name));
    if let Some((number, forms)) = forms {
        let code = |label: &str, text: &str| Code {
            label: label.to_owned(),
            html: item.code(text).replace('\n', html::NEW_LINE),
        };
        let forms = std::iter::once(code("Rust", &forms.raw)).chain(python.map(|it| code("Python", &it.raw)));
        page.signatures.push(Signatures { label: library.edition(*number).to_string(), forms: forms.collect() });
    }
}

/// Fills the page of a result code.
pub(super) fn code(item: &Item<'_>, page: &mut ItemPage) {
    let Some(of) = item.section.codes.get(item.name) else { return };
    let at = |version: Version| {
        let item_of = item.section.facts(version)?.enums.get(*of)?;
        Some((*item_of.values.get(item.name)?, item_of.deprecated.contains(item.name), &item_of.header))
    };
    page.timeline = item.section.timeline(Shape::Values, |version| {
        let (value, deprecated, _) = at(version)?;
        Some(State { standing: if deprecated { Standing::Deprecated } else { Standing::Public }, shape: value })
    });
    page.declared = item.declared(|version| Some(format!("{} = {}", item.name, at(version)?.0)));
    page.lead_html = format!("A result code, member of {}.", item.link(of));
    if let Some((_, _, header)) = item.section.versions().rev().find_map(at) {
        page.facts_html.push(format!("<code>{}</code>", html::escape(header)));
    }
    let users = item.index.returned_by.get(item.name);
    let more = format!("error%3A{}", item.name);
    let list = users.and_then(|users| item.list("Functions that document it", users.iter().copied(), &more));
    page.page.description = format!(
        "{}: a result code, documented by {} functions.",
        item.name,
        users.map_or(0, std::collections::BTreeSet::len)
    );
    page.lists.extend(list);
}
