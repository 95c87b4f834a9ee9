//! Name collisions and unsupported layouts: C items that would have the same name in Rust, and layouts that Rust cannot
//! express.
//!
//! In C, tags have a separate namespace, and a parameter may have the same name as a constant. In Rust, a tuple struct
//! is also a value, and a parameter with the name of a constant is a pattern that matches the constant.

use codegen_core::{
    api::{Api, Field, Library, Major, TypeKind},
    ctype::{CType, System},
    diag::{Diagnostic, Diagnostics, Failure},
    names,
    package::Package,
    spec::{Spec, Specs},
    types::MajorTypes,
};
use std::collections::BTreeMap;

/// Reports name collisions and layouts that Rust cannot express in the libraries of a package.
pub fn collisions(api: &Api, specs: &Specs, package: &Package) -> Result<(), Failure> {
    let mut found = Diagnostics::default();
    for library in api.libraries.iter().filter(|library| package.has(&library.spec.name)) {
        let Some(spec) = specs.libraries.iter().find(|spec| spec.name() == library.spec.name) else { continue };
        for (number, major) in &library.majors {
            of_major(library, major, spec, &mut found);
            packed(&MajorTypes::new(&library.spec, *number, major, api), major, spec, &mut found);
        }
    }
    found.into_result()
}

/// The names of the methods that every generated enum has.
const METHODS: &[&str] = &["bits", "name"];

fn of_major(library: &Library, major: &Major, spec: &Spec, found: &mut Diagnostics) {
    let mut report = |message: String, name: &str| {
        let help = format!("skip one of the two declarations, with `skip: {{{name}: {{reason: …}}}}`");
        found.push(Diagnostic::new("name-collision", spec.location(&["library"]), message).help(help));
    };
    // The Rust names that are in use. Each name is mapped to the kind of its item and the item's C name.
    let mut values: BTreeMap<String, (&str, &str)> = BTreeMap::new();
    let functions = major.functions.values().flat_map(|function| function.aliases.iter().chain([&function.name]));
    let functions = functions.chain(major.helpers.keys()).map(|name| (names::rust(name), ("function", name.as_str())));
    let constants = major.constants.keys().map(|name| (names::rust_type(name), ("constant", name.as_str())));
    let is_tuple = |kind: &TypeKind| match kind {
        TypeKind::Enum(_) | TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) => true,
        TypeKind::Record { .. } | TypeKind::FixedWidthInt(_) | TypeKind::Callback { .. } | TypeKind::Alias(_) => false,
    };
    let tuples = major.types.values().filter(|item| is_tuple(&item.kind));
    let tuples = tuples.map(|item| (names::rust_type(&item.name), ("type", item.name.as_str())));
    let library_static = names::library_static(&library.spec.name);
    values.insert(library_static.clone(), ("static for the library", &library.spec.name));
    for (name, (what, item)) in functions.chain(constants).chain(tuples) {
        if let Some((other, of)) =
            values.insert(name.clone(), (what, item)).filter(|(_, of)| (*of, what) != (item, "function"))
        {
            report(format!("the {what} `{item}` and the {other} `{of}` would both have the Rust name `{name}`"), item);
        }
    }
    let mut types: BTreeMap<String, &str> = BTreeMap::new();
    for item in major.types.values() {
        if let Some(other) = types.insert(names::rust_type(&item.name), &item.name).filter(|other| **other != item.name)
        {
            report(format!("the types `{}` and `{other}` would have the same Rust name", item.name), &item.name);
        }
    }
    for item in major.types.values() {
        let TypeKind::Enum(members) = &item.kind else { continue };
        if let Some(member) = members.iter().find(|member| METHODS.contains(&member.name.as_str())) {
            report(
                format!(
                    "the field `{}` of `{}` has the same name as a method of its Rust type",
                    member.name, item.name
                ),
                &item.name,
            );
        }
    }
    for function in major.functions.values() {
        for param in &function.plan.params {
            let named = values.get(&names::rust(&param.name));
            if let Some((what @ ("constant" | "type" | "static for the library"), item)) = named {
                let message = format!("the {what} `{item}` has the name of a parameter of {}", function.name);
                report(message, if *what == "constant" { item } else { &function.symbol });
            }
        }
    }
}

/// Reports packed records that contain a record that cannot be packed in Rust.
fn packed(types: &MajorTypes<'_>, major: &Major, spec: &Spec, found: &mut Diagnostics) {
    for item in major.types.values() {
        let TypeKind::Record { fields, align, .. } = &item.kind else { continue };
        if *align >= natural(types, fields) {
            continue;
        }
        let is_unfit = |field: &&Field| {
            has_alignment(types, &field.ty) || (names::is_unnamed(&field.name) && has_bits(types, &field.ty))
        };
        if let Some(field) = fields.iter().find(is_unfit) {
            let message = format!("`{}` is packed, and Rust cannot pack its member `{}`", item.name, field.name);
            let help = format!(
                "skip the record with `skip: {{{}: {{reason: …}}}}`. Pointers to the record remain bound",
                item.name
            );
            found.push(Diagnostic::new("unsupported-type", spec.location(&["library"]), message).help(help));
        }
    }
}

/// The alignment of a record's fields, except for bit fields.
fn natural(types: &MajorTypes<'_>, fields: &[Field]) -> u64 {
    let whole = fields.iter().filter(|field| field.bits.is_none());
    whole.map(|field| types.size_and_align(&field.ty, System::Linux).1).max().unwrap_or(1)
}

/// The alignment and the fields of a record. For an array, the alignment and the fields of its elements.
fn record<'a>(types: &MajorTypes<'a>, ty: &CType) -> Option<(u64, &'a [Field])> {
    if let CType::Array { of, .. } = ty {
        return record(types, of);
    }
    match &types.resolved_type(ty)?.item.kind {
        TypeKind::Record { align, fields, .. } => Some((*align, fields)),
        TypeKind::Enum(_)
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => None,
    }
}

/// Returns true if a record or one of its nested records needs `repr(align)`, because its alignment exceeds the
/// alignment of its fields.
fn has_alignment(types: &MajorTypes<'_>, ty: &CType) -> bool {
    record(types, ty).is_some_and(|(align, fields)| {
        align > natural(types, fields) || fields.iter().any(|field| has_alignment(types, &field.ty))
    })
}

/// Returns true if the record or one of its anonymous members has bit fields.
fn has_bits(types: &MajorTypes<'_>, ty: &CType) -> bool {
    record(types, ty).is_some_and(|(_, fields)| {
        let inner = |field: &Field| names::is_unnamed(&field.name) && has_bits(types, &field.ty);
        fields.iter().any(|field| field.bits.is_some() || inner(field))
    })
}
