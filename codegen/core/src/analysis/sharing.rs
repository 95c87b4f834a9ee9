//! Items that are equal in every major version of a library, and are therefore defined once.
//!
//! A type is shared if it is equal in all major versions, together with every type that it mentions. A function is
//! shared if, in addition, all major versions load the function from the same library file: libcudart.so.12 and
//! libcudart.so.13 are different libraries, but there is only one libcuda.so.1. The enum of result codes is shared only
//! if the functions are shared, because the enum refers to the library file whose function describes the codes.

use crate::{
    api::{Api, Library, Major, Symbol, TypeKind, call::Returned, plan::Flags},
    ctype::CType,
    ordered::Ordered,
    spec,
};
use std::collections::{BTreeMap, BTreeSet};

/// The shared items of one library.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    /// The names of shared types.
    pub types: BTreeSet<String>,
    /// The names of shared symbols.
    pub symbols: BTreeSet<String>,
    /// The public names of shared functions.
    pub functions: BTreeSet<String>,
    /// The names of shared constants.
    pub constants: BTreeSet<String>,
    /// The names of shared helpers.
    pub helpers: BTreeSet<String>,
    /// True if all major versions load the same library file.
    pub library: bool,
}

/// Returns true if a library's file has the same name in every version.
pub fn same_file(library: &spec::Library) -> bool {
    let loads: BTreeSet<_> = library.loads.values().map(|loads| (&loads.linux, &loads.windows)).collect();
    loads.len() == 1
}

