//! Checks of entries for handles, threads, owners and calls with handles. Each entry must apply to a handle that
//! programs can own.
//!
//! The handles that programs can own are known only when all major versions are resolved, so these checks run last.

use super::{
    measures, nothing,
    selectors::{self, Table},
    undecided::Undecided,
};
use crate::diag::Diagnostics;
use crate::{
    analysis::{
        inputs::LibraryInput,
        ownership::{outputs, threads_of},
    },
    api::{Api, Function, Library, Major},
    spec::{self, Selects},
    types::Handles,
};
use std::collections::BTreeSet;

pub(in crate::analysis) fn check_ownership(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    selectors::check(input, &tables(input, library, undecided), diagnostics);
    check_owners(input, earlier, library, undecided, diagnostics);
    check_params_of_calls(input, library, undecided, diagnostics);
    measures::check(input, earlier, library, undecided, diagnostics);
}

pub(super) fn functions(library: &Library) -> impl Iterator<Item = (u32, &Major, &Function)> {
    let majors = library.majors.iter();
    majors.flat_map(|(number, major)| major.functions.values().map(move |function| (*number, major, function)))
}

const HELP: &str = "correct the name, or remove the entry";

/// Returns the tables of names in entries for handles, and in entries for functions that take or create handles.
fn tables<'a>(input: &'a LibraryInput<'_>, library: &'a Library, undecided: &'a Undecided<'_>) -> [Table<'a>; 4] {
    let majors = || library.majors.values();
    let content = &input.spec.content;
    let types = majors().flat_map(|major| major.types.keys()).map(String::as_str).collect();
    let handles = || majors().flat_map(|major| major.handles.keys().map(move |name| (major, name)));
    let is_handle = move |name: &str| {
        let is_type = majors().any(|major| major.types.contains_key(major.meant(name)));
        let is_used = majors().any(|major| major.handles.contains_key(major.meant(name)));
        // Another lint reports an entry `destroyed_by` with a function that does not destroy the handle.
        let has_entry =
            |it: &spec::HandleUse| it.never_owned.is_some() || it.destroyed_by.is_some() || it.comes_from.is_some();
        let may_be_used = majors().any(|major| undecided.may_be_handle(major, name));
        is_type && (is_used || may_be_used || content.handles.get(name).is_some_and(has_entry))
    };
    let possible = majors().flat_map(|major| undecided.types_in(major).map(move |name| (major, name)));
    let possible = handles().map(|(major, name)| (major, name.as_str())).chain(possible);
    let used =
        possible.filter_map(|(major, name)| threads_of(&content.threads, name, |entry| major.meant(entry).to_owned()));
    let used: BTreeSet<&str> = used.map(|(entry, _)| entry).collect();
    let public = || functions(library).map(|(.., function)| function);
    let owned = move || public().filter(|function| function.owned.is_some());
    [
        Table {
            is_meant: Box::new(is_handle),
            help: HELP,
            ..Table::of(Selects::Handle, types, |name| format!("no handle that programs can own matches `{name}`"))
        },
        Table {
            is_meant: Box::new(move |name| used.contains(name)),
            help: HELP,
            ..Table::of(Selects::Threads, handles().map(|(_, name)| name.as_str()).collect(), |name| {
                format!(
                    "the `threads` entry for `{name}` has no effect: it matches no handle that programs can own, \
                        or other entries cover every match"
                )
            })
        },
        Table {
            is_meant: Box::new(move |name| public().any(|function| function.names().are_meant_by(name))),
            help: HELP,
            ..Table::of(Selects::Public, public().map(|function| function.name.as_str()).collect(), |name| {
                format!("no public function has the name `{name}`")
            })
        },
        Table {
            is_meant: Box::new(move |name| {
                undecided.affects(name) || owned().any(|function| function.names().are_meant_by(name))
            }),
            help: HELP,
            ..Table::of(Selects::Owned, owned().map(|function| function.name.as_str()).collect(), |name| {
                format!("no function with the name `{name}` takes or creates handles that programs can own")
            })
        },
    ]
}

/// Checks that a function with an entry in `owners` returns a handle that programs can own through the parameter in the
/// entry.
fn check_owners(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    for (selector, owners) in &input.spec.content.owners {
        let meant = functions(library).filter(|(.., function)| function.names().are_meant_by(selector));
        let meant: Vec<(u32, &Major, &Function)> = meant.collect();
        if meant.is_empty() || undecided.affects(selector) {
            continue;
        }
        let returned = meant.iter().flat_map(|(number, major, function)| {
            let handles = Handles::new(&library.spec, *number, major, earlier);
            outputs(function, &handles).into_iter().map(|output| output.name.as_str()).collect::<Vec<_>>()
        });
        let returned: BTreeSet<&str> = returned.collect();
        for param in owners.keys().filter(|param| !returned.contains(param.as_str())) {
            let message = format!("{selector} does not return a handle `{param}` that programs can own");
            diagnostics.push(nothing(input.spec.location(&["owners", selector, param]), message, param, &returned));
        }
    }
}

/// Checks that the names in `left_out` and `in_place` are parameters.
fn check_params_of_calls(
    input: &LibraryInput<'_>,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let content = &input.spec.content;
    let left_out = content.left_out.iter().flat_map(|(selector, params)| {
        params.keys().map(move |param| (selector, param, vec!["left_out", selector.as_str(), param.as_str()]))
    });
    let in_place = content.in_place.iter().flat_map(|(selector, places)| {
        let both = places.iter().flat_map(|(from, to)| [(from, from), (from, to)]);
        both.map(move |(from, param)| (selector, param, vec!["in_place", selector.as_str(), from.as_str()]))
    });
    let is_decided = |(selector, ..): &(&String, &String, Vec<&str>)| !undecided.has_function(selector);
    for (selector, param, path) in left_out.chain(in_place).filter(is_decided) {
        let meant = functions(library).filter(|(.., function)| function.names().are_meant_by(selector));
        let meant: Vec<&Function> = meant.map(|(.., function)| function).collect();
        if !meant.is_empty() && !meant.iter().any(|function| function.plan.param(param).is_some()) {
            let known = meant.iter().flat_map(|function| &function.plan.params).map(|it| it.name.as_str()).collect();
            let message = format!("{selector} has no parameter `{param}`");
            diagnostics.push(nothing(input.spec.location(&path), message, param, &known));
        }
    }
}
