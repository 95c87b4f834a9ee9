//! Checks of tables that assign types of values in memory to enum members.

use super::roles::Check;
use crate::{
    analysis::inputs::LibraryInput,
    ctype::CType,
    diag::{Diagnostic, Diagnostics},
    spec::ElementType,
    types::TypeClass,
};
use std::collections::BTreeMap;

/// Checks that each type belongs to only one member of a table, because programs specify only the type.
pub(super) fn check(input: &LibraryInput<'_>, diagnostics: &mut Diagnostics) {
    for (name, members) in &input.spec.content.elements {
        super::tables::complete(
            input,
            ("elements", "elements", name),
            |member| members.contains_key(member),
            diagnostics,
        );
        let newest = input.registry.toolkits.values().rev().find_map(|facts| facts.enums.get(name));
        let Some(newest) = newest else { continue };
        let mut numbers = BTreeMap::new();
        for (member, of) in members.iter().filter(|(_, of)| **of != ElementType::None) {
            let Some(number) = newest.values.get(member) else { continue };
            let (first, other) = *numbers.entry(*of).or_insert((member, number));
            if other != number {
                let message =
                    format!("`{first}` and `{member}` of `{name}` have different values, but select the same type");
                let at = input.spec.location(&["elements", name, member]);
                diagnostics.push(
                    Diagnostic::new("several-elements", at, message)
                        .help("write `void` for the member that programs do not use to select this type"),
                );
            }
        }
    }
}

impl Check<'_> {
    /// Checks that the parameter that selects the type of memory is an enum with a table in `elements`. In addition,
    /// the header must not declare the type of the memory.
    pub(super) fn element(&self, diagnostics: &mut Diagnostics) {
        let (param, symbol) = (self.param, self.symbol);
        let Some(number) = &param.element else { return };
        if !matches!(param.ty.pointee(), Some((CType::Void, _))) {
            let message = format!(
                "no parameter can select the element type of `{}` of {symbol}, because the header declares this type",
                param.name
            );
            return diagnostics
                .push(Diagnostic::new("misfit-role", self.at(&["element"]), message).help("remove `element`"));
        }
        let Some(named) = self.params.iter().find(|other| other.name == *number) else { return };
        let class = self.type_index.class_of(&named.ty);
        let specs = std::iter::once(self.input.spec).chain(self.input.used.iter().map(|(spec, _)| *spec));
        let mut tables = specs.flat_map(|spec| spec.content.elements.keys());
        let is_it = |table: &String| matches!((&class, self.type_index.class(table)), (TypeClass::Enum(a), TypeClass::Enum(b)) if std::ptr::eq(*a, b));
        if !tables.any(is_it) {
            let message = format!(
                "`{number}` of {symbol} cannot select an element type: the spec has no `elements` for `{}` under \
                `types`",
                named.ty
            );
            diagnostics.push(Diagnostic::new("unknown-table", self.at(&["element"]), message).help(
                "name a parameter whose type is an enum, and list the element types that the members select under \
                `elements` of this enum",
            ));
        }
    }
}
