//! Effects of a change on owned handles: functions that become safe, handles that are destroyed, and leaks.

use super::{functions::list, pair::Pair};
use codegen_core::{
    analysis::ownership::makes,
    api::{Function, Library, Major, TypeKind, roles::Role},
    ctype::CType,
};
use std::collections::BTreeSet;

/// The sentences about the owned handles of one library.
pub(super) fn find(pair: &Pair<'_>) -> Vec<String> {
    let Some(library) = pair.head.library(pair.name) else { return Vec::new() };
    let before = pair.base.library(pair.name);
    let mut all = Vec::new();
    let is_new = |line: &String, of: &dyn Fn(&Major) -> BTreeSet<String>| {
        !before.is_some_and(|library| majors(library, of).contains(line))
    };
    all.extend(majors(library, &ambiguous).into_iter().filter(|line| is_new(line, &ambiguous)));
    let ownerless = |major: &Major| ownerless(pair, major);
    all.extend(majors(library, &ownerless).into_iter().filter(|line| is_new(line, &ownerless)));
    all.extend(pair.ports().into_iter().flat_map(|[(earlier, old), (number, new)]| {
        no_longer_owned(&format!("{} {earlier} → {number}", pair.product()), old, new)
    }));
    all.extend(majors(library, &uncreated).into_iter().filter(|line| is_new(line, &uncreated)));
    all.extend(majors(library, &owned).into_iter().filter(|line| is_new(line, &owned)));
    let [old, new] = [before, Some(library)].map(|library| library.map_or(BTreeSet::new(), |it| majors(it, &safe)));
    let differ = [("Safe in `owned` with owned handles", &new - &old), ("⚠ No longer safe in `owned`", &old - &new)];
    for (what, names) in differ {
        // A review can be truncated only between lines, so long lines are split.
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        all.extend(names.chunks(40).map(|names| format!("{what}: {}.", list(names))));
    }
    all
}

/// The union of the sets for all major versions.
fn majors(library: &Library, of: &dyn Fn(&Major) -> BTreeSet<String>) -> BTreeSet<String> {
    library.majors.values().flat_map(of).collect()
}

/// The functions whose only obligation is that handles are alive. Owners of handles fulfill this obligation.
fn safe(major: &Major) -> BTreeSet<String> {
    let is_safe = |function: &&Function| {
        let is_harmless = function.owned.as_ref().is_some_and(|owned| owned.hazards.is_empty());
        is_harmless && function.obligations.is_met_by_live_handles()
    };
    major.functions.values().filter(is_safe).map(|function| function.name.clone()).collect()
}

/// The sentences about handles that programs can own.
fn owned(major: &Major) -> BTreeSet<String> {
    let owned = major.handles.iter().filter_map(|(name, handle)| Some((name, handle.destroyed_by.as_ref()?)));
    owned.map(|(name, by)| format!("`{name}` can be owned; dropping it calls `{by}`.")).collect()
}

/// The sentences about handles that no function of a new major version destroys.
fn no_longer_owned(title: &str, old: &Major, new: &Major) -> Vec<String> {
    let owned = |major: &'_ Major, name: &str| major.handles.get(name).and_then(|handle| handle.destroyed_by.clone());
    let is_there = |name: &str| new.types.contains_key(name) || new.names.contains_key(name);
    let lost = old.handles.keys().filter(|name| is_there(name) && owned(new, name).is_none());
    let lost = lost.filter_map(|name| Some((name, owned(old, name)?)));
    lost.map(|(name, by)| format!("⚠ {title}: `{name}` can no longer be owned; previously `{by}` destroyed it."))
        .collect()
}

/// The sentences about handles that functions take, although no function creates or returns them. The creating
/// functions may be skipped.
fn uncreated(major: &Major) -> BTreeSet<String> {
    let functions = || major.functions.values();
    let taken: BTreeSet<&str> =
        functions().flat_map(|it| &it.params).filter_map(|param| handle(major, &param.ty)).collect();
    let returned = functions().filter_map(|it| major.symbols.get(&it.symbol)).map(|symbol| &symbol.returns);
    let behind = functions().flat_map(|it| &it.params).filter_map(|param| Some(param.ty.pointee()?.0));
    let inside = major.types.values().flat_map(|ty| match &ty.kind {
        TypeKind::Record { fields, .. } => fields.iter().map(|field| &field.ty).collect(),
        TypeKind::Callback { params, .. } => params.values().collect(),
        TypeKind::Enum(_)
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Alias(_) => Vec::new(),
    });
    let types = returned.chain(behind).chain(inside).chain(major.constants.values().map(|it| &it.ty));
    let given: BTreeSet<&str> = types.flat_map(CType::names).map(|name| major.meant(name)).collect();
    let lost = taken.difference(&given);
    lost.map(|name| format!("⚠ Functions take a `{name}`, but no function creates or returns one.")).collect()
}

/// The name of the handle type to which `ty` refers, if the library defines that type.
fn handle<'a>(major: &'a Major, ty: &'a CType) -> Option<&'a str> {
    let name = major.meant(ty.name()?);
    matches!(major.types.get(name)?.kind, TypeKind::Handle { .. }).then_some(name)
}

/// The sentences about functions that take several handles and destroy one of them. A reviewer must check which handle
/// such a function destroys.
fn ambiguous(major: &Major) -> BTreeSet<String> {
    let said = major.functions.values().filter_map(|function| {
        let handles = function.params.iter().filter(|param| handle(major, &param.ty).is_some());
        let names: Vec<&str> = handles.map(|param| param.name.as_str()).collect();
        let ended = function.params.iter().find(|param| param.destroys)?;
        let text = format!(
            "⚠ `{}` destroys `{}` ({}); its handles: {}.",
            function.name,
            ended.name,
            ended.origin,
            list(&names)
        );
        (names.len() > 1).then_some(text)
    });
    said.collect()
}

/// The sentences about handles that a function creates, although no owner destroys them.
fn ownerless(pair: &Pair<'_>, major: &Major) -> BTreeSet<String> {
    let judged = |name: &str| {
        let handles = pair.head.spec(pair.name).map(|spec| &spec.content.handles);
        handles.is_some_and(|handles| handles.keys().any(|key| major.meant(key) == name))
    };
    let mut all = BTreeSet::new();
    let mut told = BTreeSet::new();
    for function in major.functions.values().filter(|function| makes(&function.symbol) == Some(true)) {
        for param in function.params.iter().filter(|param| matches!(param.role, Role::Out { .. })) {
            let Some(name) = param.ty.pointee().and_then(|(to, _)| handle(major, to)) else { continue };
            if !major.handles.contains_key(name) && !judged(name) && told.insert(name) {
                all.insert(format!(
                    "⚠ `{}` creates a `{name}`, which cannot be owned: programs must destroy it.",
                    function.name
                ));
            }
        }
    }
    all
}
