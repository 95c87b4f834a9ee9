//! Explanations of types, enum members, and constants.

use super::Subject;
use crate::table::table;
use codegen_core::{
    api::{Availability, Field, Major, Member, Type, TypeKind},
    ctype::prototype,
    diag::counted,
};

/// A section for every item with this name, except for functions.
pub(super) fn sections(subject: &Subject<'_>, name: &str) -> Vec<String> {
    let kinds: [fn(&Subject<'_>, &str) -> Vec<String>; 3] = [types, members, constants];
    kinds.into_iter().flat_map(|kind| kind(subject, name)).collect()
}

/// All names for which [`sections`] returns a section.
pub(super) fn names<'a>(subject: &'a Subject<'_>) -> impl Iterator<Item = String> + 'a {
    subject.library.majors.values().flat_map(|major| {
        let members = major.types.values().flat_map(|ty| members_of(ty).iter().map(|member| &member.name));
        let own = major.names.iter().filter(|(_, means)| major.types.contains_key(*means)).map(|(name, _)| name);
        major.types.keys().chain(own).chain(members).chain(major.constants.keys()).cloned()
    })
}

fn types(subject: &Subject<'_>, name: &str) -> Vec<String> {
    let groups = subject.by_major(|major| {
        let ty = major.types.get(name).or_else(|| major.types.get(major.canonical(name)))?;
        Some(describe(ty, major))
    });
    groups.into_iter().map(|(majors, text)| format!("{} [{majors}]\n{}", text.0, text.1)).collect()
}

/// The first line of an explanation, and the lines below it.
fn describe(ty: &Type, major: &Major) -> (String, String) {
    let Type { name, header, availability, renamed: _, kind: _ } = ty;
    let (what, body) = consists_of(ty, availability, major);
    let others: Vec<&str> = major
        .names
        .iter()
        .filter(|(other, means)| *means == name && *other != name)
        .map(|(other, _)| other.as_str())
        .collect();
    let mut text = format!("  {}\n", availability);
    if !others.is_empty() {
        text += &format!("  also called {}\n", others.join(", "));
    }
    if !body.is_empty() {
        text += &format!("\n{body}");
    }
    (format!("{name}: {what}, in {header}"), text)
}

/// A short description of a type's kind, and a list of the type's parts. The availability of a part is printed if it
/// differs from `availability`.
fn consists_of(ty: &Type, availability: &Availability, major: &Major) -> (String, String) {
    let Type { name, header: _, availability: _, renamed: _, kind } = ty;
    match kind {
        TypeKind::Enum(members) => (
            "an enum".to_owned(),
            table(
                4,
                &members
                    .iter()
                    .map(|member| {
                        let said = [changes(&member.availability, availability), deprecated(member).to_owned()];
                        let said: Vec<String> = said.into_iter().filter(|text| !text.is_empty()).collect();
                        vec![member.name.clone(), format!("= {}", member.value), said.join(", ")]
                    })
                    .collect::<Vec<_>>(),
            ),
        ),
        TypeKind::Record { union, size, align, fields, windows } => {
            let kind = if *union { "a union" } else { "a struct" };
            let size = match windows.size {
                Some(windows) => format!("{} ({windows} on 64-bit Windows)", counted(*size, "byte")),
                None => counted(*size, "byte"),
            };
            (
                format!("{kind} of {size}, aligned to {align}"),
                table(
                    4,
                    &fields
                        .iter()
                        .map(|field| {
                            let Field { name: _, offset, ty: _, bits, availability: own, used: _, initial } = field;
                            let bit = bits.map_or(String::new(), |bits| format!(".{}", bits.first));
                            let initial =
                                initial.map(|initial| format!("{initial} in a new record")).unwrap_or_default();
                            vec![format!("@{offset}{bit}"), field.declare(), changes(own, availability), initial]
                        })
                        .collect::<Vec<_>>(),
                ),
            )
        }
        TypeKind::Handle { tag } if tag.is_empty() => ("a handle: a pointer to `void`".to_owned(), String::new()),
        TypeKind::Handle { tag } => (format!("a handle: a pointer to `{tag}`, which no header defines"), String::new()),
        TypeKind::IntegerNewtype(builtin) => (format!("a named integer type: {}", builtin.c_name()), String::new()),
        TypeKind::FixedWidthInt(builtin) => (format!("a number: {}", builtin.c_name()), String::new()),
        TypeKind::Callback { returns, params, outputs: _ } => (
            "a function that CUDA calls".to_owned(),
            format!("    {}\n", prototype(returns, &format!("(*{name})"), params)),
        ),
        TypeKind::Alias(of) => {
            let behind = of.name().and_then(|name| major.types.get(major.meant(name)));
            let behind = behind.map(|behind| consists_of(behind, &behind.availability, major));
            let (what, body) = behind.unwrap_or_default();
            (
                if what.is_empty() { format!("another name of {of}") } else { format!("another name of {of}, {what}") },
                body,
            )
        }
    }
}

/// The availability of a part, if it differs from the availability of the whole type.
fn changes(part: &Availability, whole: &Availability) -> String {
    if part == whole { String::new() } else { part.to_string() }
}

fn deprecated(member: &Member) -> &'static str {
    if member.deprecated { "deprecated" } else { "" }
}

fn members_of(ty: &Type) -> &[Member] {
    match &ty.kind {
        TypeKind::Enum(members) => members,
        TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => &[],
    }
}

fn members(subject: &Subject<'_>, name: &str) -> Vec<String> {
    let groups = subject.by_major(|major| {
        let mut found = major.types.values().flat_map(|ty| members_of(ty).iter().map(move |member| (ty, member)));
        let (ty, member) = found.find(|(_, member)| member.name == name)?;
        let availability = member.availability.to_string();
        let availability = if member.deprecated { format!("{availability}, deprecated") } else { availability };
        Some((format!("{name} = {}: a member of {}, in {}", member.value, ty.name, ty.header), availability))
    });
    groups.into_iter().map(|(majors, (head, availability))| format!("{head} [{majors}]\n  {availability}\n")).collect()
}

fn constants(subject: &Subject<'_>, name: &str) -> Vec<String> {
    let groups = subject.by_major(|major| {
        let constant = major.constants.get(name)?;
        let head = format!("{name} = {}: a constant of type {}, in {}", constant.value, constant.ty, constant.header);
        Some((head, constant.availability.to_string()))
    });
    groups.into_iter().map(|(majors, (head, availability))| format!("{head} [{majors}]\n  {availability}\n")).collect()
}
