//! Functions of a major version: the symbol of each public name, and the properties of every symbol.

use super::{
    availability::{availability, driver_since, newest},
    growth, initial,
    inputs::LibraryInput,
    lints,
    public_names::Names,
    returned::{meant, returned},
    safety::{Facts, Stated},
    time,
};
use crate::{
    api::{
        Announced, Api, Function, Helper, Major, PythonFunction, ResolvedSignature, Symbol, TypeKind,
        call::Returned,
        plan::{CallPlan, Passing},
        safety::{Memory, MemoryKind, ObligationKind, Obligations},
    },
    diag::Diagnostics,
    facts,
    registry::Registry,
    spec::FunctionNames,
    types::MajorTypes,
    version::Version,
};
use std::collections::{BTreeMap, BTreeSet};

/// Adds the functions, symbols and helpers of one major version.
pub(super) fn resolve(
    input: &LibraryInput<'_>,
    number: u32,
    names: &Names,
    signatures: &BTreeMap<String, Vec<ResolvedSignature>>,
    earlier: &Api,
    major: &mut Major,
    diagnostics: &mut Diagnostics,
) {
    let registry = input.registry;
    let library = &input.spec.content.library;
    let types = MajorTypes::new(library, number, major, earlier);
    let facts = Facts::new(library, &types, signatures);
    let (mut symbols, mut functions) = (BTreeMap::new(), BTreeMap::new());
    let declared: BTreeSet<&String> = registry.of_major(number).flat_map(|(_, facts)| facts.functions.keys()).collect();
    for symbol in declared {
        let Some((version, function)) = newest(registry, number, |facts| facts.functions.get(symbol)) else { continue };
        let Some(mut availability) = availability(input, |facts| facts.functions.contains_key(symbol)) else {
            continue;
        };
        availability.driver_since = driver_since(registry.toolkits.values(), symbol);
        let (documented_in, page) = page(registry, symbol, function).unwrap_or((version, function));
        let is_bound = input.skip(symbol, version).is_none();
        if !is_bound && (is_ambiguous(registry, number, symbol) || input.skipped_record(function).is_some()) {
            continue;
        }
        let public = names.functions.get(symbol).filter(|_| is_bound);
        let called = FunctionNames::new(symbol, &function.names);
        let type_index = input.type_index(version, &registry.toolkits[&version]);
        let returns = meant(&function.returns, &called, &library.result, &type_index);
        let returned = returned(&returns, &called, &library.result, &types);
        let missing = library.result.missing(&called, types.kind(&returns).is_number());
        // A function that returns no result code needs a return value in case its symbol is missing. The spec does not
        // declare this value for a skipped function, so the symbol of such a function is omitted.
        if !is_bound && returned == Returned::Value && missing.is_none() {
            continue;
        }
        symbols.insert(
            symbol.clone(),
            Symbol {
                name: symbol.clone(),
                header: function.header.clone(),
                returned,
                missing,
                returns,
                declared_returns: function.returns.clone(),
                variable: function.variable,
                variadic: function.variadic,
                params: function.params.clone(),
                per_thread: function.per_thread.clone(),
                availability,
                legacy: function.legacy,
                deprecated: function.deprecated,
                instead: None,
                announced: announced(input, symbol),
                documented: documented_in,
                group: page.group.clone(),
                errors: documented_errors(registry, number, symbol),
                public: public.map(|(name, _)| name.clone()),
            },
        );
        let form = signatures.get(symbol).and_then(|forms| forms.iter().find(|form| form.toolkits.contains(version)));
        if let (Some((name, aliases)), Some(form)) = (public, form) {
            let mut plan = CallPlan::new(&form.params, &types, &|name| least(registry, number, name));
            let stated = Stated::of(input.spec, &called, &plan).unconfirmed(library, &form.params);
            let tables = &input.spec.content.attribute_types;
            time::decide(&mut plan, &facts, &stated, tables);
            let function = Function {
                name: name.clone(),
                symbol: symbol.clone(),
                summary: input.spec.summaries.of(&[name, symbol]).map(|summary| summary.text),
                search: input.spec.summaries.searched(&[name, symbol]).map(str::to_owned).collect(),
                aliases: aliases.clone(),
                params: form.params.clone(),
                obligations: Obligations::of(&plan, &facts, &stated, tables),
                plan,
                creates: library.result.creates(&called).cloned(),
                // The owners are set once all functions that destroy handles are known.
                owners: BTreeMap::new(),
                owned: None,
                python: python(input, symbol, &called, version),
            };
            functions.insert(name.clone(), function);
        }
    }
    lints::times::check(input, &functions, &facts, diagnostics);
    let stay = stay(&functions, major);
    (major.symbols, major.functions, major.stay) = (symbols, functions, stay);
    growth::decide(major);
    resolve_helpers(input, number, major);
}

