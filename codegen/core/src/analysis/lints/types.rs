//! Checks that every type that is passed or stored by value is known, because the type's size is part of the ABI.
//!
//! A C compiler accepts the headers, so every type in the headers is defined. An unknown type is therefore a fault of
//! the scan, and would become `void`.

use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics, Location},
    facts::Facts,
    types::{TypeClass, TypeIndex},
};

pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (version, facts) in &input.registry.toolkits {
        let type_index = input.type_index(*version, facts);
        for (place, part, header, ty) in by_value(facts) {
            if let Some(name) = lost(&type_index, ty) {
                let place = part.map_or(place.to_owned(), |part| format!("{place}.{part}"));
                let message = format!("the scan has found no definition of `{name}`, the type of `{place}`");
                diagnostics.push(
                    Diagnostic::new("lost-type", Location::new(header, 0), message)
                        .note(format!("in {product} {version}", product = input.product()))
                        .help("extend `codegen/input/src/scan`, which has missed the definition"),
                );
            }
        }
    }
}

/// An item that contains a type by value: the item's name, the name of the parameter or field, the item's header, and
/// the type.
type ByValue<'a> = (&'a str, Option<&'a str>, &'a str, &'a CType);

fn by_value(facts: &Facts) -> impl Iterator<Item = ByValue<'_>> {
    let functions = facts.functions.iter().flat_map(|(symbol, function)| {
        let params = function.params.iter().map(|(name, ty)| (Some(name.as_str()), ty));
        let returns = std::iter::once((None, &function.returns));
        returns.chain(params).map(|(part, ty)| (symbol.as_str(), part, function.header.as_str(), ty))
    });
    let fields = facts.records.iter().flat_map(|(record, item)| {
        let fields = item.fields.iter();
        fields.map(|(name, field)| (record.as_str(), Some(name.as_str()), item.header.as_str(), &field.ty))
    });
    let typedefs = facts.typedefs.iter().map(|(name, item)| (name.as_str(), None, item.header.as_str(), &item.ty));
    // A typedef of a struct that is only used through pointers is equivalent to the struct's tag.
    functions.chain(fields).chain(typedefs.filter(|(.., ty)| !matches!(ty, CType::Named(_))))
}

/// Returns the name of the unknown type, if there is one.
fn lost<'a>(type_index: &TypeIndex<'_>, ty: &'a CType) -> Option<&'a str> {
    match ty {
        CType::Named(name) => (type_index.class(name) == TypeClass::Opaque).then_some(name),
        CType::Array { of, len: _ } => lost(type_index, of),
        CType::Void | CType::Builtin(_) | CType::Pointer { .. } | CType::Function { .. } => None,
    }
}
