//! Declarations of struct and union fields in a `.pxd` file.

use super::spelling;
use crate::Scope;
use codegen_core::{
    api::{Field, Type},
    ctype::CType,
    names,
};

/// The lines of a record's body. If a header defines the record, the body includes the fields of unnamed members.
/// Cython cannot express unnamed members in a record that the `.pxd` file defines itself.
pub(super) fn body(scope: &Scope<'_>, fields: &[Field], in_header: bool) -> Vec<String> {
    let lines = fields.iter().flat_map(|field| match inner(scope, field).filter(|_| in_header) {
        Some(fields) => body(scope, fields, in_header),
        None => vec![line(field)],
    });
    lines.collect()
}

/// The types of a record's fields, including the fields of unnamed members.
pub(super) fn types<'a>(scope: &'a Scope<'_>, fields: &'a [Field], in_header: bool) -> Vec<&'a CType> {
    let types = fields.iter().flat_map(|field| match inner(scope, field).filter(|_| in_header) {
        Some(fields) => self::types(scope, fields, in_header),
        None => vec![&field.ty],
    });
    types.collect()
}

/// The fields of an unnamed struct or union member.
fn inner<'a>(scope: &'a Scope<'_>, field: &Field) -> Option<&'a [Field]> {
    let found = scope.types.resolved_type(&field.ty).filter(|_| names::is_unnamed(&field.name))?;
    found.item.kind.fields()
}

fn line(field: &Field) -> String {
    let name = spelling::field(&field.name);
    let renamed = if name == field.name { String::new() } else { format!(" \"{}\"", field.name) };
    spelling::declare(&field.ty, &format!("{name}{renamed}"))
}

/// The C type of an unnamed record that is nested in another record. The type is expressed through the field that
/// contains the nested record.
pub(super) fn unnamed(scope: &Scope<'_>, item: &Type) -> Option<String> {
    let mut path = item.name.split('.');
    let root = path.next()?;
    let fields: Vec<&str> = path.filter(|name| !names::is_unnamed(name)).collect();
    let (parent, last) = item.name.rsplit_once('.')?;
    let around = scope.types.definition(parent)?.item.kind.fields()?;
    let mut ty = &around.iter().find(|field| field.name == last)?.ty;
    let mut first = String::new();
    while let CType::Array { of, .. } = ty {
        first += "[0]";
        ty = of;
    }
    Some(format!("__typeof__((({root}*)0)->{}{first})", fields.join(".")))
}
