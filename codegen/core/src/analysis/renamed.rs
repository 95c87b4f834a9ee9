//! Types that have another name in a newer toolkit of the same major version. The older name becomes an alias of the
//! newer name.

use super::inputs::LibraryInput;
use crate::{
    api::{Major, TypeKind},
    ctype::CType,
    facts::Facts,
    version::Version,
};

/// Turns the older names of types in one major version into aliases of the newer names.
pub(super) fn resolve(input: &LibraryInput<'_>, number: u32, major: &mut Major) {
    for (old, new) in &input.spec.content.renamed_types {
        if !is_renamed(input, number, old, new) {
            continue;
        }
        // Types are compared by their names in the header. The older name may also be the tag of the newer type. In
        // this case, the older name already refers to the newer type.
        let newer = major.canonical(new).to_owned();
        if let Some(item) = major.types.get_mut(old).filter(|item| item.name != newer) {
            (item.kind, item.renamed) = (TypeKind::Alias(CType::Named(newer)), true);
        }
    }
}

/// Returns true if a toolkit of a major version has the old name, and a later toolkit has the new name.
pub(super) fn is_renamed(input: &LibraryInput<'_>, number: u32, old: &str, new: &str) -> bool {
    let with = |name: &str| -> Vec<Version> {
        let having = input.registry.of_major(number).filter(|(_, facts)| declares(facts, name));
        having.map(|(version, _)| version).collect()
    };
    match (with(old).last(), with(new).first()) {
        (Some(last), Some(first)) => last < first,
        (None, _) | (_, None) => false,
    }
}

/// Returns true if the headers declare an enum or a record of this name. All other types with two names are already
/// aliases.
pub(super) fn declares(facts: &Facts, name: &str) -> bool {
    facts.enums.contains_key(name) || facts.records.contains_key(name)
}

/// Returns a type in which newer names replace older names.
pub(super) fn in_newer_names(input: &LibraryInput<'_>, ty: &CType) -> CType {
    let newer = |ty: &CType| in_newer_names(input, ty);
    match ty {
        CType::Void | CType::Builtin(_) => ty.clone(),
        CType::Named(name) => CType::Named(input.spec.content.renamed_types.get(name).unwrap_or(name).clone()),
        CType::Pointer { to, constant } => newer(to).pointer(*constant),
        CType::Array { of, len } => CType::Array { of: Box::new(newer(of)), len: *len },
        CType::Function { returns, params } => {
            CType::Function { returns: Box::new(newer(returns)), params: params.iter().map(newer).collect() }
        }
    }
}