/// Returns the shared items of `library`. `earlier` contains the shared items of the preceding libraries.
pub fn shared(library: &Library, earlier: &[(String, Shared)]) -> Shared {
    let majors: Vec<&Major> = library.majors.values().collect();
    let [first, others @ ..] = majors.as_slice() else { return Shared::default() };
    // An independently versioned library has no module for the items that its major versions share.
    if others.is_empty() || library.spec.has_own_versions() {
        return Shared::default();
    }
    let same_file = same_file(&library.spec);
    let result = first.meant(&library.spec.result.r#type).to_owned();
    let foreign: BTreeSet<String> = earlier
        .iter()
        .filter(|(name, _)| library.spec.uses.contains(name))
        .flat_map(|(_, shared)| shared.types.iter().cloned())
        .collect();
    let excluded = (!same_file).then_some(result.as_str());
    let found = Shared { library: same_file, types: shared_types(library, &foreign, excluded), ..Shared::default() };

    let known = |name: &str| {
        let canonical = first.canonical(name);
        let same_meaning = others.iter().all(|other| other.canonical(name) == canonical);
        same_meaning && (found.types.contains(canonical) || foreign.contains(canonical))
    };
    let all_known = |types: Vec<CType>| types.iter().all(|ty| is_known(first, ty, &known));
    let signature = |returns: &CType, params: &Ordered<CType>| {
        std::iter::once(returns).chain(params.values()).cloned().collect::<Vec<_>>()
    };
    let symbols: BTreeSet<String> = first
        .symbols
        .iter()
        .filter(|(name, item)| same_file && others.iter().all(|other| declares_the_same(other, name, item)))
        .filter(|(_, item)| all_known(signature(&item.returns, &item.params)))
        // A function that returns a count on success may return a result code on failure.
        .filter(|(_, item)| item.returned != Returned::Count || all_known(vec![CType::Named(result.clone())]))
        .map(|(name, _)| name.clone())
        .collect();
    let constants = same(&first.constants, others, |other| &other.constants, |item| all_known(vec![item.ty.clone()]));
    let knows_flags = |flags: &Flags| match flags {
        Flags::Enum { ty, integer: _ } => all_known(vec![ty.clone()]),
        Flags::Names { constants: names, enums } => {
            names.iter().all(|name| constants.contains(name)) && enums.iter().all(|name| known(name))
        }
        Flags::None => true,
    };
    let functions = same(
        &first.functions,
        others,
        |other| &other.functions,
        |item| {
            let same_symbol = |other: &&Major| other.symbols.get(&item.symbol) == first.symbols.get(&item.symbol);
            symbols.contains(&item.symbol)
                && item.plan.params.iter().filter_map(|param| param.flags.as_ref()).all(&knows_flags)
                && others.iter().all(same_symbol)
        },
    );
    let helpers =
        same(&first.helpers, others, |other| &other.helpers, |item| all_known(signature(&item.returns, &item.params)));
    Shared { symbols, functions, constants, helpers, ..found }
}

/// Returns the names of the items that are equal in all major versions and for which `is_meant` returns true.
fn same<T: PartialEq>(
    first: &BTreeMap<String, T>,
    others: &[&Major],
    of: fn(&Major) -> &BTreeMap<String, T>,
    is_meant: impl Fn(&T) -> bool,
) -> BTreeSet<String> {
    let in_all = |(name, item): &(&String, &T)| others.iter().all(|other| of(other).get(*name) == Some(*item));
    first.iter().filter(in_all).filter(|(_, item)| is_meant(item)).map(|(name, _)| name.clone()).collect()
}

/// Returns true if a major version has a symbol with the same declaration.
fn declares_the_same(major: &Major, name: &str, item: &Symbol) -> bool {
    major
        .symbols
        .get(name)
        .is_some_and(|it| it.params == item.params && it.returns == item.returns && it.per_thread == item.per_thread)
}

/// Returns the names of the types that are equal in every major version. `foreign` contains the shared types of the
/// libraries that `library` uses. `excluded` is the name of a type that is not shared. Types that mention this type are
/// not shared either.
pub fn shared_types(library: &Library, foreign: &BTreeSet<String>, excluded: Option<&str>) -> BTreeSet<String> {
    let majors: Vec<&Major> = library.majors.values().collect();
    let [first, others @ ..] = majors.as_slice() else { return BTreeSet::new() };
    if others.is_empty() {
        return BTreeSet::new();
    }
    let mut types: BTreeSet<String> = first
        .types
        .iter()
        .filter(|(name, item)| others.iter().all(|other| other.types.get(*name) == Some(item)))
        .filter(|(name, _)| Some(name.as_str()) != excluded)
        .map(|(name, _)| name.clone())
        .collect();
    // A type that mentions a type that is not shared is not shared either. The removal of a type may affect further
    // types.
    loop {
        let known = |name: &str| {
            let canonical = first.canonical(name);
            let same_meaning = others.iter().all(|other| other.canonical(name) == canonical);
            same_meaning && (types.contains(canonical) || foreign.contains(canonical))
        };
        let out: Vec<String> = types
            .iter()
            .filter(|name| !mentions(&first.types[*name].kind).into_iter().all(|ty| is_known(first, ty, &known)))
            .cloned()
            .collect();
        if out.is_empty() {
            break;
        }
        types.retain(|name| !out.contains(name));
    }
    types
}

/// Returns the names of a library's types that are equal in every major version, including the types of the libraries
/// that the library uses.
pub fn shared_everywhere(api: &Api, library: &Library) -> BTreeSet<String> {
    let used = api.libraries.iter().filter(|other| library.spec.uses.contains(&other.spec.name));
    let foreign = used.flat_map(|other| shared_everywhere(api, other)).collect();
    shared_types(library, &foreign, None)
}

/// Returns the types that the definition of a type mentions.
pub fn mentions(kind: &TypeKind) -> Vec<&CType> {
    match kind {
        TypeKind::Enum(_) | TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
            Vec::new()
        }
        TypeKind::Record { fields, windows, .. } => {
            let only_there = windows.fields.values().flatten().map(|field| &field.ty);
            fields.iter().map(|field| &field.ty).chain(only_there).collect()
        }
        TypeKind::Callback { returns, params, outputs: _ } => std::iter::once(returns).chain(params.values()).collect(),
        TypeKind::Alias(ty) => vec![ty],
    }
}

fn is_known(major: &Major, ty: &CType, known: &impl Fn(&str) -> bool) -> bool {
    // A struct without a definition has no contents, so it is equal in all versions.
    ty.names().into_iter().all(|name| known(name) || !major.names.contains_key(name))
}
