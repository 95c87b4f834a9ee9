//! New types and constants that the sections about functions do not contain.

use super::{State, functions::list, pair::Pair};
use codegen_core::{
    api::{Constant, Field, Library, Member, Type, TypeKind},
    ctype::{CType, prototype},
    diag::counted,
    facts::Value,
    spec::FieldUse,
};
use std::collections::{BTreeMap, BTreeSet};

/// A line for each new item, sorted by kind. Suspicious items come first.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    let Some(library) = pair.head.library(pair.name) else { return Vec::new() };
    let before = pair.base.library(pair.name);
    let new: BTreeMap<&str, &Type> = news(library, before, |major| &major.types);
    let mut all = unused(pair.head, &new);
    let mut handles = Vec::new();
    let mut integers = Vec::new();
    let [mut enums, mut records, mut callbacks, mut aliases] = [const { Vec::new() }; 4];
    for (name, ty) in &new {
        match &ty.kind {
            TypeKind::Enum(members) => enums.push(declared_enum(name, members, library)),
            TypeKind::Record { union, size, fields, .. } => records.push(record(name, *union, *size, fields)),
            TypeKind::Callback { returns, params, .. } => {
                callbacks.push(format!("callback `{}`", prototype(returns, &format!("(*{name})"), params)));
            }
            TypeKind::Alias(of) => aliases.push(format!("`{name}` = `{}`", of.declare(""))),
            TypeKind::Handle { .. } => handles.push(*name),
            TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => integers.push(*name),
        }
    }
    all.extend([enums, records, callbacks].into_iter().flatten());
    all.extend(before.into_iter().flat_map(|before| additions(before, pair)));
    let lists = [("handles", handles), ("integers with a type", integers)];
    all.extend(
        lists.iter().filter(|(_, names)| !names.is_empty()).map(|(what, names)| format!("{what}: {}", list(names))),
    );
    let constants = news(library, before, |major| &major.constants);
    let constants: Vec<String> = constants.into_iter().map(|(name, constant)| value(name, constant)).collect();
    for (what, lines) in [("other names", aliases), ("constants", constants)] {
        // A review can be truncated only between lines, so long lines are split.
        all.extend(lines.chunks(20).map(|lines| format!("{what}: {}", lines.join(", "))));
    }
    all
}

/// New members and fields of existing types, as declared in the newest major version that contains them. A new major
/// version is compared with the preceding major version.
fn additions(before: &Library, pair: &Pair<'_>) -> Vec<String> {
    let mut all: BTreeMap<&str, String> = BTreeMap::new();
    let after = pair.head.library(pair.name);
    let majors = after.into_iter().flat_map(|after| &after.majors);
    let same = majors.filter_map(|(number, major)| Some((before.majors.get(number)?, major)));
    let ports = pair.ports().into_iter().map(|[(_, old), (_, major)]| (old, major));
    for (old, major) in same.chain(ports) {
        for (name, ty) in &major.types {
            let Some(known) = old.types.get(name) else { continue };
            let new: Vec<String> = match (&known.kind, &ty.kind) {
                (TypeKind::Enum(known), TypeKind::Enum(members)) => {
                    let is_new = |member: &&Member| known.iter().all(|it| it.name != member.name);
                    members.iter().filter(is_new).map(|it| format!("`{}` = {}", it.name, it.value)).collect()
                }
                (TypeKind::Record { fields: known, .. }, TypeKind::Record { fields, .. }) => {
                    let is_new = |field: &&Field| known.iter().all(|it| it.name != field.name);
                    fields.iter().filter(is_new).map(|field| format!("`{}`", field.declare())).collect()
                }
                (_, TypeKind::Enum(_) | TypeKind::Record { .. } | TypeKind::Handle { .. } | TypeKind::Alias(_))
                | (_, TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) | TypeKind::Callback { .. }) => {
                    Vec::new()
                }
            };
            if !new.is_empty() {
                all.insert(name, format!("new in `{name}`: {}", new.join(", ")));
            }
        }
    }
    all.into_values().collect()
}

/// Items that are in no major version of the base, as declared in the newest major version of the working tree.
fn news<'a, T>(
    library: &'a Library,
    before: Option<&Library>,
    of: impl Fn(&codegen_core::api::Major) -> &BTreeMap<String, T>,
) -> BTreeMap<&'a str, &'a T> {
    let known =
        |name: &str| before.is_some_and(|library| library.majors.values().any(|major| of(major).contains_key(name)));
    let all = library.majors.values().flat_map(&of);
    all.filter(|(name, _)| !known(name)).map(|(name, item)| (name.as_str(), item)).collect()
}

