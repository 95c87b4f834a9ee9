//! Records that are passed by value. Each record is a struct with the same layout as in C, but without named fields. A
//! test checks that the layouts are the same on Linux and Windows.

use crate::{
    Package, Scope,
    types::{Kind, rust},
};
use codegen_core::{
    api::{Field, TypeKind},
    ctype::{CType, System},
    types::{Definition, Frame, Spot, storage_name},
};
use codegen_printing::ident;
use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};

/// Adds the struct for a record that is passed by value, and the structs that it contains.
pub(super) fn add(scope: &Scope<'_>, ty: &CType, package: &mut Package) {
    let Some(Definition { item: found, library }) = scope.types.resolved_type(ty) else { return };
    let TypeKind::Record { fields, union, size, align, windows: _ } = &found.kind else { return };
    let name = scope.by_value_name(library, &found.name);
    let spots: Vec<Spot<'_>> = fields.iter().map(spot).collect();
    let frame = Frame { union: *union, size: *size, align: *align };
    let storage = scope.types.storage(frame, &spots, System::Linux);
    let parts = (0..=fields.len()).flat_map(|index| {
        let bytes = storage.iter().zip(0..).filter(move |(bytes, _)| bytes.before == index);
        let bytes = bytes.map(|(bytes, number)| {
            let name = storage_name(number, fields.iter().map(|field| field.name.as_str()));
            let (name, size) = (format_ident!("{name}"), Literal::u64_unsuffixed(bytes.size));
            quote!(pub(crate) #name: [u8; #size])
        });
        let whole = fields.get(index).filter(|field| field.bits.is_none()).map(|field| {
            let (name, ty) = (ident(&field.name), plain(scope, &field.ty));
            quote!(pub(crate) #name: #ty)
        });
        bytes.chain(whole)
    });
    // A byte array has an alignment of 1, but the bit fields in the array have the alignment of their type.
    let repr = if spots.iter().any(|spot| spot.bits.is_some()) {
        let align = Literal::u64_unsuffixed(*align);
        quote!(#[repr(C, align(#align))])
    } else {
        quote!(#[repr(C)])
    };
    let keyword = if *union { quote!(union) } else { quote!(struct) };
    let definition = quote! {
        #repr
        #[derive(Clone, Copy)]
        pub(crate) #keyword #name { #(#parts),* }
    };
    let records = package.by_value.entry(library.to_owned()).or_default();
    let record = records.entry(name.to_string()).or_default();
    record.definition = definition;
    record.users.insert(scope.library.spec.name.clone());
    for field in fields {
        add(scope, element(&field.ty), package);
    }
}

fn spot(field: &Field) -> Spot<'_> {
    let Field { name: _, offset, ty, bits, availability: _, used: _, initial: _ } = field;
    Spot { ty, offset: *offset, bits: *bits }
}

/// The element type of an array after the removal of all dimensions.
fn element(ty: &CType) -> &CType {
    match ty {
        CType::Array { of, len: _ } => element(of),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => ty,
    }
}

/// The type of a struct field. Only the field's layout matters.
fn plain(scope: &Scope<'_>, ty: &CType) -> TokenStream {
    match scope.kind(ty) {
        Kind::Number(builtin) | Kind::Value(_, builtin) => rust(builtin),
        Kind::Enum(_) => quote!(i32),
        Kind::Record(_) => {
            let path = scope.abi(ty);
            quote!(#path)
        }
        Kind::Array(of, len) => {
            let (of, len) = (plain(scope, &of), Literal::u64_unsuffixed(len));
            quote!([#of; #len])
        }
        Kind::CString | Kind::Callback | Kind::Pointer => quote!(*mut c_void),
    }
}
