//! What callers promise: the functions, parameters and functions that end something must exist.

use super::{Declared, suggest};
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics},
    facts,
    spec::{Async, Lifetime, Safety},
};
use indexmap::IndexMap;
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, declared: &Declared<'_>, diagnostics: &mut Diagnostics) {
    for (pattern, entry) in &input.spec.content.safety {
        let meant = input.bound.iter().filter(|it| it.names.are_meant_by(pattern));
        let functions: Vec<&facts::Function> = meant.map(|it| it.function).collect();
        if functions.is_empty() {
            let at = input.spec.location(&["safety", pattern]);
            diagnostics.push(declared.unknown_function(pattern, at, &declared.symbols));
            continue;
        }
        let known: BTreeSet<&str> =
            functions.iter().flat_map(|function| function.params.keys()).map(String::as_str).collect();
        let mut says_something = entry.ends.is_some() || !entry.callbacks.is_empty();
        says_something |= !entry.promises.is_empty() || entry.mode.is_some();
        for (key, param) in params(entry) {
            says_something = true;
            if !known.contains(param) {
                let message = format!("no function that `{pattern}` is for has a parameter `{param}`");
                let at = input.spec.location(&["safety", pattern, key]);
                diagnostics.push(suggest(Diagnostic::new("unknown-param", at, message), param, &known));
            }
        }
        says_something |= entry.r#async.is_some();
        let valid_until = entry.valid_until.iter().map(|it| ("valid_until", it));
        for (key, (param, lifetime)) in valid_until.chain(entry.leads_to.iter().map(|it| ("leads_to", it))) {
            if let Lifetime::Call(function) = lifetime
                && !declared.has_function(function)
            {
                let at = input.spec.location(&["safety", pattern, key, param, "call"]);
                diagnostics.push(declared.unknown_function(function, at, &declared.symbols));
            }
        }
        if !says_something {
            let message = format!("the entry of `{pattern}` says nothing");
            diagnostics.push(
                Diagnostic::new("redundant-entry", input.spec.location(&["safety", pattern]), message)
                    .help("remove it, or say what callers promise"),
            );
        }
    }
}

/// Every parameter that an entry names, with the key under which it does.
fn params<'a>(entry: &'a Safety) -> Vec<(&'static str, &'a str)> {
    let Safety {
        r#async,
        valid_until,
        leads_to,
        frees,
        unmaps,
        releases,
        handles,
        code,
        means,
        not_followed,
        runs,
        context,
        ..
    } = entry;
    let lists = [
        ("frees", frees),
        ("unmaps", unmaps),
        ("releases", releases),
        ("handles", handles),
        ("code", code),
        ("not_followed", not_followed),
    ];
    let listed = lists.into_iter().flat_map(|(key, names)| {
        names.iter().flat_map(move |names| names.0.iter().map(move |name| (key, name.as_str())))
    });
    let on = match r#async {
        Some(Async::On(name)) => Some(("async", name.as_str())),
        Some(Async::Never | Async::Devices) | None => None,
    };
    let files = entry.files.keys().map(|name| ("files", name.as_str()));
    let ones = [on, runs.as_deref().map(|name| ("runs", name)), context.as_deref().map(|name| ("context", name))];
    let of_key = |(key, lifetimes): (&'static str, &'a IndexMap<String, Lifetime>)| {
        let names = lifetimes.iter().flat_map(|(name, lifetime)| [Some(name.as_str()), lifetime.param()]);
        names.flatten().map(move |name| (key, name)).collect::<Vec<_>>()
    };
    let lifetimes = [("valid_until", valid_until), ("leads_to", leads_to)].into_iter().flat_map(of_key);
    let meanings = means.iter().flat_map(|(name, selector)| [name, selector]).map(|name| ("means", name.as_str()));
    listed.chain(ones.into_iter().flatten()).chain(lifetimes).chain(meanings).chain(files).collect()
}
