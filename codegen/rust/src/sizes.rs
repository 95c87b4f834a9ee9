//! Sizes of values whose type is selected by an enum member.
//!
//! Each table is printed as one function, next to the public functions that call it. The function returns sizes instead
//! of types, so that all major versions can share a table even if one of its types differs between them.

use super::{Item, Scope};
use codegen_core::{
    api::{Function, Member, Type},
    types::{Bytes, ValueSize},
};
use codegen_printing::ident;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// The name of the function for a table.
pub(super) fn function(table: &str) -> Ident {
    format_ident!("value_size_{}", ident(table))
}

/// The size functions for the tables that these functions use.
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function]) -> Vec<Item> {
    let params = functions.iter().flat_map(|function| &function.plan.params);
    let tables: BTreeSet<&String> = params.filter_map(|param| Some(&param.selection()?.table)).collect();
    let params = functions.iter().flat_map(|function| &function.plan.params);
    let complex: BTreeSet<&String> = params.filter_map(|param| Some(&param.complex.as_ref()?.table)).collect();
    let sizes = tables.into_iter().map(|table| item(scope, table));
    sizes.chain(complex.into_iter().map(|table| complex_item(scope, table))).collect()
}

/// The name of the function that reports the complex types in a table.
pub(super) fn complex_function(table: &str) -> Ident {
    format_ident!("is_complex_{}", ident(table))
}

fn complex_item(scope: &Scope<'_>, table: &str) -> Item {
    let (name, selector) = (complex_function(table), scope.path(table));
    let selected = scope.types.selected(scope.library, table).into_iter();
    let (complex, real): (Vec<_>, Vec<_>) = selected.partition(|(_, value)| scope.types.complex_part(value).is_some());
    let names = |of: Vec<(&Member, _)>| of.iter().map(|(member, _)| ident(&member.name)).collect::<Vec<_>>();
    let (complex, real) = (names(complex), names(real));
    let arm = |members: &[Ident], answer: bool| {
        let is_any = !members.is_empty();
        is_any.then(|| quote!(#(#selector::#members)|* => Some(#answer),))
    };
    let (complex, real) = (arm(&complex, true), arm(&real, false));
    Item(quote! {
        const fn #name(selector: #selector) -> Option<bool> {
            match selector {
                #complex
                #real
                _ => None,
            }
        }
    })
}

fn item(scope: &Scope<'_>, table: &str) -> Item {
    let (name, selector) = (function(table), scope.path(table));
    let mut arms: Vec<(ValueSize, Vec<Ident>)> = Vec::new();
    for (member, value) in scope.types.selected(scope.library, table) {
        // If several major versions share the code, the record must be the same in all of them.
        let has_size = |record: &Type| scope.is_same_everywhere(&record.name);
        let Some(size) = scope.types.value_size(value, &has_size) else { continue };
        let member = ident(&member.name);
        match arms.iter_mut().find(|(of, _)| *of == size) {
            Some((_, members)) => members.push(member),
            None => arms.push((size, vec![member])),
        }
    }
    let arms = arms.iter().map(|(size, members)| {
        let size = value_size(*size);
        quote!(#(#selector::#members)|* => #size,)
    });
    Item(quote! {
        const fn #name(selector: #selector) -> ValueSize {
            match selector {
                #(#arms)*
                _ => ValueSize::Any,
            }
        }
    })
}

fn value_size(size: ValueSize) -> TokenStream {
    match size {
        ValueSize::One(size) => {
            let size = bytes(size);
            quote!(ValueSize::One(#size))
        }
        ValueSize::Elements { size, count } => {
            let (size, count) = (bytes(size), Literal::u64_unsuffixed(count));
            quote!(ValueSize::Elements { size: #size, count: #count })
        }
    }
}

fn bytes(Bytes { linux, windows }: Bytes) -> TokenStream {
    let [of_linux, of_windows] = [linux, windows].map(Literal::u64_unsuffixed);
    if linux == windows { quote!(#of_linux) } else { quote!(if cfg!(windows) { #of_windows } else { #of_linux }) }
}
