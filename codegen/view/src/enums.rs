//! Enums of a view: C enums, groups of macros, and the exception classes for result codes.

use super::Scope;
use crate::{
    names::{is_python_exception, view_exception, view_members},
    schema::{MacroEnum, MacroValue, PythonView},
};
use codegen_core::{
    api::{Member, TypeKind},
    facts::Value,
    names,
};

/// An enum of the view.
#[derive(Debug)]
pub(super) struct ViewEnum {
    pub(super) name: String,
    /// The C name of the enum, or the common prefix of the macros that are its members.
    pub(super) of: String,
    /// The short names and values of the members. Additional names for the same values come last.
    pub(super) members: Vec<(String, i128)>,
}

/// The exception class of one result code.
#[derive(Debug)]
pub(super) struct ViewException {
    pub(super) name: String,
    pub(super) code: i64,
    /// The name of a built-in Python exception, which is an additional base class of the exception.
    pub(super) also: Option<String>,
}

/// Returns the enums for the library's C enums, followed by the enums whose members are macros.
pub(super) fn enums(scope: &Scope<'_>, view: &PythonView) -> Vec<ViewEnum> {
    let of_c = scope.major.types.values().filter_map(|item| match &item.kind {
        TypeKind::Enum(members) => Some(of_enum(view, &item.name, members)),
        TypeKind::Record { .. }
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => None,
    });
    let of_macros = view.macros.iter().map(|(name, described)| of_macros(scope, name, described));
    of_c.chain(of_macros).collect()
}

fn of_enum(view: &PythonView, name_of: &str, members: &[Member]) -> ViewEnum {
    let c_names: Vec<&str> = members.iter().map(|member| member.name.as_str()).collect();
    let short = view_members(&super::class(view, name_of), &c_names, view.is_second(), |name| view.short(name));
    let older = view.longer.then(|| older(view, name_of, members));
    let mut all: Vec<(String, i128)> = Vec::new();
    for (at, (short, member)) in short.into_iter().zip(members).enumerate() {
        let longer = view.short(&member.name);
        let capitals = (!is_capitals(longer)).then(|| names::snake(longer, &view.words).to_uppercase());
        let further = view.names.get(&member.name);
        let older = older.as_ref().map(|names| &names[at]);
        for name in capitals
            .iter()
            .map(String::as_str)
            .chain([short])
            .chain(older.into_iter().chain(further).map(String::as_str))
        {
            let unsigned = view.unsigned.iter().any(|other| other == name_of);
            let value = member.value;
            add(&mut all, name, if unsigned { value.cast_unsigned().into() } else { value.into() });
        }
    }
    ViewEnum { name: super::class(view, name_of), of: names::identifier(name_of), members: all }
}

/// Returns the names that members had in older releases: without the prefix, and without the name of the enum, which
/// may be in any position. The name of the enum is kept if one of the names would otherwise be empty or a number.
fn older(view: &PythonView, name_of: &str, members: &[Member]) -> Vec<String> {
    let class = format!("{}_", names::snake(&super::class(view, name_of), &view.words).to_uppercase());
    let longer = members.iter().map(|member| view.short(&member.name));
    let without: Vec<String> = longer.clone().map(|longer| longer.replace(&class, "")).collect();
    match without.iter().all(|name| name.starts_with(|first: char| first.is_ascii_alphabetic())) {
        true => without,
        false => longer.map(str::to_owned).collect(),
    }
}

fn add(members: &mut Vec<(String, i128)>, name: &str, value: i128) {
    let name = names::python(name);
    if members.iter().all(|(other, _)| *other != name) {
        members.push((name, value));
    }
}

/// Returns true for a name in capital letters, like most names of members.
fn is_capitals(name: &str) -> bool {
    !name.contains(|letter: char| letter.is_ascii_lowercase())
}

/// Returns the macros that are constants of the module.
pub(super) fn constants(scope: &Scope<'_>, view: &PythonView) -> Vec<(String, i128)> {
    let short = |name: &str| names::python(if view.is_second() { name } else { view.short(name) });
    view.constants.iter().filter_map(|name| Some((short(name), number(scope, name)?))).collect()
}

/// Returns the value of a macro that is an integer. Returns `None` if the macro exists only in another major version.
fn number(scope: &Scope<'_>, name: &str) -> Option<i128> {
    match scope.major.constants.get(name).map(|found| &found.value) {
        Some(Value::Int(value)) => Some(*value),
        Some(Value::Real(_) | Value::Text(_) | Value::Record(_)) | None => None,
    }
}

fn of_macros(scope: &Scope<'_>, name: &str, described: &MacroEnum) -> ViewEnum {
    let constant = |name: &str| number(scope, name);
    let prefix = described.prefix.as_deref().unwrap_or_default();
    let found: Vec<(String, i128)> = match prefix {
        "" => Vec::new(),
        prefix => {
            let alike =
                scope.major.constants.keys().filter_map(|name| Some((name.strip_prefix(prefix)?, constant(name)?)));
            // If a name would be a number without the prefix, the name keeps the last word of the prefix.
            let last = prefix.trim_end_matches('_').rsplit('_').next().unwrap_or_default();
            let named = |short: &str| match short.starts_with(|first: char| first.is_ascii_digit()) {
                true => format!("{last}_{short}"),
                false => short.to_owned(),
            };
            alike.map(|(short, value)| (named(short), value)).collect()
        }
    };
    let mut members = Vec::new();
    for (name, value) in &described.members {
        let value = match value {
            MacroValue::Number(number) => Some(*number),
            MacroValue::Macro(name) => constant(name),
        };
        // The macro may exist only in another major version.
        if let Some(value) = value {
            add(&mut members, name, value);
        }
    }
    for (name, value) in found {
        add(&mut members, &name, value);
    }
    members.sort_by_key(|(_, value)| *value);
    ViewEnum { name: name.to_owned(), of: format!("{prefix}*"), members }
}

/// Returns the exception classes of a view: one class for each result code if the view has the key `per_code`.
pub(super) fn exceptions(scope: &Scope<'_>, view: &PythonView) -> Vec<ViewException> {
    let failures =
        scope.code_members().iter().filter(|member| view.per_code && member.name != scope.library.spec.result.success);
    let exception = |member: &Member| {
        let name = view_exception(view.short(&member.name));
        let hides = is_python_exception(&name);
        let own = format!("{}{name}", view.exception.strip_suffix("Error").unwrap_or(&view.exception));
        ViewException {
            name: if hides { own } else { name.clone() },
            code: i64::from(member.value),
            also: hides.then_some(name),
        }
    };
    failures.map(exception).collect()
}
