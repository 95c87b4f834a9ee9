//! Items of a library that would have one name in Rust, although C tells them apart.
//!
//! In C, tags, typedefs and functions have separate names, and a parameter may have the name of a constant. In Rust a tuple
//! struct is a value as well, and the name of a constant in a pattern is that constant.

use codegen_core::{
    api::{Api, Library, Major, TypeKind},
    diag::{Diagnostic, Diagnostics, Failure},
    names,
    package::Package,
    spec::{Spec, Specs},
};
use std::collections::BTreeMap;

/// Reports such items of a package's own libraries.
pub fn collisions(api: &Api, specs: &Specs, package: &Package) -> Result<(), Failure> {
    let mut found = Diagnostics::default();
    for library in api.libraries.iter().filter(|library| package.has(&library.spec.name)) {
        let Some(spec) = specs.libraries.iter().find(|spec| spec.name() == library.spec.name) else { continue };
        for major in library.majors.values() {
            of_major(library, major, spec, &mut found);
        }
    }
    found.into_result()
}

fn of_major(library: &Library, major: &Major, spec: &Spec, found: &mut Diagnostics) {
    let mut report = |message: String, name: &str| {
        let help = format!("leave one out: `skip: {{{name}: {{reason: …}}}}`");
        found.push(Diagnostic::new("name-collision", spec.location(&["library"]), message).help(help));
    };
    // Rust name → the item in words, and its C name.
    let mut values: BTreeMap<String, (&str, &str)> = BTreeMap::new();
    let functions = major.functions.values().flat_map(|function| function.aliases.iter().chain([&function.name]));
    let functions = functions.chain(major.helpers.keys()).map(|name| (names::rust(name), ("function", name.as_str())));
    let constants = major.constants.keys().map(|name| (names::rust(name), ("constant", name.as_str())));
    let is_tuple = |kind: &TypeKind| match kind {
        TypeKind::Enum(_) | TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) => true,
        TypeKind::Record { .. } | TypeKind::FixedWidthInt(_) | TypeKind::Callback { .. } | TypeKind::Alias(_) => false,
    };
    let tuples = major.types.values().filter(|item| is_tuple(&item.kind));
    let tuples = tuples.map(|item| (names::rust_type(&item.name), ("type", item.name.as_str())));
    let library_static = names::library_static(&library.spec.name);
    values.insert(library_static.clone(), ("static of the library", &library.spec.name));
    for (name, (what, item)) in functions.chain(constants).chain(tuples) {
        if let Some((other, of)) =
            values.insert(name.clone(), (what, item)).filter(|(_, of)| (*of, what) != (item, "function"))
        {
            report(format!("the {what} `{item}` and the {other} `{of}` are both `{name}` in Rust"), item);
        }
    }
    let mut types: BTreeMap<String, &str> = BTreeMap::new();
    for item in major.types.values() {
        if let Some(other) = types.insert(names::rust_type(&item.name), &item.name).filter(|other| **other != item.name)
        {
            report(format!("the types `{}` and `{other}` have one name in Rust", item.name), &item.name);
        }
    }
    for function in major.functions.values() {
        for param in &function.plan.params {
            let named = values.get(&names::rust(&param.name));
            if let Some((what @ ("constant" | "static of the library"), item)) = named {
                let message = format!("the {what} `{item}` has the name of a parameter of {}", function.name);
                report(message, if *what == "constant" { item } else { &function.name });
            }
        }
    }
}
