//! Tables of classes, with one static for each class.

mod attributes;
mod by_value;
mod enums;
mod records;
mod values;
mod windows;

pub(super) use records::{is_read_only, together};

use super::{Package, Scope, contents::Table, types::Kind};
use codegen_core::{
    api::{Type, TypeKind},
    ctype::Builtin,
};
use proc_macro2::TokenStream;
use quote::quote;

/// The name and the docstring of a class in one string. The first line is the full name of the class. The support code
/// splits the string.
fn class_text(scope: &Scope<'_>, item: &Type, class: &str, doc: &str) -> String {
    // If the class comes from another package, that package contains its docstring.
    let doc = if is_taken(scope) { "" } else { doc };
    format!("{}.{class}\n{doc}", scope.dotted(&item.name))
}

/// Returns true if the classes of this library come from the base package.
fn is_taken(scope: &Scope<'_>) -> bool {
    scope.is_taken(&scope.library.spec.name)
}

/// The flag in a class's table that marks a class from the base package.
fn taken(scope: &Scope<'_>) -> TokenStream {
    if is_taken(scope) { quote!(.taken()) } else { quote!() }
}

/// Adds the tables of one library in one major version. Tables that are the same in all versions are added only once.
pub(super) fn lower(scope: &Scope<'_>, package: &mut Package) {
    let library = scope.library.spec.name.clone();
    for item in scope.major.types.values() {
        let rows = match &item.kind {
            TypeKind::Enum(members) => vec![enums::enumeration(scope, item, members)],
            TypeKind::Record { .. } => {
                records::record_of(item).map(|record| windows::tables(scope, item, record)).unwrap_or_default()
            }
            TypeKind::Handle { .. } => vec![values::value(scope, item, None, Builtin::Uintptr)],
            TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => {
                vec![values::value(scope, item, None, *builtin)]
            }
            TypeKind::Alias(of) if scope.is_class(item, &library) => match scope.kind(of) {
                Kind::Record(base) => vec![records::record_alias(scope, item, of, &base)],
                Kind::Value(base, builtin) => vec![values::value(scope, item, Some(base), builtin)],
                Kind::Number(_) | Kind::Enum(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                    Vec::new()
                }
            },
            TypeKind::Callback { .. } => values::callback(scope, item),
            TypeKind::Alias(_) => Vec::new(),
        };
        let file = scope.table_file(&library, &item.name);
        let first = scope.library.majors.keys().next() == Some(&scope.number);
        if first || file != library {
            let of_library = || Table { library: library.clone(), rows: Vec::new() };
            package.tables.entry(file).or_insert_with(of_library).rows.extend(rows);
        }
    }
    for function in scope.major.functions.values() {
        let symbol = &scope.major.symbols[&function.symbol];
        for ty in symbol.params.values().chain([&symbol.returns]) {
            by_value::add(scope, ty, package);
        }
    }
    for name in scope.library.attribute_types.keys() {
        let Some(contents) = scope.attributes(name) else { continue };
        let (library, table) = scope.attribute_table(name);
        let row = quote!(pub(crate) static #table: Attributes = #contents;);
        package.attribute_types.entry(library.to_owned()).or_default().insert(table.to_string(), row);
    }
}
