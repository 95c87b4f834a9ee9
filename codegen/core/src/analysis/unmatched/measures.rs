//! Entries about handles that tell how long memory is: the handles, functions, members and parameters that they name must exist.

use super::{nothing, ownership::functions};
use crate::{
    analysis::inputs::LibraryInput,
    api::{Api, Function, Library},
    diag::Diagnostics,
    glob, spec,
    types::{Handles, MajorTypes},
};
use std::collections::BTreeSet;

pub(super) fn check(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    check_measures(input, earlier, library, diagnostics);
    check_measured(input, earlier, library, diagnostics);
    check_not_plain(input, diagnostics);
}

/// How handles tell it.
fn check_measures(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    let majors = || library.majors.values();
    let handles: BTreeSet<&str> = majors().flat_map(|major| major.handles.keys()).map(String::as_str).collect();
    let known: BTreeSet<&str> = functions(library).map(|(.., function)| function.name.as_str()).collect();
    for (handle, measure) in &input.spec.content.measures {
        let at = || input.spec.location(&["measures", handle]);
        if !majors().any(|major| major.handles.contains_key(major.meant(handle))) {
            diagnostics.push(nothing(at(), format!("no handle `{handle}` can be owned"), handle, &handles));
        }
        for name in named_functions(measure) {
            if !functions(library).any(|(.., function)| function.names().are_meant_by(name)) {
                diagnostics.push(nothing(at(), format!("no public function is called `{name}`"), name, &known));
            }
        }
        for (of, member) in named_members(measure, input) {
            let members: BTreeSet<&str> = members(input, earlier, library, of);
            if !members.contains(member.as_str()) {
                diagnostics.push(nothing(at(), format!("`{of}` has no member `{member}`"), member, &members));
            }
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

/// Members of enums, each with its enum.
fn named_members<'a>(measure: &'a spec::Measure, input: &'a LibraryInput<'_>) -> Vec<(&'a String, &'a String)> {
    match measure {
        spec::Measure::Bytes(_) => Vec::new(),
        spec::Measure::Matrix(matrix) => {
            let spec::Matrix { rows, columns, distance, batch, batch_distance, order, r#type, unset, .. } = &**matrix;
            let spec::Matrix { orders, by_columns, by_rows, types, bits, .. } = &**matrix;
            // The table is that with the first of the attributes.
            let mut tables = input.spec.content.attribute_types.iter();
            let table = tables.find(|(_, members)| members.contains_key(rows)).map_or(types, |(table, _)| table);
            let attributes = [rows, columns, distance, batch, batch_distance, order, r#type].into_iter().chain(unset);
            let attributes = attributes.map(|member| (table, member));
            let orders = [by_columns, by_rows].map(|member| (orders, member));
            attributes.chain(orders).chain(bits.keys().map(|member| (types, member))).collect()
        }
        spec::Measure::Transform(transform) => {
            let spec::Transform { kinds, half_input, half_output, executed_by, .. } = &**transform;
            let members = half_input.iter().chain(half_output).chain(executed_by.values());
            members.map(|member| (kinds, member)).collect()
        }
    }
}

/// Those of an enum, or of what an attribute may be.
fn members<'a>(input: &'a LibraryInput<'_>, earlier: &'a Api, library: &'a Library, of: &str) -> BTreeSet<&'a str> {
    let table = input.spec.content.attribute_types.get(of);
    let table = table.into_iter().flat_map(|table| table.keys()).map(String::as_str);
    let majors = library.majors.iter();
    let members = majors.filter_map(|(number, major)| {
        MajorTypes::new(&library.spec, *number, major, earlier).definition(of)?.item.kind.members()
    });
    table.chain(members.flatten().map(|member| member.name.as_str())).collect()
}

/// Memory of functions that are called with such a handle.
fn check_measured(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    for (selector, params) in &input.spec.content.measured {
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
                let message =
                    format!("`{handle}` of {selector} tells no length: no entry has a `measure` for its type");
                diagnostics.push(nothing(at(), message, handle, &BTreeSet::new()));
            }
        }
    }
}

/// Attributes that are in a table.
fn check_not_plain(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    let tables = input.spec.content.attribute_types.values();
    let known: BTreeSet<&str> = tables.flat_map(|table| table.keys()).map(String::as_str).collect();
    for name in input.spec.content.library.not_plain.keys() {
        if !known.iter().any(|member| glob::matches(name, member)) {
            let message = format!("no attribute in `values` is called `{name}`");
            diagnostics.push(nothing(input.spec.location(&["library", "not_plain", name]), message, name, &known));
        }
    }
}
