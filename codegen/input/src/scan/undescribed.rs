//! Undescribed declarations: those that the registry cannot represent, and that a spec skips with a reason.
//!
//! Only the names of undescribed declarations are recorded, so that the declarations are not lost. A type that contains
//! an undescribed type is skipped as well. A function that takes an undescribed type needs its own spec entry, because
//! programs may need the function.

use super::{Request, Scanner};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Facts, Undescribed},
    spec::FunctionNames,
};
use std::collections::BTreeMap;

/// The help for a declaration that the registry cannot represent.
pub(super) const HELP: &str = "omit the declaration with `skip: {NAME: {reason: …}}` in the spec, because the \
                              registry cannot represent this type. NAME may be a pattern. Pointers to an omitted \
                              type remain\nalternatively, extend `codegen/input/src/scan` and the registry";

/// Returns true if the spec skips `name`. A nested record is skipped together with the outer one.
pub(super) fn is_skipped(skip: &[&str], name: &str) -> bool {
    let names = FunctionNames::of_symbol(name.split('.').next().unwrap_or(name));
    skip.iter().any(|selector| names.are_meant_by(selector))
}

/// Removes a declaration that the spec skips from the facts.
pub(super) fn leave_out(name: &str, header: &str, facts: &mut Facts) {
    facts.functions.remove(name);
    facts.helpers.remove(name);
    facts.enums.remove(name);
    facts.records.remove(name);
    facts.callbacks.remove(name);
    facts.typedefs.remove(name);
    facts.constants.remove(name);
    let what = "a difference between targets".to_owned();
    facts.undescribed.entry(name.to_owned()).or_insert(Undescribed { header: header.to_owned(), what });
}

/// Rejects names that are not valid identifiers in other languages, such as `W$A`. Omits constants that the spec skips
/// by name.
pub(super) fn refuse_names(scanner: &Scanner, request: &Request<'_>, facts: &mut Facts, diagnostics: &mut Diagnostics) {
    let skipped = |name: &String| request.skip.contains(&name.as_str());
    let constants = facts.constants.iter().filter(|(name, _)| skipped(name));
    let constants: Vec<(String, String)> =
        constants.map(|(name, constant)| (name.clone(), constant.header.clone())).collect();
    for (name, header) in constants {
        facts.constants.remove(&name);
        facts.undescribed.insert(name, Undescribed { header, what: "no place in a program".to_owned() });
    }
    let members = facts.enums.values().flat_map(|item| item.values.keys().map(|name| (name, &item.header)));
    let fields = facts.records.values().flat_map(|item| item.fields.keys().map(|name| (name, &item.header)));
    let all = facts.functions.iter().map(|(name, it)| (name, &it.header)).chain(members).chain(fields);
    let all = all.chain(facts.helpers.iter().map(|(name, it)| (name, &it.header)));
    let all = all.chain(facts.enums.iter().map(|(name, it)| (name, &it.header)));
    let all = all.chain(facts.records.iter().map(|(name, it)| (name, &it.header)));
    let all = all.chain(facts.callbacks.iter().map(|(name, it)| (name, &it.header)));
    let all = all.chain(facts.typedefs.iter().map(|(name, it)| (name, &it.header)));
    let all = all.chain(facts.constants.iter().map(|(name, it)| (name, &it.header)));
    let wrong: Vec<(String, String)> = all
        .filter(|(name, header)| name.contains('$') && request.headers.contains(*header))
        .map(|(name, header)| (name.clone(), header.clone()))
        .collect();
    for (name, header) in wrong {
        if is_skipped(&request.skip, &name) {
            leave_out(&name, &header, facts);
            continue;
        }
        let place = Location::new(scanner.file(&header).display().to_string(), 0);
        let message = format!("`{name}` is not a valid name in Rust and Python");
        diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(HELP));
    }
}

