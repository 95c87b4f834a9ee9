//! Checks of inputs that the header declares without `const`. The library could write to such an input, so a person
//! must verify that the library only reads the input.
//!
//! Rust passes the address of a shared reference, which may be in read-only memory. A parameter that NVIDIA's
//! documentation tags as an input needs no entry. For all other parameters, the section `reads_only` states the reason.

use crate::{
    analysis::{
        inputs::LibraryInput,
        unmatched::{Undecided, unmatched},
    },
    api::{
        ResolvedSignature,
        roles::{Direction, Param},
    },
    diag::{Diagnostic, Diagnostics},
    facts::DocDirection,
    glob,
    spec::FunctionNames,
    types::TypeClass,
};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn check(
    input: &LibraryInput<'_>,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    diagnostics: &mut Diagnostics,
) {
    let mut used: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (symbol, forms) in signatures {
        let mut asked = BTreeSet::new();
        for (form, param) in forms.iter().flat_map(|form| form.params.iter().map(move |param| (form, param))) {
            if !is_writable_input(input, symbol, form, param) {
                continue;
            }
            let reasons = reasons(input, symbol, &param.name);
            if reasons.is_empty() && asked.insert(&param.name) {
                let name = &param.name;
                let message = format!(
                    "`{name}` of {symbol} is an input, but the header does not declare the pointer \
                                      as `const`"
                );
                let at = input.spec.function_location(symbol);
                diagnostics.push(Diagnostic::new("not-const", at, message).help(format!(
                    "if the library only reads this memory, add `\"WHY\": [{symbol}.{name}]` to `reads_only` of \
                    `library`\nif the library also writes this memory, use the role `in_place` or `inout_array`"
                )));
            }
            used.extend(reasons);
        }
    }
    let undecided = Undecided::of(input, signatures);
    let is_decided = |pattern: &str| pattern.split_once('.').is_none_or(|(name, _)| !undecided.has_function(name));
    for (reason, patterns) in &input.spec.content.library.reads_only {
        for pattern in patterns.iter().filter(|it| !used.contains(&(reason, it)) && is_decided(it)) {
            let message = format!("no input parameter without `const` matches `{pattern}`");
            let at = input.spec.location(&["library", "reads_only", reason]);
            diagnostics.push(unmatched(at, message).help("correct or remove the pattern"));
        }
    }
}

/// Returns true if the library could write to the memory of this input. Returns false if the documentation excludes
/// this possibility.
fn is_writable_input(input: &LibraryInput<'_>, symbol: &str, form: &ResolvedSignature, param: &Param) -> bool {
    if param.role.direction() != Some(Direction::In) || !matches!(param.ty.pointee(), Some((_, false))) {
        return false;
    }
    let mut declared = input.registry.toolkits.iter().rev().filter(|(version, _)| form.toolkits.contains(**version));
    declared.any(|(version, facts)| match input.type_index(*version, facts).class_of(&param.ty) {
        TypeClass::Other(to) if to.pointee().is_some() => {
            let function = facts.functions.get(symbol);
            let tag = function.and_then(|function| function.documented.get(&param.name));
            tag != Some(&DocDirection::In) && !is_opaque(input, *version, facts, param)
        }
        TypeClass::Number(_)
        | TypeClass::Enum(_)
        | TypeClass::Record(_)
        | TypeClass::Handle(_)
        | TypeClass::Callback(_)
        | TypeClass::Other(_)
        | TypeClass::Opaque => false,
    })
}

/// Returns true for a pointer to a type without a definition. Such a pointer is a handle, like `FILE *`.
fn is_opaque(
    input: &LibraryInput<'_>,
    version: crate::version::Version,
    facts: &crate::facts::Facts,
    param: &Param,
) -> bool {
    let to = param.ty.pointee().filter(|(to, _)| to.name().is_some());
    to.is_some_and(|(to, _)| matches!(input.type_index(version, facts).class_of(to), TypeClass::Opaque))
}

/// Returns the reasons for which a parameter is only read, each with the pattern that matches the parameter.
fn reasons<'a>(input: &LibraryInput<'a>, symbol: &str, param: &str) -> Vec<(&'a str, &'a str)> {
    let function = FunctionNames::of_symbol(symbol);
    let is_meant = |selector: &str| {
        let parts = selector.rsplit_once('.');
        parts.is_some_and(|(of, name)| function.are_meant_by(of) && glob::matches(name, param))
    };
    let given = input
        .spec
        .content
        .library
        .reads_only
        .iter()
        .flat_map(|(reason, patterns)| patterns.iter().map(move |pattern| (reason.as_str(), pattern.as_str())));
    given.filter(|(_, selector)| is_meant(selector)).collect()
}
