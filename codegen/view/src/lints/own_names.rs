//! Checks of the snake-case names in a view, in contrast to C names. These names must refer to items that exist in some
//! toolkit.

use super::unknown;
use crate::schema::{FlatResult, Keys, PythonView};
use codegen_core::{
    ctype::CType,
    diag::Diagnostics,
    facts::{Facts, Record},
    names,
    registry::Registry,
    spec::Placed,
    types::{TypeClass, TypeIndex},
};
use std::collections::BTreeSet;

pub(super) fn check(placed: &Placed<Keys>, view: &PythonView, registry: &Registry, diagnostics: &mut Diagnostics) {
    // A symbol that no header declares is reported separately.
    let is_known = |symbol: &String| registry.toolkits.values().any(|facts| facts.functions.contains_key(symbol));
    for (symbol, flat) in view.flat.iter().filter(|(symbol, _)| is_known(symbol)) {
        let fields = fields(registry, view, symbol);
        let path = ["flat", symbol.as_str()];
        for field in flat.fields() {
            let what = "a field of the function's record that the view names";
            let help = format!("name a field of the record that `{symbol}` takes, as the view names it");
            unknown(diagnostics, placed.location(&path), (field, what), &borrowed(&fields), help);
        }
    }
    for (symbol, flat) in view.flat.iter().filter(|(symbol, _)| is_known(symbol)) {
        let given: BTreeSet<&str> = flat.params().map(String::as_str).collect();
        let path = ["flat", symbol.as_str()];
        for result in &flat.returns {
            if let FlatResult::Given(param) = result {
                let what = "a parameter that programs pass for the record:";
                let help = "name a parameter listed under `given`, `bytes` or `makes`".to_owned();
                unknown(diagnostics, placed.location(&path), (param, what), &given, help);
            }
        }
    }
    for (symbol, defaults) in view.defaults.iter().filter(|(symbol, _)| is_known(symbol)) {
        let params = params(registry, view, symbol);
        for name in defaults.keys() {
            let path = ["defaults", symbol.as_str(), name.as_str()];
            let what = "a parameter of the function that the view names";
            let help = format!("name a parameter of `{symbol}`, as the view names it");
            unknown(diagnostics, placed.location(&path), (name, what), &borrowed(&params), help);
        }
    }
}

fn borrowed(names: &BTreeSet<String>) -> BTreeSet<&str> {
    names.iter().map(String::as_str).collect()
}

/// Returns the names of a function's parameters in the view.
fn params(registry: &Registry, view: &PythonView, symbol: &str) -> BTreeSet<String> {
    let functions = registry.toolkits.values().filter_map(|facts| facts.functions.get(symbol));
    let own = functions.flat_map(|function| function.params.keys()).map(|name| view.param(name));
    let of_record = view.flat.get(symbol).into_iter().flat_map(|flat| flat.params().cloned());
    own.chain(of_record).collect()
}

/// Returns the names in the view of all fields of the records that a function takes. The fields of nested records have
/// names like `outer.inner`.
fn fields(registry: &Registry, view: &PythonView, symbol: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for facts in registry.toolkits.values() {
        let types = TypeIndex::new(facts, []);
        for ty in records_of(facts, symbol) {
            if let TypeClass::Record(record) = types.class_of(ty) {
                add(&types, view, record, "", &mut all);
            }
        }
    }
    all
}

/// Returns the types to which a function's pointer parameters refer.
fn records_of<'a>(facts: &'a Facts, symbol: &str) -> impl Iterator<Item = &'a CType> {
    let params = facts.functions.get(symbol).into_iter().flat_map(|function| function.params.values());
    params.filter_map(|ty| Some(ty.pointee()?.0))
}

/// Adds the names of a record's fields. The fields of an unnamed member belong to the outer record.
fn add(types: &TypeIndex<'_>, view: &PythonView, record: &Record, before: &str, all: &mut BTreeSet<String>) {
    for (name, field) in record.fields.iter() {
        let own = format!("{before}{}", view.field(name));
        if let TypeClass::Record(inner) = types.class_of(&field.ty) {
            let before = if names::is_unnamed(name) { before.to_owned() } else { format!("{own}.") };
            add(types, view, inner, &before, all);
        }
        all.insert(own);
    }
}
