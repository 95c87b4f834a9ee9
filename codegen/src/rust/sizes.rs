//! How large values are whose types an enum's members select.
//!
//! One function per table stands beside the public functions that ask it. It names sizes, not types: a table can serve
//! every major version while a type that it mentions does not.

use super::{Item, Scope};
use crate::{
    api::{Function, Member, TypeKind},
    ctype::{CType, System},
    facts::complex_part,
    printing::ident,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;

/// The function of a table.
pub(super) fn function(table: &str) -> Ident {
    format_ident!("value_size_{}", ident(table))
}

/// The functions of the tables that these functions need.
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function]) -> Vec<Item> {
    let params = functions.iter().flat_map(|function| &function.plan.params);
    let tables: BTreeSet<&String> = params.filter_map(|param| Some(&param.selection()?.table)).collect();
    let params = functions.iter().flat_map(|function| &function.plan.params);
    let complex: BTreeSet<&String> = params.filter_map(|param| Some(&param.complex.as_ref()?.table)).collect();
    let sizes = tables.into_iter().map(|table| item(scope, table));
    sizes.chain(complex.into_iter().map(|table| complex_item(scope, table))).collect()
}

/// The function that tells which of a table's types are complex numbers.
pub(super) fn complex_function(table: &str) -> Ident {
    format_ident!("is_complex_{}", ident(table))
}

fn complex_item(scope: &Scope<'_>, table: &str) -> Item {
    let (name, selector) = (complex_function(table), scope.path(table));
    let mut seen = BTreeSet::new();
    let (mut complex, mut real) = (Vec::new(), Vec::new());
    for (member, value) in members(scope, table) {
        if *value == CType::Void || !seen.insert(member.value) {
            continue;
        }
        if is_complex(scope, value) { complex.push(ident(&member.name)) } else { real.push(ident(&member.name)) }
    }
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

/// Whether a type is a complex number.
pub(super) fn is_complex(scope: &Scope<'_>, ty: &CType) -> bool {
    match scope.resolved(ty).map(|found| &found.kind) {
        Some(TypeKind::Record { union: false, fields, .. }) => {
            complex_part(fields.iter().map(|field| (field.name.as_str(), &field.ty))).is_some()
        }
        Some(_) | None => false,
    }
}

/// The members of a table's enum, each with the type of its value.
fn members<'a>(scope: &'a Scope<'_>, table: &str) -> Vec<(&'a Member, &'a CType)> {
    // Checked with the specs: a table is that of an enum.
    let members = scope.types.definition(table).and_then(|found| found.item.kind.members()).unwrap_or_default();
    let types = scope.library.attribute_types.get(table);
    members.iter().filter_map(|member| Some((member, &types?.get(&member.name)?.ty))).collect()
}

fn item(scope: &Scope<'_>, table: &str) -> Item {
    let (name, selector) = (function(table), scope.path(table));
    let mut arms: Vec<(TokenStream, Vec<Ident>)> = Vec::new();
    let mut seen = BTreeSet::new();
    for (member, value) in members(scope, table) {
        let Some(size) = value_size(scope, value) else { continue };
        // An alias selects what its twin selects; a `match` takes a value once.
        if !seen.insert(member.value) {
            continue;
        }
        let member = ident(&member.name);
        match arms.iter_mut().find(|(of, _)| of.to_string() == size.to_string()) {
            Some((_, members)) => members.push(member),
            None => arms.push((size, vec![member])),
        }
    }
    let arms = arms.iter().map(|(size, members)| quote!(#(#selector::#members)|* => #size,));
    Item(quote! {
        const fn #name(selector: #selector) -> ValueSize {
            match selector {
                #(#arms)*
                _ => ValueSize::Any,
            }
        }
    })
}

/// `None` where there is no value, or one of a size that is not the same wherever this code is.
fn value_size(scope: &Scope<'_>, ty: &CType) -> Option<TokenStream> {
    match ty {
        CType::Void => None,
        CType::Array { of, len } => {
            let (size, count) = (bytes(scope, of)?, Literal::u64_unsuffixed(*len));
            Some(quote!(ValueSize::Elements { size: #size, count: #count }))
        }
        CType::Builtin(_) | CType::Named(_) | CType::Pointer { .. } | CType::Function { .. } => {
            let size = bytes(scope, ty)?;
            Some(quote!(ValueSize::One(#size)))
        }
    }
}

fn bytes(scope: &Scope<'_>, ty: &CType) -> Option<TokenStream> {
    if !has_size(scope, ty) {
        return None;
    }
    let [linux, windows] = [System::Linux, System::Windows].map(|system| scope.types.size_and_align(ty, system).0);
    let [of_linux, of_windows] = [linux, windows].map(Literal::u64_unsuffixed);
    Some(if linux == windows { quote!(#of_linux) } else { quote!(if cfg!(windows) { #of_windows } else { #of_linux }) })
}

/// Whether values of a type have a size that is the same wherever this code is.
fn has_size(scope: &Scope<'_>, ty: &CType) -> bool {
    match ty {
        CType::Void => false,
        CType::Builtin(_) | CType::Pointer { .. } | CType::Function { .. } => true,
        CType::Array { of, .. } => has_size(scope, of),
        CType::Named(_) => scope.resolved(ty).is_some_and(|found| match &found.kind {
            TypeKind::Record { .. } => scope.is_same_everywhere(&found.name),
            TypeKind::Alias(of) => has_size(scope, of),
            TypeKind::Enum(_)
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Handle { .. }
            | TypeKind::Callback { .. } => true,
        }),
    }
}
