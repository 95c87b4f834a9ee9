//! The analysis: registry and specs → [`Api`]. All decisions are independent of the target language.
//!
//! Each file makes one kind of decision, in this order:
//!
//! - `inputs`: the spec, the registry and the used types of a library.
//! - `unmatched`: entries of the specs that match no declaration in any toolkit.
//! - `public_names`: the public names of functions, and the symbol that each function calls.
//! - `roles`: the purpose of each parameter.
//! - `lints`: errors in specs that only contain existing names.
//! - `types`: the definition of each type name in one major version.
//! - `functions`: the properties of each symbol, and the symbol of each public function. For a function's parameters:
//!   - `params`: the argument, its type and the output of each parameter.
//!   - `lengths`: parameters that are lengths of arrays and buffers.
//!   - `flags`: integers that are bit flags, and the meaning of their bits.
//!   - `attribute`: functions that get or set one attribute.
//!   - `last_message`: functions that describe the last error.
//!   - `growth`: the way in which a caller determines the size of outputs.
//!   - `retention`: the handle that keeps arguments alive after the call.
//!   - `time`: the end of the use of each argument's memory.
//!   - `safety`: the obligations of the function's caller.
//!   - `returned`: the meaning of the return value: a status, a string, or a plain value.
//! - `ownership`: handles that programs can own, and the owners of handles that functions return.
//! - `callbacks`: the arguments of functions that CUDA calls.
//! - `fields`: purposes of record fields that follow from neighbouring fields.
//! - `initial`: initial values of fields in new records.
//! - `availability`: the toolkits that have an item.
//! - `coverage`: the binding status of each declaration.
//! - `sharing`: items that are equal in every major version.
//!
//! Findings are collected, and the run continues after a finding, so that all findings are reported at once.
//!
//! *Architecture invariant:* this module does not depend on a target language. The back end of a language does not read
//! the roles of parameters. It matches on the plan, and defines its own interface: for example, Rust replaces counts
//! with slices, and Python does not. The configuration for one language is in a field with the name of the language.

pub mod attribute;
pub mod availability;
pub mod callbacks;
mod coverage;
pub mod fields;
pub mod flags;
mod functions;
pub mod growth;
mod guards;
mod initial;
pub mod inputs;
pub mod last_message;
pub mod lengths;
mod lints;
pub mod ownership;
pub mod params;
mod public_names;
mod renamed;
pub mod retention;
pub mod returned;
pub mod roles;
pub mod safety;
pub mod sharing;
mod successors;
pub mod time;
mod types;
mod unmatched;

pub use self::lints::renamed::in_new_names;
use self::{inputs::LibraryInput, roles::FamilyUse};
use crate::{
    api::{Api, Library, Major},
    ctype::CType,
    diag::{Diagnostics, Failure},
    language::Names,
    registry::Registry,
    spec::{Spec, Specs, ValueType},
    types::Tags,
    version::Version,
};
use indexmap::IndexMap;
use std::collections::{BTreeMap, BTreeSet};

/// Resolves every library. `registries` has the order of the specs.
pub fn resolve(registries: &[Registry], specs: &Specs) -> Result<Api, Failure> {
    let (api, found) = attempt(registries, specs);
    found.into_result().map(|()| api)
}

/// Like [`resolve`], but resolves only the given libraries and all libraries that they use. For each other library, the
/// model contains only the spec's section `library` and the library's versions. A library depends on no other part of a
/// library that it does not use.
pub fn resolve_some(registries: &[Registry], specs: &Specs, names: &Names) -> Result<Api, Failure> {
    let is_meant = |spec: &Spec| names.contains(spec.name());
    let other =
        |spec: &Spec, registry: &Registry, api: &Api| (!is_meant(spec)).then(|| unresolved(spec, registry, api));
    let (api, found) = attempt_some(registries, specs, other);
    found.into_result().map(|()| api)
}