/// Removes all items in `facts` that need the definition of an undescribed type. A pointer to an undescribed type does
/// not need the definition.
pub(super) fn spread(scanner: &Scanner, request: &Request<'_>, facts: &mut Facts, diagnostics: &mut Diagnostics) {
    if facts.undescribed.is_empty() {
        return;
    }
    while let Some((name, header, of)) = next_type(facts) {
        // The spec does not list types that other headers define. Instead, it lists the types that contain them.
        let is_foreign = |header: &String| !request.headers.contains(header);
        if is_foreign(&facts.undescribed[&of].header) && !is_foreign(&header) && !is_skipped(&request.skip, &name) {
            let place = Location::new(scanner.file(&header).display().to_string(), 0);
            let message = format!(
                "`{name}` contains `{of}` from {}, which the registry cannot represent ({})",
                facts.undescribed[&of].header, facts.undescribed[&of].what
            );
            diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(HELP));
        }
        facts.records.remove(&name);
        facts.typedefs.remove(&name);
        facts.callbacks.remove(&name);
        facts.undescribed.insert(name, Undescribed { header, what: format!("`{of}`") });
    }
    let unknown = |types: &mut dyn Iterator<Item = &CType>| mentions(&facts.undescribed, types);
    let functions = facts.functions.iter().filter_map(|(name, it)| {
        let of = unknown(&mut std::iter::once(&it.returns).chain(it.params.values()))?;
        Some((name.clone(), it.header.clone(), of))
    });
    let helpers = facts.helpers.iter().filter_map(|(name, it)| {
        let of = unknown(&mut std::iter::once(&it.returns).chain(it.params.values()))?;
        Some((name.clone(), it.header.clone(), of))
    });
    let takers: Vec<(String, String, String)> = functions.chain(helpers).collect();
    for (name, header, of) in takers {
        facts.functions.remove(&name);
        facts.helpers.remove(&name);
        if !is_skipped(&request.skip, &name) {
            let place = Location::new(scanner.file(&header).display().to_string(), 0);
            let message = format!(
                "`{name}` has a parameter or result of type `{of}`, which the registry cannot represent ({})",
                facts.undescribed[&of].what
            );
            diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(HELP));
        }
        facts.undescribed.insert(name, Undescribed { header, what: format!("`{of}`") });
    }
    let undescribed = &facts.undescribed;
    facts.constants.retain(|_, constant| mentions(undescribed, &mut std::iter::once(&constant.ty)).is_none());
}

/// Returns a type that contains an undescribed type, the header of the containing type, and the name of the undescribed
/// type.
fn next_type(facts: &Facts) -> Option<(String, String, String)> {
    let unknown = |types: &mut dyn Iterator<Item = &CType>| mentions(&facts.undescribed, types);
    let records = facts
        .records
        .iter()
        .filter_map(|(name, it)| Some((name, &it.header, unknown(&mut it.fields.values().map(|field| &field.ty))?)));
    let typedefs =
        facts.typedefs.iter().filter_map(|(name, it)| Some((name, &it.header, unknown(&mut std::iter::once(&it.ty))?)));
    let callbacks = facts.callbacks.iter().filter_map(|(name, it)| {
        Some((name, &it.header, unknown(&mut std::iter::once(&it.returns).chain(it.params.values()))?))
    });
    let (name, header, of) = records.chain(typedefs).chain(callbacks).next()?;
    Some((name.clone(), header.clone(), of))
}

/// Returns the first name in `types` that is undescribed.
fn mentions(undescribed: &BTreeMap<String, Undescribed>, types: &mut dyn Iterator<Item = &CType>) -> Option<String> {
    types.flat_map(needed).find(|name| undescribed.contains_key(*name)).map(str::to_owned)
}

/// Returns the names in a type whose definitions a program needs. Excludes the names of types behind a pointer.
fn needed(ty: &CType) -> Vec<&str> {
    match ty {
        CType::Void | CType::Builtin(_) | CType::Pointer { .. } => Vec::new(),
        CType::Named(name) => vec![name],
        CType::Array { of, .. } => needed(of),
        CType::Function { returns, params } => {
            std::iter::once(returns.as_ref()).chain(params).flat_map(needed).collect()
        }
    }
}
