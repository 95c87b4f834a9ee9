//! Checks of the statics for libraries in the Rust crate, whose names must be unique among all items.
//!
//! The name of a static must not be the name of an item of any library, because programs may import all items of
//! several libraries with `*`.

use crate::{
    diag::{Diagnostic, Diagnostics},
    facts::Facts,
    names,
    registry::Registry,
    spec::Spec,
};
use std::collections::{BTreeMap, BTreeSet};

/// Checks all libraries. `registries` has the order of the specs.
pub(crate) fn check(specs: &[Spec], registries: &[Registry], diagnostics: &mut Diagnostics) {
    let statics = specs.iter().map(|spec| names::library_static(spec.name())).collect();
    let declared = declared(&statics, registries);
    for spec in specs {
        let name = names::library_static(spec.name());
        let given = specs.iter().find(|other| other.content.enums.values().any(|it| *it == name));
        let of = declared
            .get(name.as_str())
            .map(|header| format!("an item of {header}"))
            .or_else(|| given.map(|other| format!("an enum in {}", other.file)));
        if let Some(of) = of {
            let message =
                format!("`{name}`, the Rust static for the library `{}`, is also the name of {of}", spec.name());
            diagnostics.push(
                Diagnostic::new("name-collision", spec.location(&["library", "name"]), message)
                    .help("rename the library"),
            );
        }
    }
}

/// Returns the names of statics that headers declare, each with the last header that declares the name.
fn declared<'a>(statics: &BTreeSet<String>, registries: &'a [Registry]) -> BTreeMap<&'a str, &'a str> {
    let mut found = BTreeMap::new();
    for facts in registries.iter().flat_map(|registry| registry.toolkits.values()) {
        let Facts { functions, enums, records, typedefs, callbacks, constants, helpers, undescribed: _ } = facts;
        let functions = functions.iter().flat_map(|(symbol, function)| {
            std::iter::once(symbol).chain(&function.names).map(|name| (name, &function.header))
        });
        let enums = enums.iter().map(|(name, item)| (name, &item.header));
        let records = records.iter().map(|(name, item)| (name, &item.header));
        let typedefs = typedefs.iter().map(|(name, item)| (name, &item.header));
        let callbacks = callbacks.iter().map(|(name, item)| (name, &item.header));
        let constants = constants.iter().map(|(name, item)| (name, &item.header));
        let helpers = helpers.iter().map(|(name, item)| (name, &item.header));
        let types = enums.chain(records).chain(typedefs).chain(callbacks);
        let all = functions.chain(types).chain(constants).chain(helpers);
        let meant = all.filter(|(name, _)| statics.contains(*name));
        found.extend(meant.map(|(name, header)| (name.as_str(), header.as_str())));
    }
    found
}