/// Like [`resolve`], but returns a model even if there are findings, so that a report can show the model. The model
/// lacks undecided items, and must not be printed as code.
pub fn attempt(registries: &[Registry], specs: &Specs) -> (Api, Diagnostics) {
    attempt_beside(registries, specs, &BTreeMap::new())
}

/// Like [`attempt`], but takes the libraries in `known` from another model, and omits their findings. The inputs of
/// these libraries, and of all libraries that they use, must be those of the other model.
pub fn attempt_beside(registries: &[Registry], specs: &Specs, known: &BTreeMap<&str, &Library>) -> (Api, Diagnostics) {
    attempt_some(registries, specs, |spec, _, _| known.get(spec.name()).map(|library| (*library).clone()))
}

/// Resolves the libraries for which `other` returns nothing.
fn attempt_some(
    registries: &[Registry],
    specs: &Specs,
    other: impl Fn(&Spec, &Registry, &Api) -> Option<Library>,
) -> (Api, Diagnostics) {
    let mut diagnostics = Diagnostics::default();
    let of_cuda = specs.libraries.iter().zip(registries).filter(|(spec, _)| !spec.content.library.has_own_versions());
    let scanned: BTreeSet<u32> =
        of_cuda.flat_map(|(_, registry)| registry.all().into_keys()).map(|version| version.major).collect();
    specs.majors.check(&scanned, &mut diagnostics);
    lints::statics::check(&specs.libraries, registries, &mut diagnostics);
    let tags = Tags::of(registries);
    let mut api = Api { majors: specs.majors.clone(), packages: specs.packages.clone(), ..Api::default() };
    let takes_from = |spec: &Spec, lender: &str| spec.content.library.families_of.as_deref() == Some(lender);
    let mut resolved: Vec<(LibraryInput<'_>, FamilyUse)> = Vec::new();
    for (spec, registry) in specs.libraries.iter().zip(registries) {
        if let Some(library) = other(spec, registry, &api) {
            api.libraries.push(library);
            continue;
        }
        let used = specs
            .libraries
            .iter()
            .zip(registries)
            .filter(|(other, _)| spec.content.library.uses.contains(&other.content.library.name));
        let lends_families = specs.libraries.iter().any(|other| takes_from(other, spec.name()));
        let mut input = LibraryInput::new(spec, registry, used.collect(), &tags);
        input.lends_families = lends_families;
        if !spec.content.library.has_own_versions() {
            input.majors_without_entry = specs.majors.without_entry(&scanned);
        }
        let (library, families) = resolve_library(&input, &api, &mut diagnostics);
        api.libraries.push(library);
        resolved.push((input, families));
    }
    check_lent(resolved, specs, &mut diagnostics);
    (api, diagnostics)
}

/// Checks families that apply to functions of several libraries. Each entry of such a family must have an effect in at
/// least one of these libraries, so the check needs all of them.
fn check_lent(resolved: Vec<(LibraryInput<'_>, FamilyUse)>, specs: &Specs, diagnostics: &mut Diagnostics) {
    let (inputs, uses): (Vec<LibraryInput<'_>>, Vec<FamilyUse>) = resolved.into_iter().unzip();
    let mut uses: Vec<Option<FamilyUse>> = uses.into_iter().map(Some).collect();
    for (lender, input) in inputs.iter().enumerate().filter(|(_, input)| input.lends_families) {
        let takes = |spec: &Spec| spec.content.library.families_of.as_deref() == Some(input.spec.name());
        let takers: Vec<usize> = (0..inputs.len()).filter(|index| takes(inputs[*index].spec)).collect();
        if takers.len() < specs.libraries.iter().filter(|spec| takes(spec)).count() {
            continue;
        }
        let mut all = uses[lender].take().unwrap_or_default();
        for (of, taker) in takers.iter().filter_map(|index| Some((uses[*index].take()?, &inputs[*index]))) {
            all.add(of, taker);
        }
        let inputs: Vec<&LibraryInput<'_>> =
            std::iter::once(input).chain(takers.iter().map(|it| &inputs[*it])).collect();
        unmatched::check_lent(&inputs, diagnostics);
        all.report(&inputs, diagnostics);
    }
}

/// Creates a library without the parts that are derived from the library's headers.
fn unresolved(spec: &Spec, registry: &Registry, earlier: &Api) -> Library {
    let numbers = registry.toolkits.keys().map(|version| version.major);
    let is_generated = |number: &u32| !is_dropped(spec, *number, earlier);
    Library {
        spec: spec.content.library.clone(),
        contexts: spec.content.library.contexts.clone(),
        rust: spec.content.rust.clone(),
        texts: spec.summaries.texts().clone(),
        attribute_types: IndexMap::new(),
        elements: IndexMap::new(),
        flags: BTreeSet::new(),
        coverage: Vec::new(),
        toolkits: registry.toolkits.keys().copied().collect(),
        majors: numbers.filter(is_generated).map(|number| (number, Major::default())).collect(),
        signatures: BTreeMap::new(),
    }
}

/// Returns true if a major version is no longer generated.
fn is_dropped(spec: &Spec, number: u32, earlier: &Api) -> bool {
    !spec.content.library.has_own_versions() && earlier.majors.is_dropped(number)
}

fn resolve_library(input: &LibraryInput<'_>, earlier: &Api, diagnostics: &mut Diagnostics) -> (Library, FamilyUse) {
    let registry = input.registry;
    let toolkits: BTreeSet<Version> = registry.toolkits.keys().copied().collect();
    let major_numbers: BTreeSet<u32> = toolkits.iter().map(|version| version.major).collect();
    unmatched::check(input, diagnostics);

    let names: BTreeMap<u32, public_names::Names> =
        major_numbers.iter().map(|major| (*major, public_names::names(registry, *major))).collect();
    let (signatures, families) = roles::resolve_roles(input, &names, diagnostics);
    lints::check(input, &signatures, diagnostics);
    let mut majors = BTreeMap::new();
    let is_dropped = |number: u32| is_dropped(input.spec, number, earlier);
    for (number, names) in names.iter().filter(|(number, _)| !is_dropped(**number)) {
        let mut major = Major::default();
        types::resolve(input, *number, earlier, &mut major, diagnostics);
        renamed::resolve(input, *number, &mut major);
        functions::resolve(input, *number, names, &signatures, earlier, &mut major, diagnostics);
        ownership::resolve(input, *number, earlier, &mut major, diagnostics);
        successors::resolve(input, &mut major);
        lints::used_types::check(input, *number, &major, earlier, diagnostics);
        majors.insert(*number, major);
    }
    lints::missing::check(input, &majors, diagnostics);
    let library = Library {
        spec: input.spec.content.library.clone(),
        contexts: input.spec.content.library.contexts.clone(),
        rust: input.spec.content.rust.clone(),
        texts: input.spec.summaries.texts().clone(),
        attribute_types: attribute_types(input),
        elements: input.spec.content.elements.clone(),
        flags: flags::enums(input),
        coverage: coverage::coverage(input, &names, &is_dropped),
        toolkits,
        majors,
        signatures,
    };
    let undecided = unmatched::Undecided::of(input, &library.signatures);
    unmatched::check_ownership(input, earlier, &library, &undecided, diagnostics);
    ownership::check(input, earlier, &library, &undecided, diagnostics);
    lints::hand_written::check(input, earlier, &library, &undecided, diagnostics);
    lints::sources::check(input, earlier, &library, diagnostics);
    lints::summaries::check_outputs(input, &library, &undecided, diagnostics);
    (library, families)
}

/// Returns the tables of types, without the members that have no value.
fn attribute_types(input: &LibraryInput<'_>) -> IndexMap<String, IndexMap<String, ValueType>> {
    let mut tables = input.spec.content.attribute_types.clone();
    for members in tables.values_mut() {
        members.retain(|_, value| value.ty != CType::Void);
    }
    tables
}

#[cfg(test)]
mod tests;
