//! Which of a library's types of handles programs can own, and which are parts of such ones.

use super::threads;
use crate::{
    analysis::inputs::LibraryInput,
    api::{Api, Function, Major, call::Returned, ownership::Handle, plan::Passing},
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    spec,
    types::MajorTypes,
};
use std::collections::BTreeMap;

/// The library's own types of handles.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    earlier: &Api,
    major: &Major,
    diagnostics: &mut Diagnostics,
) -> BTreeMap<String, Handle> {
    let library = &input.spec.content.library;
    let types = MajorTypes::new(library, number, major, earlier);
    let canonical = |name: &str| types.resolved(name).map_or(name, |found| found.item.name.as_str()).to_owned();
    let judged: BTreeMap<String, (&str, &spec::HandleUse)> =
        input.spec.content.handles.iter().map(|(name, it)| (canonical(name), (name.as_str(), it))).collect();
    let mut destroyers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let functions = major.functions.values();
    for function in functions.filter(|function| major.symbols[&function.symbol].returned == Returned::Status) {
        if let Some(found) = destroyed(function).and_then(|ty| types.ownable(ty))
            && found.library == library.name
        {
            destroyers.entry(&found.item.name).or_default().push(&function.name);
        }
    }
    let parts = judged.iter().filter(|(name, (_, it))| {
        !it.part_of.is_empty() && types.definition(name).is_some_and(|found| found.library == library.name)
    });
    let parts: Vec<&str> = parts.map(|(name, _)| name.as_str()).filter(|name| !destroyers.contains_key(name)).collect();
    let mut handles = BTreeMap::new();
    for (name, functions) in destroyers.into_iter().chain(parts.into_iter().map(|name| (name, Vec::new()))) {
        let unjudged = spec::HandleUse::default();
        let (written, judgement) = judged.get(name).copied().unwrap_or((name, &unjudged));
        if judgement.never_owned.is_some() {
            continue;
        }
        let destroyed_by = match (functions.as_slice(), &judgement.destroyed_by) {
            _ if !judgement.part_of.is_empty() => None,
            (_, Some(chosen)) => functions.iter().find(|function| *function == chosen).copied(),
            ([only], None) => Some(*only),
            ([], None) => None,
            (several, None) => {
                diagnostics.push(undecided(input, name, several));
                None
            }
        };
        if destroyed_by.is_none() && judgement.part_of.is_empty() {
            continue;
        }
        let spec::HandleUse { destroyed_by: _, never_owned: _, part_of, destroys_with_it, null_is, .. } = judgement;
        let threads = threads::of(&input.spec.content.threads, name, canonical).map(|(_, threads)| threads);
        let handle = Handle {
            destroyed_by: destroyed_by.map(str::to_owned),
            part_of: part_of.iter().map(|name| canonical(name)).collect(),
            destroys_with_it: destroys_with_it.clone(),
            null_is: null_is.clone(),
            send: threads.and_then(|threads| threads.send.as_ref().or(threads.thread_safe.as_ref())).cloned(),
            thread_safe: threads.and_then(|threads| threads.thread_safe.clone()),
            context_bound: judgement.context_bound,
            independent: judgement.independent,
        };
        debug_assert_eq!(canonical(written), name);
        handles.insert(name.to_owned(), handle);
    }
    handles
}

/// The type of the handle that a function destroys, if it takes nothing else.
pub(super) fn destroyed(function: &Function) -> Option<&CType> {
    let [param] = function.plan.params.as_slice() else { return None };
    let is_passed = matches!(param.passing, Passing::Value | Passing::Reference { mutable: true });
    param.element.typed().map(|(ty, _)| ty).filter(|_| param.destroys && is_passed)
}

fn undecided(input: &LibraryInput<'_>, name: &str, functions: &[&str]) -> Diagnostic {
    let message = format!("{} destroy a `{name}`", functions.join(" and "));
    Diagnostic::new("several-destroyers", input.spec.location(&["handles", name]), message)
        .note("a handle that a program owns is destroyed by one function")
        .help(format!(
            "read their documentation and add: handles: {{{name}: {{destroyed_by: {}}}}}, or `never_owned` with a reason",
            functions[0]
        ))
}
