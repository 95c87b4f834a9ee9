//! Entries about handles, threads, owners and calls that take handles: each must be for a handle that programs can own.
//!
//! What those are is known when all major versions are resolved, so this comes last.

use super::{measures, nothing};
use crate::diag::Diagnostics;
use crate::{
    analysis::{
        inputs::LibraryInput,
        ownership::{outputs, threads_of},
    },
    api::{Api, Function, Library, Major},
    spec,
    types::Handles,
};
use std::collections::BTreeSet;

pub(in crate::analysis) fn check_ownership(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    diagnostics: &mut Diagnostics,
) {
    check_handles(input, library, diagnostics);
    check_threads(input, library, diagnostics);
    check_owners(input, earlier, library, diagnostics);
    check_calls(input, library, diagnostics);
    check_params_of_calls(input, library, diagnostics);
    check_modes(input, diagnostics);
    measures::check(input, earlier, library, diagnostics);
}

pub(super) fn functions(library: &Library) -> impl Iterator<Item = (u32, &Major, &Function)> {
    let majors = library.majors.iter();
    majors.flat_map(|(number, major)| major.functions.values().map(move |function| (*number, major, function)))
}

/// Types that a function destroys, or of which the spec says why a program never owns one.
fn check_handles(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let majors = || library.majors.values();
    for (name, spec::HandleUse { never_owned, destroyed_by, .. }) in &input.spec.content.handles {
        let is_type = majors().any(|major| major.types.contains_key(major.meant(name)));
        let is_used = majors().any(|major| major.handles.contains_key(major.meant(name)));
        // A function that does not destroy it is another mistake.
        if !is_type || (never_owned.is_none() && destroyed_by.is_none() && !is_used) {
            let types = majors().flat_map(|major| major.types.keys()).map(String::as_str).collect();
            let message = format!("no function destroys a handle `{name}`");
            diagnostics.push(nothing(input.spec.location(&["handles", name]), message, name, &types));
        }
    }
}

fn check_threads(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let entries = &input.spec.content.threads;
    let handles = || library.majors.values().flat_map(|major| major.handles.keys().map(move |name| (major, name)));
    let used = handles().filter_map(|(major, name)| threads_of(entries, name, |entry| major.meant(entry).to_owned()));
    let used: BTreeSet<&str> = used.map(|(entry, _)| entry).collect();
    let known = handles().map(|(_, name)| name.as_str()).collect();
    for entry in entries.keys().filter(|entry| !used.contains(entry.as_str())) {
        let message = format!("no handle `{entry}` can be owned whose threads are not known already");
        diagnostics.push(nothing(input.spec.location(&["threads", entry]), message, entry, &known));
    }
}

/// Functions that exist, and return such a handle through this parameter.
fn check_owners(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    for (selector, owners) in &input.spec.content.owners {
        let meant = functions(library).filter(|(.., function)| function.names().are_meant_by(selector));
        let meant: Vec<(u32, &Major, &Function)> = meant.collect();
        if meant.is_empty() {
            let known = functions(library).map(|(.., function)| function.name.as_str()).collect();
            let message = format!("no public function is called `{selector}`");
            diagnostics.push(nothing(input.spec.location(&["owners", selector]), message, selector, &known));
            continue;
        }
        let returned = meant.iter().flat_map(|(number, major, function)| {
            let handles = Handles::new(&library.spec, *number, major, earlier);
            outputs(function, &handles).into_iter().map(|output| output.name.as_str()).collect::<Vec<_>>()
        });
        let returned: BTreeSet<&str> = returned.collect();
        for param in owners.keys().filter(|param| !returned.contains(param.as_str())) {
            let message = format!("{selector} returns no handle `{param}` that can be owned");
            diagnostics.push(nothing(input.spec.location(&["owners", selector, param]), message, param, &returned));
        }
    }
}

/// Facts that are not about calls of `owned` alone.
const OF_OTHER_CALLS: [&str; 5] = ["flags", "safety", "owners", "helpers", "replaced_by"];

/// The other facts about calls are for functions whose handles have owners.
fn check_calls(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let owned = || functions(library).map(|(.., function)| function).filter(|function| function.owned.is_some());
    for (fact, selector) in input.spec.content.calls().filter(|(fact, _)| !OF_OTHER_CALLS.contains(fact)) {
        if !owned().any(|function| function.names().are_meant_by(selector)) {
            let known = owned().map(|function| function.name.as_str()).collect();
            let message = format!("no function that is called `{selector}` takes or makes handles that can be owned");
            diagnostics.push(nothing(input.spec.location(&[fact, selector]), message, selector, &known));
        }
    }
}

/// What is left out or done in place must be parameters.
fn check_params_of_calls(input: &LibraryInput<'_>, library: &Library, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let left_out = content.left_out.iter().flat_map(|(selector, params)| {
        params.keys().map(move |param| (selector, param, vec!["left_out", selector.as_str(), param.as_str()]))
    });
    let in_place = content.in_place.iter().flat_map(|(selector, places)| {
        let both = places.iter().flat_map(|(from, to)| [(from, from), (from, to)]);
        both.map(move |(from, param)| (selector, param, vec!["in_place", selector.as_str(), from.as_str()]))
    });
    for (selector, param, path) in left_out.chain(in_place) {
        let meant = functions(library).filter(|(.., function)| function.names().are_meant_by(selector));
        let meant: Vec<&Function> = meant.map(|(.., function)| function).collect();
        if !meant.is_empty() && !meant.iter().any(|function| function.plan.param(param).is_some()) {
            let known = meant.iter().flat_map(|function| &function.plan.params).map(|it| it.name.as_str()).collect();
            let message = format!("{selector} has no parameter `{param}`");
            diagnostics.push(nothing(input.spec.location(&path), message, param, &known));
        }
    }
}

/// A mode of scalars must be one that calls go by.
fn check_modes(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let content = &input.spec.content;
    let modes: BTreeSet<&str> = content.safety.values().filter_map(|it| it.mode.as_deref()).collect();
    for mode in content.library.host_scalars.keys().filter(|mode| !modes.contains(mode.as_str())) {
        let message = format!("no `safety` says that `{mode}` is the `mode` of a function");
        diagnostics.push(nothing(input.spec.location(&["library", "host_scalars", mode]), message, mode, &modes));
    }
}
