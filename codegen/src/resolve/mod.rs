//! Registry + specs → [`Api`].
//!
//! Reads like the recipe it is: which names are public, what their parameters are for, what types mean, and what became
//! of everything that was declared. Findings are collected; the run goes on so that all are seen at once.

mod availability;
mod coverage;
mod entries;
mod functions;
mod judge;
mod public;
mod types;

use crate::{
    api::{Api, Library, Major},
    check,
    ctype::CType,
    diag::{Diagnostics, Failure},
    inputs::LibraryInput,
    registry::Registry,
    spec::{Specs, ValueType},
    version::CudaVersion,
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// Resolves every library; the registries are in the order of the specs.
pub fn resolve(registries: &[Registry], specs: &Specs) -> Result<Api, Failure> {
    let (api, found) = attempt(registries, specs);
    found.into_result().map(|()| api)
}

/// As [`resolve`]; what nobody decided is left out where something was found, so that a report can show the rest.
/// Nothing may be emitted from such a model.
pub fn attempt(registries: &[Registry], specs: &Specs) -> (Api, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let scanned =
        registries.iter().flat_map(|registry| registry.toolkits.keys()).map(|version| version.major).collect();
    specs.1.check(&scanned, &mut diagnostics);
    check::statics::check(&specs.0, registries, &mut diagnostics);
    let mut api = Api { majors: specs.1.clone(), ..Api::default() };
    for (spec, registry) in specs.0.iter().zip(registries) {
        let used = specs
            .0
            .iter()
            .zip(registries)
            .filter(|(other, _)| spec.content.library.uses.contains(&other.content.library.name));
        let input = LibraryInput { spec, registry, used: used.map(|(_, registry)| registry).collect() };
        let library = resolve_library(&input, &api, &mut diagnostics);
        api.libraries.push(library);
    }
    (api, diagnostics)
}

fn resolve_library(input: &LibraryInput<'_>, earlier: &Api, diagnostics: &mut Diagnostics) -> Library {
    let registry = input.registry;
    let toolkits: BTreeSet<CudaVersion> = registry.toolkits.keys().copied().collect();
    let major_numbers: BTreeSet<u32> = toolkits.iter().map(|version| version.major).collect();
    entries::check(input, diagnostics);

    let names: BTreeMap<u32, public::Names> =
        major_numbers.iter().map(|major| (*major, public::names(registry, *major))).collect();
    let signatures = judge::resolve_roles(input, &names, diagnostics);
    check::check(input, &signatures, diagnostics);
    let mut majors = BTreeMap::new();
    for (number, names) in names.iter().filter(|(number, _)| !earlier.majors.is_dropped(**number)) {
        let mut major = Major::default();
        types::resolve(input, *number, earlier, &mut major, diagnostics);
        functions::resolve(input, *number, names, &signatures, earlier, &mut major);
        majors.insert(*number, major);
    }
    Library {
        spec: input.spec.content.library.clone(),
        attribute_types: attribute_types(input),
        coverage: coverage::coverage(input, &names, &earlier.majors),
        toolkits,
        majors,
        signatures,
    }
}

/// The tables of types, without the members that stand for no value.
fn attribute_types(input: &LibraryInput<'_>) -> IndexMap<String, IndexMap<String, ValueType>> {
    let mut tables = input.spec.content.attribute_types.clone();
    for members in tables.values_mut() {
        members.retain(|_, value| value.ty != CType::Void);
    }
    tables
}

#[cfg(test)]
mod tests;
