//! Checks of the types that a library uses from another library, if one of the two libraries is versioned
//! independently.
//!
//! Each used type must be equal in all major versions of the used library, because one module is used with all of these
//! versions.

use crate::{
    analysis::{
        inputs::LibraryInput,
        sharing::{mentions, shared_everywhere},
    },
    api::{Api, Major},
    diag::{Diagnostic, Diagnostics},
};
use std::collections::BTreeMap;

/// Checks one major version of a library. `earlier` contains the libraries whose types this library uses.
pub(crate) fn check(
    input: &LibraryInput<'_>,
    number: u32,
    major: &Major,
    earlier: &Api,
    diagnostics: &mut Diagnostics,
) {
    let library = &input.spec.content.library;
    let mentioned = mentioned(major);
    let used = earlier.used_editions(library, number);
    for (other, number) in used.filter(|(other, _)| library.has_own_versions() || other.spec.has_own_versions()) {
        let Some(theirs) = other.majors.get(&number) else { continue };
        let same = shared_everywhere(earlier, other);
        for (name, place) in &mentioned {
            let canonical = theirs.canonical(name);
            let is_theirs = !major.types.contains_key(canonical) && theirs.types.contains_key(canonical);
            if is_theirs && other.majors.len() > 1 && !same.contains(canonical) {
                let message = format!("`{name}` of {place} differs between the major versions of {}", other.spec.name);
                let majors: Vec<String> = other.majors.keys().map(ToString::to_string).collect();
                diagnostics.push(
                    Diagnostic::new("differing-type", input.spec.location(&["library", "uses"]), message)
                        .note(format!(
                            "{} has one module for the major versions {}",
                            library.title,
                            majors.join(" and ")
                        ))
                        .help(
                            "skip the functions that use this type, with a reason. A module for several major \
                            versions can use only types that all of them share",
                        ),
                );
            }
        }
    }
}

/// Returns the names of types in public items, each with one declaration that uses the type.
fn mentioned(major: &Major) -> BTreeMap<&str, &str> {
    let bound = major.symbols.values().filter(|symbol| symbol.public.is_some());
    let symbols = bound.flat_map(|symbol| {
        let types = std::iter::once(&symbol.returns).chain(symbol.params.values());
        types.flat_map(|ty| ty.names()).map(|name| (name, symbol.name.as_str()))
    });
    let types = major.types.values().flat_map(|item| {
        mentions(&item.kind).into_iter().flat_map(|ty| ty.names()).map(|name| (name, item.name.as_str()))
    });
    let constants =
        major.constants.values().flat_map(|item| item.ty.names().into_iter().map(|name| (name, item.name.as_str())));
    types.chain(constants).chain(symbols).collect()
}
