//! Values that follow from the caller's slices and types, and what must hold of those before the call is made.

use super::Body;
use crate::{
    analysis::{
        lengths::{Derived, SliceLength},
        params::{ParamPlan, Passing},
        returned::Returned,
        roles::Selection,
    },
    printing::ident,
    rust::sizes,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// What ends the call before it is made.
pub(super) enum Guard {
    /// Something that must not be, and what it is in words.
    Wrong { condition: TokenStream, why: String },
    /// Slices that share a count have to have the same length, which this variable gets.
    SameLength { count: Ident, needed: Vec<TokenStream>, optional: Vec<TokenStream>, why: String },
}

impl<'a> Body<'a> {
    /// The value of a parameter that the other arguments tell.
    pub(super) fn derived(&mut self, param: &ParamPlan, derived: &'a Derived) -> TokenStream {
        match derived {
            Derived::SizeOf(value) => self.value_size(value),
            Derived::Lengths(lengths) => match lengths.as_slice() {
                [only] => length_of(only),
                several => self.same_length(param, several),
            },
        }
    }

    /// The size of a value whose type the caller chooses; 0 of one that is not there.
    fn value_size(&self, value: &str) -> TokenStream {
        let Some(value) = self.plan.param(value) else { return quote!(0) };
        let (name, generic) = (ident(&value.name), self.generic_name(value));
        if is_option(value) { quote!(#name.map_or(0, size_of_val)) } else { quote!(size_of::<#generic>()) }
    }

    /// The length of several slices; a check that they agree goes before the call.
    fn same_length(&mut self, param: &ParamPlan, lengths: &[SliceLength]) -> TokenStream {
        let of = |optional: bool| {
            let lengths = lengths.iter().filter(move |length| length.optional == optional);
            lengths.map(move |length| {
                let (value, slice) = (length_of(length), ident(&length.slice));
                // An empty slice passes NULL, whatever is taken off the length of one that is there.
                if optional && length.plus > 0 { quote!(if #slice.is_empty() { 0 } else { #value }) } else { value }
            })
        };
        let count = ident(&param.name);
        let (needed, optional) = (of(false).collect(), of(true).collect());
        let slices: Vec<String> = lengths.iter().map(|length| format!("`{}`", length.slice)).collect();
        let why = format!("the lengths of {} disagree", slices.join(", "));
        self.guards.push(Guard::SameLength { count: count.clone(), needed, optional, why });
        quote!(#count)
    }

    /// The type that the caller chose must have the size of what the selector selects; only a status can report that.
    pub(super) fn check_size(&mut self, param: &ParamPlan) {
        self.check_fits(param, if param.length.is_some() { quote!(fits_told) } else { quote!(fits) });
    }

    /// The same, where the question is another one.
    pub(super) fn check_fits(&mut self, param: &ParamPlan, fits: TokenStream) {
        let name = ident(&param.name);
        self.check_if(param, is_option(param).then(|| quote!(#name.is_some() &&)), fits);
    }

    /// A number must have the size of the type that the selector selects; of two such parts where it is complex.
    pub(super) fn check_number(&mut self, param: &ParamPlan) {
        let Some(Selection { selector, table }) = param.selection() else { return };
        if self.symbol.returned != Returned::Status {
            return;
        }
        let mut why = format!("`{}` has not the size of the type that `{selector}` selects", param.name);
        let (name, selector, value_size) = (ident(&param.name), ident(selector), sizes::function(table));
        let parts = param.complex.as_ref().map(|Selection { selector, table }| {
            why += &format!(", of two such parts if that of `{selector}` is complex");
            let (selector, is_complex) = (ident(selector), sizes::complex_function(table));
            quote!(.of_parts(#is_complex(#selector)))
        });
        let condition = quote!(!#name.fits(#value_size(#selector) #parts));
        self.guards.push(Guard::Wrong { condition, why });
    }

    /// The same of the elements of a slice. An empty one passes NULL, whatever its type is.
    pub(super) fn check_elements(&mut self, param: &ParamPlan) {
        let name = ident(&param.name);
        self.check_if(param, Some(quote!(!#name.is_empty() &&)), quote!(fits));
    }

    fn check_if(&mut self, param: &ParamPlan, present: Option<TokenStream>, fits: TokenStream) {
        let Some(Selection { selector, table }) = param.selection() else { return };
        if self.symbol.returned != Returned::Status {
            return;
        }
        let why = format!("a value of `{}` has not the size of what `{selector}` selects", param.name);
        let (selector, generic) = (ident(selector), self.generic_name(param));
        let value_size = sizes::function(table);
        let condition = quote!(#present !#value_size(#selector).#fits(size_of::<#generic>()));
        self.guards.push(Guard::Wrong { condition, why });
    }

    /// A slice must not be shorter than the quotient of two arguments.
    pub(super) fn check_parts(&mut self, param: &ParamPlan, dividend: &str, divisor: &str) {
        let why = format!("`{}` is shorter than `{dividend}` / `{divisor}`", param.name);
        let (slice, dividend, divisor) = (ident(&param.name), ident(dividend), ident(divisor));
        let condition = quote!(#slice.len() < args::div_ceil(#dividend, #divisor));
        self.guards.push(Guard::Wrong { condition, why });
    }

    /// The statements that end the call early where its arguments do not fit together.
    pub(in crate::rust) fn guards(&self, function: &str) -> TokenStream {
        let status = self.scope.ty(&self.symbol.returns);
        let outputs = self.outputs.iter().map(|output| &output.failed);
        let failure = quote!((#status::INVALID_ARGUMENT, #(#outputs),*));
        let guards = self.guards.iter().map(|guard| match guard {
            Guard::Wrong { condition, why } => quote! {
                if #condition {
                    refusal::refuse(#function, #why);
                    return #failure;
                }
            },
            Guard::SameLength { count, needed, optional, why } => quote! {
                let Some(#count) = args::same_len([#(#needed),*], [#(#optional),*]) else {
                    refusal::refuse(#function, #why);
                    return #failure;
                };
            },
        });
        quote!(#(#guards)*)
    }
}

/// Whether a value that the caller gives may be missing.
fn is_option(value: &ParamPlan) -> bool {
    value.nullable && value.passing == Passing::Reference { mutable: false }
}

/// The length of a slice as the C function counts it.
fn length_of(SliceLength { slice, in_bytes, plus, optional: _ }: &SliceLength) -> TokenStream {
    let slice = ident(slice);
    let length = if *in_bytes { quote!(size_of_val(#slice)) } else { quote!(#slice.len()) };
    match plus {
        0 => length,
        plus => {
            let plus = Literal::u64_unsuffixed(*plus);
            quote!(#length + #plus)
        }
    }
}
