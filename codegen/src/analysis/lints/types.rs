//! Types: what is passed or stored by value must be known, because its size is part of the ABI.
//!
//! C could not have compiled the headers otherwise, so this is about the scan: a type that it lost would become `void`.

use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::Facts,
    types::{TypeClass, TypeIndex},
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (version, facts) in &input.registry.toolkits {
        let lookup = input.lookup(*version, facts);
        for (place, header, ty) in by_value(facts) {
            if let Some(name) = lost(&lookup, ty) {
                let message = format!("nothing is known of `{name}`, the type of `{place}`");
                diagnostics.push(
                    Diagnostic::new("lost-type", Location::new(header, 0), message)
                        .note(format!("in {product} {version}", product = input.product()))
                        .help("the scan has missed its definition: teach `codegen/src/scan` about it"),
                );
            }
        }
    }
}

/// Everything that has a size: its name, its header, and its type.
fn by_value(facts: &Facts) -> impl Iterator<Item = (String, &str, &CType)> {
    let functions = facts.functions.iter().flat_map(|(symbol, function)| {
        let params = function.params.iter().map(move |(name, ty)| (format!("{symbol}.{name}"), ty));
        let returns = std::iter::once((symbol.clone(), &function.returns));
        returns.chain(params).map(|(place, ty)| (place, function.header.as_str(), ty))
    });
    let fields = facts.records.iter().flat_map(|(record, item)| {
        item.fields.iter().map(move |(name, field)| (format!("{record}.{name}"), item.header.as_str(), &field.ty))
    });
    let typedefs = facts.typedefs.iter().map(|(name, item)| (name.clone(), item.header.as_str(), &item.ty));
    // A further name of a struct that is only ever pointed to is as good as its tag.
    functions.chain(fields).chain(typedefs.filter(|(_, _, ty)| !matches!(ty, CType::Named(_))))
}

/// The name of the type that is not known, if there is one.
fn lost<'a>(lookup: &TypeIndex<'_>, ty: &'a CType) -> Option<&'a str> {
    match ty {
        CType::Named(name) => (lookup.class(name) == TypeClass::Opaque).then_some(name),
        CType::Array { of, len: _ } => lost(lookup, of),
        CType::Void | CType::Builtin(_) | CType::Pointer { .. } | CType::Function { .. } => None,
    }
}
