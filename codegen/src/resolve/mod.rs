//! Registry + specs → [`Api`].
//!
//! Reads like the recipe it is: which names are public, what their parameters are for, what types mean, and what became
//! of everything that was declared. Findings are collected; the run goes on so that all are seen at once.

mod coverage;
mod entries;
mod functions;
mod life;
mod public;
mod types;

use crate::{
    api::{Api, Library, Major},
    check,
    ctype::CType,
    diag::{Diagnostics, Failure},
    facts::Facts,
    lookup::Lookup,
    registry::Registry,
    spec::{Spec, Specs, ValueType},
    version::CudaVersion,
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// One library with all that is known of it.
pub(crate) struct Subject<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) registry: &'a Registry,
    /// The registries of the libraries whose types it uses.
    pub(crate) used: Vec<&'a Registry>,
}

impl<'a> Subject<'a> {
    /// What types mean in one toolkit.
    pub(crate) fn lookup(&self, version: CudaVersion, facts: &'a Facts) -> Lookup<'a> {
        Lookup::new(facts, self.used.iter().filter_map(|registry| registry.toolkits.get(&version)))
    }
}

/// Resolves every library; the registries are in the order of the specs.
pub fn resolve(registries: &[Registry], specs: &Specs) -> Result<Api, Failure> {
    let (api, found) = attempt(registries, specs);
    found.into_result().map(|()| api)
}

/// As [`resolve`]; what nobody decided is left out where something was found, so that a report can show the rest.
/// Nothing may be emitted from such a model.
pub fn attempt(registries: &[Registry], specs: &Specs) -> (Api, Diagnostics) {
    let mut found = Diagnostics::default();
    let scanned =
        registries.iter().flat_map(|registry| registry.toolkits.keys()).map(|version| version.major).collect();
    specs.1.check(&scanned, &mut found);
    check::statics::check(&specs.0, registries, &mut found);
    let mut api = Api { majors: specs.1.clone(), ..Api::default() };
    for (spec, registry) in specs.0.iter().zip(registries) {
        let used = specs
            .0
            .iter()
            .zip(registries)
            .filter(|(other, _)| spec.content.library.uses.contains(&other.content.library.name));
        let subject = Subject { spec, registry, used: used.map(|(_, registry)| registry).collect() };
        let library = resolve_library(&subject, &api, &mut found);
        api.libraries.push(library);
    }
    (api, found)
}

fn resolve_library(subject: &Subject<'_>, earlier: &Api, found: &mut Diagnostics) -> Library {
    let registry = subject.registry;
    let toolkits: BTreeSet<CudaVersion> = registry.toolkits.keys().copied().collect();
    let major_numbers: BTreeSet<u32> = toolkits.iter().map(|version| version.major).collect();
    entries::check(subject, found);

    let names: BTreeMap<u32, public::Names> =
        major_numbers.iter().map(|major| (*major, public::names(registry, *major))).collect();
    let judged = functions::judge(subject, &names, found);
    check::check(subject, &judged, found);
    let mut majors = BTreeMap::new();
    for (number, names) in names.iter().filter(|(number, _)| !earlier.majors.is_dropped(**number)) {
        let mut major = Major::default();
        types::resolve(subject, *number, earlier, &mut major, found);
        functions::resolve(subject, *number, names, &judged, &mut major);
        majors.insert(*number, major);
    }
    Library {
        spec: subject.spec.content.library.clone(),
        attribute_types: attribute_types(subject),
        coverage: coverage::coverage(subject, &names, &earlier.majors),
        toolkits,
        majors,
        judged,
    }
}

/// The tables of types, without the members that stand for no value.
fn attribute_types(subject: &Subject<'_>) -> IndexMap<String, IndexMap<String, ValueType>> {
    let mut tables = subject.spec.content.attribute_types.clone();
    for members in tables.values_mut() {
        members.retain(|_, value| value.ty != CType::Void);
    }
    tables
}

#[cfg(test)]
mod tests;
