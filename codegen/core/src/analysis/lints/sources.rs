//! Checks for handles that functions take, but that no function creates. Often, the function that creates such a handle
//! is skipped.
//!
//! A source of a handle is a function that returns the handle or writes it through a pointer. A record, a callback or a
//! constant that contains the handle is also a source, and so is an enum member that selects a value of the handle's
//! type. Specs declare all other sources.

use crate::{
    analysis::{inputs::LibraryInput, sharing::mentions},
    api::{Api, Library, Major, Symbol, TypeKind},
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    types::MajorTypes,
};
use std::collections::{BTreeMap, BTreeSet};

/// Checks the handles of a library once all of its major versions are resolved.
pub(crate) fn check(input: &LibraryInput<'_>, earlier: &Api, library: &Library, diagnostics: &mut Diagnostics) {
    // A function with another finding may be the source of a handle, so this lint runs only if there are no other
    // findings.
    let Some((number, major)) = library.majors.iter().next_back().filter(|_| diagnostics.is_empty()) else { return };
    let types = MajorTypes::new(&library.spec, *number, major, earlier);
    let sources = sources(input, major, &types);
    let headers: BTreeSet<String> =
        library.newest(*number).map(|it| library.spec.headers_of(it)).into_iter().flatten().collect();
    let stated = |name: &str| {
        let mut handles = input.spec.content.handles.iter();
        handles
            .find(|(written, it)| major.meant(written) == name && it.comes_from.is_some())
            .map(|(written, _)| written)
    };
    // The first function that takes each handle.
    let mut takers: BTreeMap<&str, &Symbol> = BTreeMap::new();
    for symbol in bound(major) {
        for name in symbol.params.values().filter_map(|ty| taken(&types, ty)) {
            takers.entry(name).or_insert(symbol);
        }
    }
    for (name, item) in &major.types {
        let is_handle = matches!(item.kind, TypeKind::Handle { .. }) && headers.contains(&item.header);
        let Some(by) = takers.get(name.as_str()).filter(|_| is_handle) else { continue };
        match (sources.contains(name.as_str()), stated(name)) {
            (false, None) => {
                let message = format!("no bound function returns a `{name}`, which {} takes", by.name);
                let diagnostic =
                    Diagnostic::new("handle-without-source", input.spec.location(&["handles", name]), message);
                diagnostics.push(diagnostic.help(format!(
                    "bind the function that creates the handle, or add `{name}: {{handle: {{comes_from: WHERE}}}}` \
                    under `types`"
                )));
            }
            (true, Some(written)) => {
                let message = format!("a function or another item returns a `{name}`, so `comes_from` is redundant");
                let location = input.spec.location(&["handles", written, "comes_from"]);
                diagnostics.push(Diagnostic::new("redundant-entry", location, message).help("remove `comes_from`"));
            }
            (true, None) | (false, Some(_)) => {}
        }
    }
}

/// Returns the symbols that have variable arguments, or that programs can call by a public name.
fn bound(major: &Major) -> impl Iterator<Item = &Symbol> {
    major.symbols.values().filter(|symbol| symbol.public.is_some() || symbol.variadic)
}

/// Returns the name of the handle if the type is a handle, under any of the handle's names.
fn handle<'a>(types: &MajorTypes<'a>, ty: &CType) -> Option<&'a str> {
    types.object(ty).map(|found| found.item.name.as_str())
}

/// Returns the handle that a parameter of this type takes. The parameter is a handle, or an array of handles that the
/// function reads.
fn taken<'a>(types: &MajorTypes<'a>, ty: &CType) -> Option<&'a str> {
    handle(types, ty).or_else(|| ty.pointee().filter(|(_, constant)| *constant).and_then(|(to, _)| handle(types, to)))
}

/// Returns the handles that have a source.
fn sources<'a>(input: &LibraryInput<'_>, major: &'a Major, types: &MajorTypes<'a>) -> BTreeSet<&'a str> {
    let named = |ty: &CType| ty.names().into_iter().filter_map(|name| named(types, name)).collect::<Vec<_>>();
    let mut sources = BTreeSet::new();
    for symbol in bound(major) {
        sources.extend(named(&symbol.returns));
        // A function may write a handle through a pointer to the handle. A pointer to a tag is the handle itself.
        let written = symbol.params.values().filter(|ty| taken(types, ty).is_none());
        sources.extend(written.flat_map(named));
    }
    let others = major.types.values().filter(|item| !matches!(item.kind, TypeKind::Alias(_) | TypeKind::Handle { .. }));
    sources.extend(others.flat_map(|item| mentions(&item.kind)).flat_map(named));
    sources.extend(major.constants.values().flat_map(|item| named(&item.ty)));
    sources.extend(major.helpers.values().flat_map(|item| named(&item.returns)));
    let selected = input.spec.content.attribute_types.values().flat_map(|table| table.values());
    sources.extend(selected.flat_map(|value| named(&value.ty)));
    sources
}

/// Returns the handle to which a name refers. The name may be the handle's own name, a tag, or another typedef.
fn named<'a>(types: &MajorTypes<'a>, name: &str) -> Option<&'a str> {
    let by_name = CType::Named(name.to_owned());
    handle(types, &by_name).or_else(|| handle(types, &by_name.pointer(false)))
}