/// Returns the result codes in the newest documentation that lists result codes.
fn documented_errors(registry: &Registry, number: u32, symbol: &str) -> BTreeSet<String> {
    let listed = newest(registry, number, |facts| facts.functions.get(symbol).filter(|it| !it.errors.is_empty()));
    listed.map_or_else(Default::default, |(_, function)| function.errors.clone())
}

/// Returns the configuration of a function for Python only.
fn python(input: &LibraryInput<'_>, symbol: &str, called: &FunctionNames<'_>, version: Version) -> PythonFunction {
    let entries = || {
        let entries = input.spec.entries_for(symbol).map(|entry| entry.function);
        entries.filter(|entry| entry.r#in.is_none_or(|range| range.contains(version)))
    };
    let holding = input.spec.holding_family(called).is_some();
    PythonFunction {
        holds_gil: holding || entries().any(|entry| entry.returns_at_once.is_some()),
        names: entries().flat_map(|entry| entry.python.clone()).collect(),
    }
}

/// Returns the minimum of a constant over the releases of a major version. In all of these releases, the library
/// accepts arrays of this length.
pub(super) fn least(registry: &Registry, number: u32, name: &str) -> Option<u64> {
    let values = registry.of_major(number).filter_map(|(_, facts)| initial::constant(facts, name));
    values.min().and_then(|value| u64::try_from(value).ok())
}

/// Returns the records that must not move in memory, because the library stores their address.
fn stay(functions: &BTreeMap<String, Function>, major: &Major) -> BTreeSet<String> {
    let is_kept = |kind: &ObligationKind| {
        matches!(kind, ObligationKind::Memory(Memory { place: MemoryKind::Variable, .. }) | ObligationKind::Ended)
    };
    let records = functions.values().flat_map(|function| {
        let params = function.plan.params.iter().filter(|param| matches!(param.passing, Passing::Reference { .. }));
        params.filter(move |param| function.obligations.iter().any(|it| is_kept(&it.kind) && it.is_of(&param.name)))
    });
    let names = records.filter_map(|param| Some(major.meant(param.pointee().name()?).to_owned()));
    names.filter(|name| matches!(major.types.get(name).map(|item| &item.kind), Some(TypeKind::Record { .. }))).collect()
}

/// Returns true if the toolkits of a major version declare a symbol with different types. No call through such a symbol
/// is correct for the libraries of all these toolkits, not even an unsafe one.
fn is_ambiguous(registry: &Registry, number: u32, symbol: &str) -> bool {
    let mut declared = registry.of_major(number).filter_map(|(_, facts)| facts.functions.get(symbol));
    declared.next().is_some_and(|first| declared.any(|other| other.types() != first.types()))
}

/// Returns the newest toolkit of any major version that documents this signature. If a function is unchanged, its
/// newest page applies to all versions.
fn page<'a>(
    registry: &'a Registry,
    symbol: &str,
    function: &facts::Function,
) -> Option<(Version, &'a facts::Function)> {
    let declared = registry.toolkits.iter().rev();
    let declared = declared.filter_map(|(version, facts)| Some((*version, facts.functions.get(symbol)?)));
    let mut alike = declared.filter(|(_, it)| it.params == function.params && it.returns == function.returns);
    let newest = alike.clone().next();
    alike.find(|(_, it)| !it.errors.is_empty()).or(newest)
}

/// Returns the deprecation that the newest toolkit of any major version announces for a symbol. The announcement is
/// also relevant for programs that use older versions.
fn announced(input: &LibraryInput<'_>, symbol: &str) -> Option<Announced> {
    let mut declared = input.registry.toolkits.iter().filter_map(|(version, facts)| {
        let announced = facts.functions.get(symbol)?.announced.as_ref();
        Some((*version, announced))
    });
    let (_, newest) = declared.clone().next_back()?;
    let (since, _) = declared.find(|(_, announced)| announced.is_some())?;
    Some(Announced { product: input.product().to_owned(), since, instead: newest?.instead.clone() })
}

fn resolve_helpers(input: &LibraryInput<'_>, number: u32, major: &mut Major) {
    let registry = input.registry;
    let declared: BTreeSet<&String> = registry.of_major(number).flat_map(|(_, facts)| facts.helpers.keys()).collect();
    for name in declared {
        let found = newest(registry, number, |facts| facts.helpers.get(name));
        let availability = availability(input, |facts| facts.helpers.contains_key(name));
        let entry = input.spec.content.helpers.get(name);
        if let (Some((_, helper)), Some(availability), Some(entry)) = (found, availability, entry) {
            let (header, returns) = (helper.header.clone(), helper.returns.clone());
            let (params, fields) = (helper.params.clone(), entry.clone());
            let summary = input.spec.summaries.of(&[name]).map(|summary| summary.text);
            let helper = Helper { name: name.clone(), summary, header, returns, params, fields, availability };
            major.helpers.insert(name.clone(), helper);
        }
    }
}
