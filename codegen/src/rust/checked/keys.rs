//! Functions that get or set one attribute take a key, which tells the type of the value; and the keys.

use super::{Item, Scope, Signature, forms::Raw, value};
use crate::{
    analysis::{
        keyed::{Keyed, keyed},
        returned::Returned,
        sharing::Shared,
    },
    api::{Major, Type, TypeKind},
    ctype::CType,
    printing::{ident, unparse},
    rust::docs,
    spec::{Reading, ValueType},
    types::ValueKind,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The head of the function with a key, if it is one of an attribute, and the arguments of the raw one.
fn head(raw: &Raw<'_>) -> Option<(Signature, Vec<TokenStream>)> {
    let Keyed { selection, value: attribute, is_returned } = keyed(&raw.function.plan)?;
    let name = ident(&raw.function.name);
    let (selector, given) = (ident(&selection.selector), ident(&attribute.name));
    let table = raw.scope.path(&selection.table);
    let (inputs, arguments): (Vec<TokenStream>, Vec<TokenStream>) = raw
        .inputs()
        .map(|(input, typed)| {
            let pat = &typed.pat;
            if selector == input {
                (quote!(#pat: Key<#table, T, C>), quote!(#pat.selector()))
            } else if given == input {
                (quote!(#pat: T), quote!(&#pat.into_c()))
            } else {
                (quote!(#typed), quote!(#pat))
            }
        })
        .unzip();
    let outputs = raw.body.outputs.iter().map(|output| {
        let ty = if output.name == attribute.name { quote!(T) } else { output.ty.clone() };
        (output.name.clone(), ty)
    });
    let outputs: Vec<(String, TokenStream)> = outputs.collect();
    let returned = value(&outputs.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>());
    let bound = if is_returned { quote!(Output) } else { quote!(Input) };
    let tokens = quote!(fn #name<T: AttributeValue<C>, C: #bound>(#(#inputs),*) -> #returned;);
    let head = syn::parse2(tokens.clone()).unwrap_or_else(|error| panic!("no head of a function ({error}): {tokens}"));
    Some((Signature { head, outputs, grown: Vec::new(), strings: Vec::new() }, arguments))
}

/// The parameters and outputs of the function with a key.
pub(super) fn signature(raw: &Raw<'_>) -> Option<Signature> {
    head(raw).map(|(signature, _)| signature)
}

/// The function with a key.
pub(super) fn lower(raw: &Raw<'_>) -> Option<Item> {
    let (signature, arguments) = head(raw)?;
    let told = docs::checked(raw.scope, raw.function, &signature);
    let Signature { head, outputs, .. } = signature;
    let syn::Signature { ident: name, generics, inputs, .. } = head.sig;
    let names: Vec<_> = outputs.iter().map(|(name, _)| ident(name)).collect();
    let value_of = keyed(&raw.function.plan).filter(|keyed| keyed.is_returned).map(|keyed| keyed.value.name.as_str());
    let converted = outputs.iter().map(|(output, _)| {
        let name = ident(output);
        if Some(output.as_str()) == value_of { quote!(T::from_c(#name)) } else { quote!(#name) }
    });
    let convert = match (value_of, names.as_slice()) {
        (None, _) => quote!(),
        (Some(_), [_]) => quote!(.map(T::from_c)),
        (Some(_), _) => quote!(.map(|(#(#names),*)| (#(#converted),*))),
    };
    let returned = value(&outputs.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>());
    let checked = raw.checked(&quote!(unsafe { raw::#name::<C>(#(#arguments),*) }));
    let status = raw.scope.path(raw.scope.result());
    let mut docs =
        vec![format!("As [`{name}`](raw::{name}), with a `Result`; the [key](keys) tells the type of the value.")];
    docs.push(String::new());
    docs.extend(told);
    let docs = docs::attributes(&docs);
    Some(Item(quote! {
        #docs
        #[inline]
        pub unsafe fn #name #generics(#inputs) -> Result<#returned, crate::Error<#status>> {
            #checked #convert
        }
    }))
}

/// The keys of the tables that a library's functions need, as the macro takes them; empty if there are none here. Those whose
/// types all major versions share are shared, if functions are.
pub(super) fn tables(scope: &Scope<'_>, common: &Shared, is_shared: bool) -> String {
    let is_common = |table: &str, of: &ValueType| {
        common.library
            && !common.functions.is_empty()
            && [vec![table], of.ty.names()]
                .concat()
                .into_iter()
                .all(|name| common.types.contains(scope.major.canonical(name)))
    };
    let mut text = String::new();
    for table in needed(scope) {
        let Some((Type { kind: TypeKind::Enum(members), .. }, _)) = scope.definition(table) else { continue };
        let types = scope.library.attribute_types.get(table).into_iter().flatten();
        let here = types.filter(|(member, of)| {
            is_common(table, of) == is_shared && members.iter().any(|known| known.name == **member)
        });
        let (mut ones, mut lists) = (String::new(), String::new());
        for (member, of) in here {
            match &of.ty {
                CType::Array { of, len: 0 } => lists += &format!("            {member}: {},\n", printed(&scope.ty(of))),
                CType::Void
                | CType::Builtin(_)
                | CType::Named(_)
                | CType::Pointer { .. }
                | CType::Array { .. }
                | CType::Function { .. } => ones += &one(scope, member, of).unwrap_or_default(),
            }
        }
        let table = scope.path(table).to_string().replace(' ', "");
        if !ones.is_empty() || !lists.is_empty() {
            let lists = if lists.is_empty() { String::new() } else { format!(" + [\n{lists}        ]") };
            text += &format!("        {table} {{\n{ones}        }}{lists}\n");
        }
    }
    text
}

/// The line of a member; none for a function, which is no value that may be zero.
fn one(scope: &Scope<'_>, member: &str, of: &ValueType) -> Option<String> {
    if scope.types.kind(&of.ty) == ValueKind::Function {
        return None;
    }
    let c = printed(&scope.ty(&of.ty));
    let ty = match of.reading {
        Reading::Bool => format!("bool as {c}"),
        Reading::Plain if c == "bool" => "bool as u8".to_owned(),
        Reading::Plain | Reading::Float16 | Reading::Bfloat16 => c,
    };
    Some(format!("            {}: {ty},\n", ident(member)))
}

/// The tables of functions with a key, in any major version: the keys of one are where they are, whichever has the function.
fn needed<'a>(scope: &Scope<'a>) -> BTreeSet<&'a str> {
    let of = |major: &'a Major| {
        let functions = major.functions.values();
        let functions = functions.filter(|function| major.symbols[&function.symbol].returned == Returned::Status);
        functions.filter_map(|function| Some(keyed(&function.plan)?.selection.table.as_str()))
    };
    scope.library.majors.values().flat_map(of).collect()
}

/// A type as text.
fn printed(ty: &TokenStream) -> String {
    let item = unparse(&quote!(type T = #ty;));
    item.trim().trim_start_matches("type T = ").trim_end_matches(';').to_owned()
}
