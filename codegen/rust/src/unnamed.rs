//! Accessors for fields of anonymous unions and structs. C code accesses such fields without naming the union:
//! `location.id`. If a field is in an anonymous member in one major version, it has accessors in every version, so that
//! one program can support all versions.

use super::{Scope, docs};
use codegen_core::{
    api::{Field, Major, Type, TypeKind},
    ctype::CType,
    names,
    types::Record,
};
use codegen_printing::{ident, type_ident};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// A field, and the anonymous members that lead to it.
struct Found<'a> {
    path: Vec<&'a Field>,
    /// Set if one of the anonymous members is a union.
    in_union: bool,
}

/// The accessors for a record's anonymous members.
pub(super) fn accessors(scope: &Scope<'_>, item: &Type, record: Record<'_>) -> TokenStream {
    let fields = record.fields;
    let elsewhere: BTreeSet<String> = scope
        .library
        .majors
        .values()
        .filter_map(|major| match &major.types.get(&item.name)?.kind {
            TypeKind::Record { fields, .. } => Some(unnamed(major, fields)),
            TypeKind::Enum(_)
            | TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. }
            | TypeKind::Alias(_) => None,
        })
        .flatten()
        .filter_map(|found| Some(found.path.last()?.name.clone()))
        .collect();
    // Bit fields already have accessors.
    let direct = fields.iter().filter(|field| field.bits.is_none() && elsewhere.contains(&field.name));
    let direct = direct.map(|field| Found { path: vec![field], in_union: false });
    let accessors: Vec<TokenStream> = direct
        .chain(unnamed(scope.major, fields))
        .filter_map(|mut found| {
            found.in_union |= record.union;
            let set = setter(scope, fields, &found.path.last()?.name);
            accessor(scope, &found, &set)
        })
        .collect();
    if accessors.is_empty() {
        return quote!();
    }
    let name = type_ident(&item.name);
    quote! {
        impl #name {
            #(#accessors)*
        }
    }
}

/// The name of the method that sets a field of a record. It differs from the names of all fields, because the getters
/// have the same names as the fields.
pub(super) fn setter(scope: &Scope<'_>, fields: &[Field], name: &str) -> Ident {
    let inner = unnamed(scope.major, fields);
    let all = || inner.iter().filter_map(|found| found.path.last().copied()).chain(fields);
    format_ident!("{}", names::setter(name, |name| all().any(|field| field.name == name)))
}

fn fields_of<'a>(major: &'a Major, member: &Field) -> Option<&'a [Field]> {
    match &major.types.get(major.canonical(member.ty.name()?))?.kind {
        TypeKind::Record { fields, .. } => Some(fields),
        TypeKind::Enum(_)
        | TypeKind::Handle { .. }
        | TypeKind::IntegerNewtype(_)
        | TypeKind::FixedWidthInt(_)
        | TypeKind::Callback { .. }
        | TypeKind::Alias(_) => None,
    }
}

/// The fields in a record's anonymous members.
fn unnamed<'a>(major: &'a Major, fields: &'a [Field]) -> Vec<Found<'a>> {
    let mut all = Vec::new();
    for field in fields.iter().filter(|field| names::is_unnamed(&field.name)) {
        let inner = field.ty.name().and_then(|name| major.types.get(major.canonical(name)));
        let Some(Type { kind: TypeKind::Record { union, fields, windows, .. }, .. }) = inner else { continue };
        // Fields that differ on Windows have no accessors. Programs access such fields by their full path.
        let same = fields.iter().filter(|inner| !windows.fields.contains_key(&inner.name));
        let same = same.filter(|inner| !names::is_unnamed(&inner.name));
        all.extend(same.map(|inner| Found { path: vec![field, inner], in_union: *union }));
        all.extend(unnamed(major, fields).into_iter().map(|mut found| {
            found.path.insert(0, field);
            found.in_union |= union;
            found
        }));
    }
    all
}

fn accessor(scope: &Scope<'_>, found: &Found<'_>, set: &Ident) -> Option<TokenStream> {
    let (field, members) = found.path.split_last()?;
    let (name, ty) = (ident(&field.name), scope.ty(&field.ty));
    let around = members.iter().map(|field| ident(&field.name));
    let place = quote!(self #(.#around)*);
    let (value, write) = if field.bits.is_some() {
        // The record that contains the bit field has accessor methods for the field. The methods are unsafe if the
        // record is a union.
        let inner = setter(scope, fields_of(scope.major, members.last()?)?, &field.name);
        (quote!(#place.#name()), quote!(#place.#inner(value);))
    } else {
        (quote!(#place.#name), quote!(#place.#name = value;))
    };
    let part_of_a_union = found.in_union && field.bits.is_some();
    let value = if found.in_union { quote!(unsafe { #value }) } else { value };
    let write = if part_of_a_union { quote!(unsafe { #write }) } else { write };
    let declared = match &field.ty {
        CType::Array { .. } | CType::Function { .. } => field.ty.to_string(),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } => field.declare(),
    };
    let unnamed = if found.in_union { "union" } else { "struct" };
    let mut get_docs = vec![format!("`{declared}`, a member of an anonymous {unnamed}.")];
    get_docs.extend(safety());
    let get_docs = docs::attributes(&get_docs);
    let mut set_docs = vec![format!("Writes `{}`.", field.name)];
    // The setter of a bit field preserves the other bits in the same bytes.
    let set_keyword = if part_of_a_union { quote!(const unsafe) } else { quote!(const) };
    if part_of_a_union {
        set_docs.extend(safety());
    }
    let set_docs = docs::attributes(&set_docs);
    Some(quote! {
        #get_docs
        #[inline]
        pub const unsafe fn #name(&self) -> #ty {
            #value
        }

        #set_docs
        #[inline]
        pub #set_keyword fn #set(&mut self, value: #ty) {
            #write
        }
    })
}

/// The section "Safety" of an accessor for a member of a union.
pub(super) fn safety() -> [String; 4] {
    let member = "If the field is in a union: this member was written last, or the union is all zeros.";
    ["", "# Safety", "", member].map(str::to_owned)
}