/// New enums that neither functions nor records use. In many cases, an integer parameter or an attribute takes the
/// values of such an enum.
fn unused(head: &State, new: &BTreeMap<&str, &Type>) -> Vec<String> {
    let enums: Vec<&str> = new.iter().filter(|(_, ty)| ty.kind.members().is_some()).map(|(name, _)| *name).collect();
    if enums.is_empty() {
        return Vec::new();
    }
    let used: BTreeSet<&str> = head.api.libraries.iter().flat_map(used_names).collect();
    let unused: Vec<&str> = enums.into_iter().filter(|name| !used.contains(name)).collect();
    match unused.as_slice() {
        [] => Vec::new(),
        names => vec![format!(
            "⚠ No function, record or table uses these enums: {}. Check for integer parameters or attributes that take their values.",
            list(names)
        )],
    }
}

/// All types that the items of a library use, with the names of the types in the model.
fn used_names(library: &Library) -> BTreeSet<&str> {
    let mut all: BTreeSet<&str> = library.attribute_types.keys().map(String::as_str).collect();
    all.extend(library.flags.iter().map(String::as_str));
    let values = library.attribute_types.values().flat_map(indexmap::IndexMap::values);
    let mut types: Vec<&CType> = values.map(|value| &value.ty).collect();
    for major in library.majors.values() {
        for symbol in major.symbols.values() {
            types.push(&symbol.returns);
            types.extend(symbol.params.values());
        }
        for ty in major.types.values() {
            match &ty.kind {
                TypeKind::Record { fields, .. } => types.extend(fields.iter().map(|field| &field.ty)),
                TypeKind::Callback { returns, params, .. } => {
                    types.push(returns);
                    types.extend(params.values());
                }
                TypeKind::Alias(of) => types.push(of),
                TypeKind::Enum(_)
                | TypeKind::Handle { .. }
                | TypeKind::IntegerNewtype(_)
                | TypeKind::FixedWidthInt(_) => {}
            }
        }
        for helper in major.helpers.values() {
            types.push(&helper.returns);
            types.extend(helper.params.values());
        }
    }
    let names: BTreeSet<&str> = types.into_iter().flat_map(CType::names).collect();
    let canonical = library.majors.values().flat_map(|major| names.iter().map(|name| major.canonical(name)));
    all.extend(canonical);
    all.extend(names);
    all
}

/// A description of a type's kind.
pub(super) fn kind(kind: &TypeKind) -> String {
    match kind {
        TypeKind::Enum(_) => "an enum".to_owned(),
        TypeKind::Record { union: false, .. } => "a struct".to_owned(),
        TypeKind::Record { union: true, .. } => "a union".to_owned(),
        TypeKind::Handle { .. } => "a handle".to_owned(),
        TypeKind::IntegerNewtype(of) | TypeKind::FixedWidthInt(of) => format!("`{}`", CType::Builtin(*of)),
        TypeKind::Callback { .. } => "a callback".to_owned(),
        TypeKind::Alias(of) => format!("`{}`", of.declare("")),
    }
}

fn declared_enum(name: &str, members: &[Member], library: &Library) -> String {
    let mut values: BTreeMap<i32, Vec<&str>> = BTreeMap::new();
    for member in members {
        values.entry(member.value).or_default().push(&member.name);
    }
    let equal: Vec<String> = values
        .iter()
        .filter(|(_, names)| names.len() > 1)
        .map(|(value, names)| format!("{} are all {value}", list(names)))
        .collect();
    let equal = if equal.is_empty() { String::new() } else { format!("; {}", equal.join(", ")) };
    let bits = if library.flags.contains(name) { ", bits" } else { "" };
    format!("enum `{name}`: {}{bits}{equal}", counted(members.len(), "member"))
}

/// A description of a record. The description lists pointers, and the fields in the spec with their purposes.
fn record(name: &str, union: bool, size: u64, fields: &[Field]) -> String {
    let kind = if union { "union" } else { "struct" };
    let told = fields.iter().filter(|field| field.used != FieldUse::default() || field.ty.pointee().is_some());
    let told: Vec<String> = told.map(|field| format!("`{}`{}", field.declare(), used(field))).collect();
    let told = if told.is_empty() { String::new() } else { format!("; {}", told.join(", ")) };
    format!("{kind} `{name}`: {}, {}{told}", counted(fields.len(), "field"), counted(size, "byte"))
}

pub(super) fn used(field: &Field) -> String {
    // The model already contains the fact `initial` in the field itself.
    let FieldUse { role, bytes, count, initial: _, when } = &field.used;
    let said = [
        role.as_ref().map(ToString::to_string),
        bytes.as_ref().map(ToString::to_string),
        count.as_ref().map(|count| format!("count: {count}")),
        field.initial.map(|value| format!("initially {value}")),
        when.as_ref().map(|_| "selected by a field next to it".to_owned()),
    ];
    let said: Vec<String> = said.into_iter().flatten().collect();
    if said.is_empty() { " (an address)".to_owned() } else { format!(" ({})", said.join(", ")) }
}

fn value(name: &str, constant: &Constant) -> String {
    match &constant.value {
        value @ (Value::Int(_) | Value::Real(_)) => format!("`{name}` = {value}"),
        value @ (Value::Text(_) | Value::Record(_)) => format!("`{name}` = `{value}`"),
    }
}
