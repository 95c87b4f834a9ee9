//! Records that are passed by value: structs of which only the layout counts.

use crate::{
    api::TypeKind,
    ctype::CType,
    printing::ident,
    python::{
        Package, Scope,
        types::{Kind, rust},
    },
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The struct that stands for a record which is passed by value, and those inside of it.
pub(super) fn add(scope: &Scope<'_>, ty: &CType, package: &mut Package) {
    let Some((found, library)) = ty.name().and_then(|name| scope.resolved(name)) else { return };
    let TypeKind::Record { fields, union, .. } = &found.kind else { return };
    let name = scope.by_value_name(library, &found.name);
    let parts = fields.iter().map(|field| {
        let (name, ty) = (ident(&field.name), plain(scope, &field.ty));
        quote!(pub(crate) #name: #ty)
    });
    let keyword = if *union { quote!(union) } else { quote!(struct) };
    let definition = quote! {
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub(crate) #keyword #name { #(#parts),* }
    };
    package.by_value.insert(name.to_string(), definition);
    for field in fields {
        add(scope, element(&field.ty), package);
    }
}

/// What an array has, to the last dimension.
fn element(ty: &CType) -> &CType {
    match ty {
        CType::Array { of, len: _ } => element(of),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => ty,
    }
}

/// A field's type in a struct that only has to have the right layout.
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
