//! Checks of obligations. Pointers to the library's memory need a lifetime, and `safety` entries must fit their
//! parameters.

mod unstated;

use crate::{
    analysis::inputs::LibraryInput,
    api::{
        ResolvedSignature,
        roles::{Param, Role},
    },
    ctype::{Builtin, CType},
    diag::{Diagnostic, Diagnostics},
    spec::{ArgumentUse, Lifetime, MetBy, Safety},
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    for (symbol, forms) in signatures {
        let lent: BTreeSet<&str> = forms.iter().flat_map(|form| &form.params).filter_map(lent).collect();
        for param in lent.into_iter().filter(|param| !has_lifetime(input, symbol, param)) {
            let message = format!(
                "the spec does not specify how long the library uses the memory that `{param}` of \
                                  {symbol} refers to"
            );
            diagnostics.push(Diagnostic::new("unknown-lifetime", input.spec.function_location(symbol), message).help(
                format!(
                    "add `{symbol}: {{safety: {{valid_until: {{{param}: WHEN}}}}}}` under `functions`. \
                    specs/docs/safety.md lists the values of WHEN"
                ),
            ));
        }
    }
    unstated::check(input, signatures, diagnostics);
    for (pattern, entry) in &input.spec.content.safety {
        check_entry(input, pattern, entry, signatures, diagnostics);
    }
}

/// Returns the name of an output that refers to the library's own memory.
fn lent(param: &Param) -> Option<&str> {
    let is_string = |ty: &CType| matches!(ty.pointee(), Some((CType::Builtin(Builtin::Char), true)));
    let lent = match &param.role {
        Role::BorrowedArray { .. } => true,
        Role::Out { is_static: false, .. } => param.ty.pointee().is_some_and(|(to, _)| is_string(to)),
        Role::Out { is_static: true, .. }
        | Role::In
        | Role::OutLater
        | Role::InOut
        | Role::InPlace
        | Role::Array { .. }
        | Role::Buffer { .. }
        | Role::InString
        | Role::OutString { .. }
        | Role::Attribute { .. }
        | Role::SelectedArray { .. }
        | Role::Attributes { .. }
        | Role::Callback { .. }
        | Role::UserData
        | Role::Address { .. }
        | Role::Device
        | Role::KernelParams
        | Role::Scalar { .. }
        | Role::HostScalar { .. } => false,
    };
    lent.then_some(param.name.as_str())
}

fn has_lifetime(input: &LibraryInput<'_>, symbol: &str, param: &str) -> bool {
    let entries = input.names(symbol).entries(&input.spec.content.safety);
    entries.iter().any(|(_, entry)| entry.valid_until.contains_key(param))
}

/// Returns true if a parameter is a plain number. Addresses and objects have their own types.
fn is_number(input: &LibraryInput<'_>, param: &Param) -> bool {
    match &param.ty {
        CType::Builtin(_) => true,
        CType::Named(name) => input.registry.toolkits.values().any(|facts| facts.enums.contains_key(name)),
        CType::Void | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => false,
    }
}

/// A predicate on roles, which returns true for the accepted roles.
type Fits = fn(&Role) -> bool;

/// Returns a predicate for the roles to which an entry's use of an argument can apply, and a description of these
/// roles.
fn claim(used: &ArgumentUse) -> Option<(Fits, &'static str)> {
    let is_address: Fits = |role| matches!(role, Role::Address { .. } | Role::In);
    let is_memory: Fits = |role| matches!(role, Role::Address { .. } | Role::Device | Role::In);
    let is_given: Fits = |role| matches!(role, Role::Address { .. } | Role::In | Role::InPlace);
    match used {
        ArgumentUse::Object => Some((is_given, "an input address or record")),
        ArgumentUse::Code | ArgumentUse::SelectedBy(_) => Some((is_address, "an address")),
        ArgumentUse::LookedUp => Some((is_memory, "an address")),
        ArgumentUse::Freed | ArgumentUse::Destroyed => Some((is_given, "an address or a handle")),
        ArgumentUse::Launched => Some((|role| matches!(role, Role::In), "an input handle")),
        ArgumentUse::Callback(_) => Some((|role| matches!(role, Role::Callback { .. }), "a function that CUDA calls")),
        ArgumentUse::NewContext => Some((|role| matches!(role, Role::Out { .. }), "an output")),
        ArgumentUse::CheckedFile | ArgumentUse::UncheckedFile | ArgumentUse::WrittenFile | ArgumentUse::UnreadFile => {
            Some((|role| matches!(role, Role::InString), "an input string"))
        }
        ArgumentUse::Unmapped | ArgumentUse::Released => None,
    }
}

