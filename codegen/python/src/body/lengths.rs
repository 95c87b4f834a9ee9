//! Rust expressions for the lengths of arrays and buffers. They refer to integers that have already been converted.

use super::{Body, local};
use crate::types::{Kind, number};
use codegen_core::spec::{Amount, Count};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Body<'_> {
    /// A length as an expression of type `Option<usize>`.
    pub(super) fn length(&self, length: Option<&Count>) -> TokenStream {
        self.known(length).map_or(quote!(None), |known| quote!(Some(#known)))
    }

    /// A length as an expression. The expression is 0 if another function or the object in a parameter determines the
    /// length.
    pub(super) fn number(&self, length: Option<&Count>) -> TokenStream {
        self.known(length).unwrap_or(quote!(0))
    }

    fn known(&self, length: Option<&Count>) -> Option<TokenStream> {
        match length? {
            Count::Fixed(number) => {
                let number = Literal::u64_unsuffixed(*number);
                Some(quote!(#number))
            }
            Count::Call(_) | Count::KnownBy(_) => None,
            Count::DivCeil { name, by } => {
                let (dividend, divisor) = (self.value_as_length(name), self.value_as_length(by));
                Some(quote!(args::div_ceil(#dividend, #divisor)))
            }
            Count::Param { name, minus: 0 } => Some(self.value_as_length(name)),
            Count::Param { name, minus } => {
                let (length, minus) = (self.value_as_length(name), Literal::u64_unsuffixed(*minus));
                Some(quote!((#length).saturating_sub(#minus)))
            }
        }
    }

    /// A number of elements or bytes, as an expression. If an element size is passed, the expression is in bytes.
    /// `None` if no argument determines the number.
    pub(super) fn amount(&self, amount: &Amount, size: Option<&TokenStream>) -> Option<TokenStream> {
        let number = match amount {
            Amount::Product(names) => {
                let factors = names.iter().map(|name| self.value_as_extent(name));
                factors.reduce(|product, factor| quote!((#product).saturating_mul(#factor)))?
            }
            Amount::Sum { name, plus } => {
                let (number, plus) = (self.value_as_extent(name), Literal::u64_unsuffixed(*plus));
                quote!((#number).saturating_add(#plus))
            }
            Amount::Fixed(number) => {
                let number = Literal::u64_unsuffixed(*number);
                quote!(#number)
            }
            Amount::Untold => return None,
        };
        Some(size.map_or(number.clone(), |size| quote!(#size.saturating_mul(#number))))
    }

    /// The length that a parameter of the call contains. Negative lengths are rejected.
    pub(super) fn value_as_length(&self, name: &str) -> TokenStream {
        self.unsigned(name, |number| quote!(args::length(py, #number, #name)?))
    }

    /// The extent that a parameter of the call contains. It is used to check the size of memory. A negative extent is
    /// not rejected here, because the library rejects it and accesses no memory.
    fn value_as_extent(&self, name: &str) -> TokenStream {
        self.unsigned(name, |number| quote!(args::extent(#number)))
    }

    fn unsigned(&self, name: &str, signed: impl Fn(TokenStream) -> TokenStream) -> TokenStream {
        let local = local(name);
        let param = self.plan.param(name);
        let to = param.map(|param| param.ty.pointee().map_or(&param.ty, |(to, _)| to));
        match to.map(|to| self.scope.kind(to)) {
            Some(Kind::Number(builtin)) if number(builtin) == "I64" => signed(quote!(#local)),
            Some(Kind::Number(builtin)) if matches!(number(builtin), "I8" | "I16" | "I32") => {
                signed(quote!(#local.into()))
            }
            _ => quote!(#local as usize),
        }
    }
}
