//! Functions as Rust items: the C function below `sys`, and the public one around it.
//!
//! The body of a public function is one call. What stands before it makes room for outputs and lengths, what stands
//! behind it is the tuple.

use super::{Item, Scope, body::Body, docs, safety};
use crate::{
    analysis::returned::Returned,
    api::{Function, Helper, Symbol},
    ctype::CType,
    printing::{c_literal, ident},
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The function of the library's module below `sys`: the library's own signature, found on first use.
pub(super) fn symbol(scope: &Scope<'_>, symbol: &Symbol) -> Item {
    let mut lines = vec![format!("`{}`", symbol.prototype()), String::new()];
    lines.push(format!("In `{}` {}.", symbol.header, symbol.availability));
    if symbol.public.is_none() {
        lines.extend([
            String::new(),
            "The headers give its name to another function: this one is an older form of it.".to_owned(),
        ]);
    }
    lines.push(String::new());
    lines.extend(safety::section_of_symbol());
    let docs = docs::attributes(&lines);
    let name = ident(&symbol.name);
    let library = scope.library_static();
    let (params, types): (Vec<Ident>, Vec<TokenStream>) =
        symbol.params.iter().map(|(param, ty)| (ident(param), scope.ty(ty))).unzip();
    let returns = scope.returns(&symbol.returns);
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
    let docs = docs::attributes(&docs::ty(&what, &helper.header, &helper.availability));
    let (name, returns) = (ident(&helper.name), scope.ty(&helper.returns));
    let params = helper.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    let fields = helper.fields.iter().map(|(param, field)| {
        let (param, field) = (ident(param), ident(field));
        if param == field { quote!(#field) } else { quote!(#field: #param) }
    });
    Item(quote! {
        #docs
        #[inline]
        pub const fn #name(#(#params),*) -> #returns {
            #returns { #(#fields),* }
        }
    })
}

/// The public function, and its other names.
pub(super) fn lower(scope: &Scope<'_>, function: &Function) -> Item {
    let symbol = &scope.major.symbols[&function.symbol];
    let body = Body::of(scope, symbol, &function.plan);
    let returns = Returns::of(scope, function, symbol, &body);
    let docs = docs::attributes(&docs::function(scope, function, symbol, &returns.docs, returns.is_status));
    let deprecated = docs::deprecation(symbol);
    let guards = body.guards(&function.name);
    let Body { generics, params, lets, .. } = &body;
    let name = ident(&function.name);
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    let aliases = function.aliases.iter().map(|alias| {
        let docs = docs::attributes(&[format!("The symbol behind [`{}`].", function.name)]);
        let alias = ident(alias);
        quote!(#docs pub use self::#name as #alias;)
    });
    let Returns { ty, call, .. } = &returns;
    Item(quote! {
        #docs
        #deprecated
        #[inline]
        pub unsafe fn #name #generics (#(#params),*) #ty {
            #guards
            #(#lets)*
            #call
        }

        #(#aliases)*
    })
}

/// What a public function returns, and the call that it ends with.
struct Returns {
    is_status: bool,
    /// Each element as C calls it.
    docs: Vec<String>,
    /// `-> T`, or nothing.
    ty: TokenStream,
    call: TokenStream,
}

impl Returns {
    fn of(scope: &Scope<'_>, function: &Function, symbol: &Symbol, body: &Body<'_>) -> Self {
        let (sys, arguments) = (ident(&symbol.name), &body.arguments);
        let call = quote!(unsafe { sys::#sys(#(#arguments),*) });
        let (first, first_docs, call) = match symbol.returned {
            Returned::Nothing => (None, None, call),
            Returned::StaticString => (
                Some(quote!(Option<&'static CStr>)),
                Some("text".to_owned()),
                quote!(unsafe { crate::support::text(sys::#sys(#(#arguments),*)) }),
            ),
            Returned::Status | Returned::Value => {
                (Some(scope.ty(&symbol.returns)), Some(symbol.returns.to_string()), call)
            }
        };
        let is_status = symbol.returned == Returned::Status;
        let docs = first_docs.into_iter().chain(body.outputs.iter().map(|output| output.docs.clone())).collect();
        let values = body.outputs.iter().map(|output| &output.value);
        let types = body.outputs.iter().map(|output| &output.ty);
        // Only a function without a status and without outputs returns a value that is no tuple.
        let (ty, call) = match (first, body.outputs.is_empty()) {
            (Some(first), true) if is_status => (quote!(-> (#first,)), quote!((#call,))),
            (Some(first), true) => (quote!(-> #first), call),
            (Some(first), false) => {
                // A parameter may have this name as well.
                let taken = function.plan.param("returned").is_some();
                let returned = format_ident!("{}", if taken { "returned_" } else { "returned" });
                (quote!(-> (#first, #(#types),*)), quote!(let #returned = #call; (#returned, #(#values),*)))
            }
            (None, true) => (quote!(), call),
            (None, false) => (quote!(-> (#(#types,)*)), quote!(#call; (#(#values,)*))),
        };
        Self { is_status, docs, ty, call }
    }
}
