//! Checks of entries for handles that determine the length of memory. The handles, functions, enum members and
//! parameters in an entry must exist.

use super::{nothing, ownership::functions, undecided::Undecided};
use crate::{
    analysis::inputs::LibraryInput,
    api::{Api, Function, Library},
    diag::Diagnostics,
    glob, spec,
    types::{Handles, MajorTypes},
};
use std::collections::BTreeSet;

pub(super) fn check(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    check_measures(input, earlier, library, diagnostics);
    check_measured(input, earlier, library, undecided, diagnostics);
    check_not_plain(input, diagnostics);
}

/// Checks the names in the section `measure`.
fn check_measures(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    let known: BTreeSet<&str> = functions(library).map(|(.., function)| function.name.as_str()).collect();
    for (handle, measure) in &input.spec.content.measures {
        let at = || input.spec.location(&["measures", handle]);
        for name in named_functions(measure) {
            if !functions(library).any(|(.., function)| function.names().are_meant_by(name)) {
                diagnostics.push(nothing(at(), format!("no public function has the name `{name}`"), name, &known));
            }
        }
        let members = members(input, earlier, library);
        for member in named_members(measure).into_iter().filter(|member| !members.contains(member.as_str())) {
            diagnostics.push(nothing(at(), format!("no enum has a member `{member}`"), member, &members));
        }
    }
}

fn named_functions(measure: &spec::Measure) -> Vec<&String> {
    match measure {
        spec::Measure::Bytes(spec::ToldBytes { function, strides }) => {
            std::iter::once(function).chain(strides.iter().map(|strides| &strides.gets)).collect()
        }
        spec::Measure::Matrix(matrix) => vec![&matrix.gets],
        spec::Measure::Transform(transform) => transform.made_by.iter().chain(transform.executed_by.keys()).collect(),
    }
}

/// Returns the names of the enum members in an entry.
fn named_members(measure: &spec::Measure) -> Vec<&String> {
    match measure {
        spec::Measure::Bytes(_) => Vec::new(),
        spec::Measure::Matrix(matrix) => {
            let layout = matrix.layout().into_iter();
            let of_layout = layout.flat_map(|it| it.numbers.into_iter().chain(it.orders).chain([it.order]));
            of_layout.chain([&matrix.of_type]).chain(&matrix.unset).chain(matrix.bits.keys()).collect()
        }
        spec::Measure::Transform(transform) => {
            transform.halves.values().flatten().chain(transform.executed_by.values()).collect()
        }
    }
}

/// Returns the names of all enum members of the library and of the libraries that it uses, including the members with a
/// type in `values`.
fn members<'a>(input: &'a LibraryInput<'_>, earlier: &'a Api, library: &'a Library) -> BTreeSet<&'a str> {
    let tables = input.spec.content.attribute_types.values().flat_map(|table| table.keys());
    let majors = library.majors.iter();
    let types = majors.flat_map(|(number, major)| {
        let types = MajorTypes::new(&library.spec, *number, major, earlier);
        types.majors().flat_map(|major| major.types.values()).collect::<Vec<_>>()
    });
    let members = types.filter_map(|item| item.kind.members()).flatten().map(|member| &member.name);
    tables.chain(members).map(String::as_str).collect()
}

/// Checks the parameters in the section `measured`: device memory, and the handle that specifies the memory's length.
fn check_measured(
    input: &LibraryInput<'_>,
    earlier: &Api,
    library: &Library,
    undecided: &Undecided<'_>,
    diagnostics: &mut Diagnostics,
) {
    let measured = input.spec.content.measured.iter();
    for (selector, params) in measured.filter(|(selector, _)| !undecided.affects(selector)) {
        let meant = || functions(library).filter(|(.., function)| function.names().are_meant_by(selector));
        for (memory, handle) in params {
            let at = || input.spec.location(&["measured", selector, memory]);
            let known: Vec<&Function> = meant().map(|(.., function)| function).collect();
            let names: BTreeSet<&str> =
                known.iter().flat_map(|function| &function.plan.params).map(|it| it.name.as_str()).collect();
            let missing = [memory, handle].into_iter().find(|name| !names.contains(name.as_str()));
            if let Some(missing) = missing.filter(|_| !known.is_empty()) {
                diagnostics.push(nothing(at(), format!("{selector} has no parameter `{missing}`"), missing, &names));
                continue;
            }
            let mut tells = meant().map(|(number, major, function)| {
                let handles = Handles::new(&library.spec, number, major, earlier);
                let found = function.plan.param(handle).and_then(|param| handles.of_param(param));
                found.is_some_and(|found| found.handle.measure.is_some())
            });
            if !known.is_empty() && !tells.any(|tells| tells) {
                let message = format!(
                    "the handle `{handle}` of {selector} determines no length, because the handle's type has \
                            no `measure` in the spec"
                );
                diagnostics.push(nothing(at(), message, handle, &BTreeSet::new()));
            }
        }
    }
}

/// Checks that a table lists the attributes in `not_plain`.
fn check_not_plain(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let tables = input.spec.content.attribute_types.values();
    let known: BTreeSet<&str> = tables.flat_map(|table| table.keys()).map(String::as_str).collect();
    for name in input.spec.content.library.not_plain.keys() {
        if !known.iter().any(|member| glob::matches(name, member)) {
            let message = format!("no attribute in `values` has the name `{name}`");
            diagnostics.push(nothing(input.spec.location(&["library", "not_plain", name]), message, name, &known));
        }
    }
}