fn check_entry(
    input: &LibraryInput<'_>,
    pattern: &str,
    entry: &Safety,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let meant: Vec<(&String, &Param)> = signatures
        .iter()
        .filter(|(symbol, _)| input.names(symbol).are_meant_by(pattern))
        .flat_map(|(symbol, forms)| {
            forms.iter().flat_map(move |form| form.params.iter().map(move |param| (symbol, param)))
        })
        .collect();
    let mut misfit = |key: &str, message: String, help: &str| {
        let at = input.spec.location(&["safety", pattern, key]);
        diagnostics.push(Diagnostic::new("misfit-safety", at, message).help(help));
    };
    let mentions_undefined = |symbol: &String| unstated::mentions_undefined(input, symbol);
    if entry.promises(Some(MetBy::Others)).next().is_some()
        && !meant.is_empty()
        && !meant.iter().any(|(symbol, _)| mentions_undefined(symbol))
    {
        let message =
            format!("the documentation of the functions that match `{pattern}` does not mention undefined behavior");
        misfit("promises", message, "remove the key `others`");
    }
    for (name, used) in &entry.arguments {
        let Some((can_be, of)) = claim(used) else { continue };
        let wrong = meant.iter().find(|(_, param)| param.name == *name && !can_be(&param.role));
        if let Some((symbol, param)) = wrong {
            let word = used.word();
            let message =
                format!("`{name}` of {symbol} cannot be `{word}`, because its role is `{}`", param.role.word());
            misfit("arguments", message, &format!("`{word}` applies only to {of}"));
        }
    }
    for (key, lifetimes) in [("valid_until", &entry.valid_until), ("leads_to", &entry.leads_to)] {
        for name in lifetimes.keys() {
            let wrong = meant.iter().find(|(_, param)| param.name == *name && is_number(input, param));
            if let Some((symbol, param)) = wrong {
                let message = format!(
                    "`{key}` does not apply to `{name}` of {symbol}, because the library copies a \
                                      `{}`",
                    param.ty
                );
                misfit(key, message, "use the key only for memory and for references to objects of the library");
            }
        }
        if input.spec.content.library.group.is_none() {
            for (name, _) in lifetimes.iter().filter(|(_, lifetime)| **lifetime == Lifetime::GroupEnd) {
                let message = format!("`{name}` cannot be used until a group ends, because the library has no groups");
                misfit(key, message, "add `group` under `library`, or replace `group_end`");
            }
        }
    }
    for (name, lifetime) in &entry.valid_until {
        let ends_with_the_call =
            matches!(lifetime, Lifetime::Return | Lifetime::Copied | Lifetime::Work | Lifetime::ByPlace);
        let is_output = |param: &Param| matches!(param.role, Role::Out { .. } | Role::BorrowedArray { .. });
        // In a library with deferred calls, the lifetime `return` declares that the library writes the output before
        // the call returns.
        let is_wrong = ends_with_the_call && input.spec.content.library.group.is_none();
        let output = meant.iter().find(|(_, param)| param.name == *name && is_output(param));
        if let Some((symbol, _)) = output.filter(|_| is_wrong) {
            let message = format!("`{name}` of {symbol} is an output, so it must be valid after the call");
            misfit(
                "valid_until",
                message,
                "name the functions more specifically, or specify the lifetime of the memory that the output refers to",
            );
        }
    }
    for (name, _) in entry.valid_until.iter().filter(|(_, lifetime)| **lifetime == Lifetime::ByPlace) {
        let can_be = |role: &Role| matches!(role, Role::Address { .. } | Role::Scalar { .. });
        let wrong = meant.iter().find(|(_, param)| param.name == *name && !can_be(&param.role));
        if let Some((symbol, param)) = wrong {
            let message =
                format!("`{name}` of {symbol} cannot be `by_place`, because its role is `{}`", param.role.word());
            misfit(
                "valid_until",
                message,
                "`by_place` applies only to addresses and scalars that may be on the host or the device",
            );
        }
    }
}
