//! Functions as Rust items that have no model: the C functions below `sys`, and those that make a record.

use super::{Item, Scope, docs, rusttype::RustType, safety};
use crate::{
    api::{Helper, Symbol, call::Returned},
    ctype::CType,
    printing::{c_literal, ident},
};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The function of the library's module below `sys`: the library's own signature, found on first use.
pub(super) fn symbol(scope: &Scope<'_>, symbol: &Symbol) -> Item {
    let mut lines = vec![format!("`{}`", symbol.prototype()), String::new()];
    lines.push(format!("In `{}` {}.", symbol.header, symbol.availability));
    if symbol.public.is_none() {
        lines.extend([
            String::new(),
            "Older ABI version: the headers map the documented name to another symbol.".to_owned(),
        ]);
    }
    lines.push(String::new());
    lines.extend(safety::section_of_symbol());
    let docs = docs::attributes(&lines);
    let name = ident(&symbol.name);
    let library = scope.library_static();
    let (params, types): (Vec<Ident>, Vec<RustType>) =
        symbol.params.iter().map(|(param, ty)| (ident(param), scope.ty(ty))).unzip();
    let returns = scope.returns(&symbol.returns).map(|ty| quote!(-> #ty));
    let exported = c_literal(&symbol.name);
    let new = if symbol.per_thread.is_empty() {
        quote!(Symbol::new(#exported))
    } else {
        let twin = c_literal(&format!("{}{}", symbol.name, symbol.per_thread));
        quote!(Symbol::with_per_thread(#exported, #twin))
    };
    let new = match symbol.availability.required_version() {
        Some(version) => {
            let version = version.to_string();
            quote!(#new.since(#version))
        }
        None => new,
    };
    let missing = match (symbol.returned, &symbol.returns) {
        (Returned::Status, _) => quote!(Err(missing) => missing.status()),
        (Returned::Nothing, _) => quote!(),
        (_, CType::Pointer { constant: true, .. }) => quote!(Err(_) => core::ptr::null()),
        (_, CType::Pointer { constant: false, .. }) => quote!(Err(_) => core::ptr::null_mut()),
        (_, CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Array { .. } | CType::Function { .. }) => {
            quote!(Err(_) => output::zeroed())
        }
    };
    let call = match symbol.variable {
        true => quote!(unsafe { *exported }),
        false => quote!(unsafe { exported(#(#params),*) }),
    };
    let body = match symbol.returned {
        // There is nothing that could say so.
        Returned::Nothing => quote!(if let Ok(exported) = SYMBOL.get(&#library) { #call }),
        Returned::Status | Returned::StaticString | Returned::Value => {
            quote!(match SYMBOL.get(&#library) { Ok(exported) => #call, #missing })
        }
    };
    let exported = match symbol.variable {
        true => {
            let ty = scope.ty(&symbol.returns);
            quote!(*const #ty)
        }
        false => quote!(unsafe extern "system" fn(#(#types),*) #returns),
    };
    Item(quote! {
        #docs
        #[inline]
        pub unsafe fn #name(#(#params: #types),*) #returns {
            static SYMBOL: Symbol<#exported> = #new;
            #body
        }
    })
}

/// A function with a body in the header: it makes a record.
pub(super) fn helper(scope: &Scope<'_>, helper: &Helper) -> Item {
    let what = format!("{} {}", helper.returns, helper.name);
    let summary = helper.summary.iter().flat_map(|line| [docs::markdown(line), String::new()]);
    let docs: Vec<String> = summary.chain(docs::ty(&what, &helper.header, &helper.availability)).collect();
    let docs = docs::attributes(&docs);
    let (head, returns) = (helper_head(scope, helper), scope.ty(&helper.returns));
    let fields = helper.fields.iter().map(|(param, field)| {
        let (param, field) = (ident(param), ident(field));
        if param == field { quote!(#field) } else { quote!(#field: #param) }
    });
    Item(quote! {
        #docs
        #[inline]
        #head {
            #returns { #(#fields),* }
        }
    })
}

/// Its head.
pub(super) fn helper_head(scope: &Scope<'_>, helper: &Helper) -> TokenStream {
    let (name, returns) = (ident(&helper.name), scope.ty(&helper.returns));
    let params = helper.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    quote!(pub const fn #name(#(#params),*) -> #returns)
}
