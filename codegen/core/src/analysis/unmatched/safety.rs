//! Checks of entries under `safety`. The parameters and functions in an entry must exist.

use super::{Declared, suggest};
use crate::{
    analysis::inputs::LibraryInput,
    diag::{Diagnostic, Diagnostics},
    facts, glob,
    spec::{ArgumentUse, Async, Lifetime, Safety},
};
use indexmap::IndexMap;
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, declared: &Declared<'_>, diagnostics: &mut Diagnostics) {
    for (pattern, entry) in &input.spec.content.safety {
        let meant = input.bound.iter().filter(|it| it.names.are_meant_by(pattern));
        let functions: Vec<&facts::Function> = meant.map(|it| it.function).collect();
        if functions.is_empty() {
            continue;
        }
        let known: BTreeSet<&str> =
            functions.iter().flat_map(|function| function.params.keys()).map(String::as_str).collect();
        let mut says_something = entry.ends.is_some() || !entry.promises.is_empty() || entry.mode.is_some();
        for (key, param, _) in params(entry) {
            says_something = true;
            let is_known = known.iter().any(|name| glob::matches(param, name));
            if !is_known {
                let message = format!("no function that matches `{pattern}` has a parameter `{param}`");
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
            let message = format!("the `safety` entry for `{pattern}` is empty");
            diagnostics.push(
                Diagnostic::new("redundant-entry", input.spec.location(&["safety", pattern]), message)
                    .help("remove the entry, or state what callers must ensure"),
            );
        }
    }
}

/// Returns the name of every parameter in an entry, and the key that contains the name. The flag is true if the name is
/// a value of the key rather than a key itself.
pub(in crate::analysis) fn params<'a>(entry: &'a Safety) -> Vec<(&'static str, &'a str, bool)> {
    let Safety { r#async, valid_until, leads_to, arguments, ends: _, mode: _, promises: _ } = entry;
    let on = match r#async {
        Some(Async::On(name)) => Some(("async", name.as_str(), true)),
        Some(Async::Never | Async::Devices) | None => None,
    };
    let used = arguments.iter().flat_map(|(name, used)| {
        let selector = if let ArgumentUse::SelectedBy(selector) = used { Some(selector.as_str()) } else { None };
        [Some(("arguments", name.as_str(), false)), selector.map(|name| ("arguments", name, true))]
    });
    let of_key = |(key, lifetimes): (&'static str, &'a IndexMap<String, Lifetime>)| {
        let names = lifetimes.iter().flat_map(move |(name, lifetime)| {
            [Some((key, name.as_str(), false)), lifetime.param().map(|name| (key, name, true))]
        });
        names.flatten().collect::<Vec<_>>()
    };
    let lifetimes = [("valid_until", valid_until), ("leads_to", leads_to)].into_iter().flat_map(of_key);
    on.into_iter().chain(lifetimes).chain(used.flatten()).collect()
}
