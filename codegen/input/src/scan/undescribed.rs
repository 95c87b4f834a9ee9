//! Declarations that the registry cannot describe, and that a spec leaves out with a reason.
//!
//! They are recorded by name alone, so that they are not lost. Types that contain one are left out as well. A
//! function that takes one needs its own entry, because a program would miss it.

use super::{Request, Scanner};
use crate::{
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::{Facts, Undescribed},
    spec::FunctionNames,
};
use std::collections::BTreeMap;

/// The fix for a declaration that cannot be described.
pub(super) const HELP: &str = "the scan cannot describe this type yet: leave the declaration out with `skip: {NAME: \
                               {reason: …}}` in the spec, or teach `codegen/input/src/scan` and the registry about it";

/// Returns true if the spec leaves `name` out. A nested record is left out with the outer one.
pub(super) fn is_skipped(skip: &[&str], name: &str) -> bool {
    let names = FunctionNames::of_symbol(name.split('.').next().unwrap_or(name));
    skip.iter().any(|selector| names.are_meant_by(selector))
}

/// Removes all items of `facts` that mention an undescribed type.
pub(super) fn spread(scanner: &Scanner, request: &Request<'_>, facts: &mut Facts, diagnostics: &mut Diagnostics) {
    if facts.undescribed.is_empty() {
        return;
    }
    while let Some((name, header, of)) = next_type(facts) {
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
            let message = format!("`{name}` has a parameter or result of type `{of}`, which the spec leaves out");
            diagnostics.push(Diagnostic::new("unsupported-type", place, message).help(HELP));
        }
        facts.undescribed.insert(name, Undescribed { header, what: format!("`{of}`") });
    }
    let undescribed = &facts.undescribed;
    facts.constants.retain(|_, constant| mentions(undescribed, &mut std::iter::once(&constant.ty)).is_none());
}

/// A type that contains an undescribed one, with its header and that type.
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

/// The first undescribed name in one of `types`.
fn mentions(undescribed: &BTreeMap<String, Undescribed>, types: &mut dyn Iterator<Item = &CType>) -> Option<String> {
    types.flat_map(CType::names).find(|name| undescribed.contains_key(*name)).map(str::to_owned)
}
