//! Printing of functions. No other code converts a [`RustFn`] to tokens.

mod call;
mod checked;
mod owned;
mod ranks;
mod raw;

pub(super) use checked::{aliases as checked_aliases, head as checked_signature, lower as checked};
pub(super) use owned::{in_group as owned_in_group, lower as owned};
pub(super) use ranks::lower as owned_ranks;
pub(super) use raw::{head as raw_signature, lower as raw};

use super::{
    Scope,
    signature::{Bound, Generic, RustFn, RustParam},
};
use codegen_core::names;
use codegen_printing::ident;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// The signature of a function without its body: `fn name<T: Input>(x: &T) -> R`.
fn head(function: &RustFn, returns: Option<impl ToTokens>) -> TokenStream {
    let RustFn { name, generics, params, arguments: _, outputs: _, is_safe: _, asks: _, deprecated: _ } = function;
    let (name, returns) = (ident(name), returns.into_iter());
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    quote!(fn #name #generics (#(#params),*) #(-> #returns)*)
}

/// The signature of a function that returns a `Result`, without its body.
pub(super) fn result_head(scope: &Scope<'_>, function: &RustFn, is_safe: bool) -> TokenStream {
    let (status, value) = (scope.path(scope.result()), function.value());
    let head = head(function, Some(quote!(Result<#value, Error<#status>>)));
    if is_safe { quote!(pub #head) } else { quote!(pub unsafe #head) }
}

/// The attribute of a deprecated function.
fn deprecated(function: &RustFn) -> Option<TokenStream> {
    function.deprecated.as_ref().map(|note| quote!(#[deprecated(note = #note)]))
}

/// The expression for several values: `()`, the single value, or a tuple.
fn value(values: &[TokenStream]) -> TokenStream {
    match values {
        [] => quote!(()),
        [only] => only.clone(),
        several => quote!((#(#several),*)),
    }
}

/// The name of a local variable. It differs from the names of the C parameters, which are arguments of the raw
/// function.
fn variable(name: &str, raw: &RustFn) -> Ident {
    let mut name = name.to_owned();
    while raw.arguments.iter().any(|argument| names::rust(&argument.of) == name) {
        name += "_";
    }
    format_ident!("{name}")
}

impl ToTokens for Generic {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Self::Lifetime => quote!('a),
            Self::Type(name, bound) => {
                let name = format_ident!("{name}");
                match bound {
                    Bound::Input => quote!(#name: Input),
                    Bound::Output => quote!(#name: Output),
                    Bound::AttributeValue => quote!(#name: AttributeValue<C>),
                    Bound::Element(of) => quote!(#name: Element<#of>),
                }
            }
        });
    }
}

impl ToTokens for RustParam {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (name, ty) = (ident(&self.of), &self.ty);
        let variable = self.is_variable.then(|| quote!(mut));
        tokens.extend(quote!(#variable #name: #ty));
    }
}
