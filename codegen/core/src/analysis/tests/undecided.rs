//! An undecided role is the only finding: entries that depend on the role cannot be judged before it is decided.

use crate::{
    analysis::{inputs::LibraryInput, resolve_library},
    api::Api,
    diag::{Diagnostic, Diagnostics},
    registry::Registry,
    repository, spec,
    spec::Specs,
    types::Tags,
};

/// By default, only libraries with at most this number of functions in their newest toolkit are tested.
const SMALL: usize = 40;

/// The libraries to test, by index.
fn tested(registries: &[Registry]) -> impl Iterator<Item = usize> {
    let is_meant = |index: &usize| {
        let newest = registries[*index].toolkits.values().next_back();
        repository::all_toolkits() || newest.is_some_and(|facts| facts.functions.len() <= SMALL)
    };
    (0..registries.len()).filter(is_meant)
}

/// The findings about one library, if a role is undecided.
fn findings(index: usize, registry: &Registry, (specs, api, tags): (&Specs, &Api, &Tags<'_>)) -> Vec<Diagnostic> {
    let (_, registries) = repository::read();
    let spec = &specs.libraries[index];
    let used = specs.libraries.iter().zip(registries);
    let used = used.filter(|(other, _)| spec.content.library.uses.contains(&other.content.library.name));
    let mut found = Diagnostics::default();
    resolve_library(&LibraryInput::new(spec, registry, used.collect(), tags), api, &mut found);
    let found = found.sorted();
    // A family or a rule may decide the role.
    if found.iter().any(|finding| finding.code == "unresolved-role") { found } else { Vec::new() }
}

#[test]
fn an_additional_parameter_without_a_role_is_the_only_finding() {
    // These findings are about the declarations of functions that the spec names.
    const DECLARED: &[&str] = &["library-entry", "unknown-result"];
    let (specs, registries) = repository::read();
    let api = repository::resolved();
    let tags = Tags::of(registries);
    let mut all = Vec::new();
    for index in tested(registries) {
        let Some(newest) = registries[index].toolkits.values().next_back() else { continue };
        for symbol in newest.functions.keys() {
            let mut registry = registries[index].clone();
            let declared = registry.toolkits.values_mut().filter_map(|facts| facts.functions.get_mut(symbol));
            declared.for_each(|function| drop(function.params.insert("madeUp".to_owned(), "int *".parse().unwrap())));
            all.extend(findings(index, &registry, (specs, api, &tags)));
        }
    }
    all.retain(|finding| !DECLARED.contains(&finding.code));
    only_undecided(&all);
}

#[test]
fn the_role_of_a_removed_entry_is_the_only_finding() {
    let (_, registries) = repository::read();
    let api = repository::resolved();
    let tags = Tags::of(registries);
    let (mut specs, _) = repository::load_common(repository::root()).unwrap_or_else(|failure| panic!("{failure}"));
    let mut all = Vec::new();
    for index in tested(registries) {
        let entries: Vec<(String, usize, String)> = specs.libraries[index]
            .entries()
            .flat_map(|entry| {
                let (symbol, number) = entry.id();
                entry.function.params.keys().map(move |param| (symbol.to_owned(), number, param.clone()))
            })
            .collect();
        for (symbol, number, param) in entries {
            let params = |specs: &mut Specs, change: &mut dyn FnMut(&mut indexmap::IndexMap<String, spec::Param>)| {
                change(&mut specs.libraries[index].content.functions[&symbol].0[number].params);
            };
            let mut removed = None;
            params(&mut specs, &mut |params| removed = params.shift_remove(&param));
            all.extend(findings(index, &registries[index], (&specs, api, &tags)));
            let removed = removed.unwrap();
            params(&mut specs, &mut |params| drop(params.insert(param.clone(), removed.clone())));
        }
    }
    // The removed role may be the only content of an entry.
    all.retain(|finding| !finding.message.starts_with("the entry for"));
    only_undecided(&all);
}

fn only_undecided(all: &[Diagnostic]) {
    let (undecided, others): (Vec<_>, Vec<_>) = all.iter().partition(|finding| finding.code == "unresolved-role");
    assert!(undecided.len() > 40, "{}", undecided.len());
    assert!(others.is_empty(), "{}", others.iter().map(|it| format!("{it}\n")).collect::<String>());
}
