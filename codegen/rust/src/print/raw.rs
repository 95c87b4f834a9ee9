//! Printing of raw functions, which return the C function's outputs as a tuple.
//!
//! The body contains one call. Statements before the call allocate outputs and compute lengths. The expression after
//! the call is the returned tuple.

use super::{
    super::{
        Item, Layers, Scope, docs,
        raw::{COUNT, Initial, RawFn, Refusal, Returned, Slot},
        rusttype::RustType,
        signature::{Conversion, RustOutput},
        sizes,
    },
    call::{converted, derived, length},
    variable,
};
use codegen_core::api::{
    Symbol,
    guards::{Fits, Guard, There},
    plan::SliceLength,
    roles::Selection,
};
use codegen_printing::ident;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Prints a raw function and its additional names.
pub(crate) fn lower(scope: &Scope<'_>, layers: &Layers<'_>) -> Item {
    let Layers { function, symbol, raw, checked: _, owned: _ } = layers;
    let (described, rest) = docs::function(scope, function, symbol, &in_c(scope, raw, symbol));
    let (described, rest) = (docs::attributes(&described), docs::attributes(&rest));
    let forms = forms(scope, layers);
    let aliases = function.aliases.iter().map(|alias| {
        let docs = docs::attributes(&[format!("The symbol behind [`{}`].", function.name)]);
        let (name, alias) = (ident(&function.name), ident(alias));
        quote!(#docs pub use self::#name as #alias;)
    });
    let (head, deprecated, guards, call) = (head(raw), super::deprecated(&raw.function), guards(raw), call(scope, raw));
    let slots = raw.slots.iter().map(slot);
    Item(quote! {
        #described
        #forms
        #rest
        #deprecated
        #[inline]
        #head {
            #guards
            #(#slots)*
            #call
        }

        #(#aliases)*
    })
}

/// The links to the other forms of the function. They are compiled only for rustdoc.
fn forms(scope: &Scope<'_>, layers: &Layers<'_>) -> TokenStream {
    let others = layers.other_forms().map(ident).into_iter();
    let (module, name) = (ident(&scope.place.module(&scope.library.spec.name)), ident(&layers.function.name));
    let symbol = layers.symbol_of_other_name().map(ident).into_iter();
    quote!(#[cfg_attr(doc, doc = forms!(#(#others)* #module::#name #(= #symbol)*))])
}

/// The signature of the raw function, including its return type.
pub(crate) fn head(raw: &RawFn) -> TokenStream {
    let head = super::head(&raw.function, returns(raw));
    quote!(pub unsafe #head)
}

/// The return type. It is a tuple, unless the function has neither a status nor outputs.
fn returns(raw: &RawFn) -> Option<RustType> {
    let first = match &raw.returned {
        Returned::Nothing => None,
        Returned::Status(ty) | Returned::Count(ty) | Returned::Value(ty) => Some(ty.clone()),
        Returned::StaticText => Some(RustType::StaticText),
        Returned::Text => Some(RustType::Option(Box::new(RustType::CString))),
    };
    match (&raw.returned, raw.function.outputs.as_slice()) {
        (Returned::Nothing, []) => None,
        (Returned::Value(_) | Returned::StaticText | Returned::Text, []) => first,
        (_, outputs) => {
            let types = outputs.iter().map(|output| output.ty.clone());
            Some(RustType::Tuple(first.into_iter().chain(types).collect()))
        }
    }
}

/// The elements of the returned tuple, in the notation of C declarations.
fn in_c(scope: &Scope<'_>, raw: &RawFn, symbol: &Symbol) -> Vec<String> {
    let first = match &raw.returned {
        Returned::Nothing => None,
        Returned::StaticText | Returned::Text => Some("text".to_owned()),
        Returned::Count(_) => Some(scope.library.spec.result.r#type.clone()),
        Returned::Status(_) | Returned::Value(_) => Some(symbol.returns.to_string()),
    };
    let outputs = raw.function.outputs.iter().map(|RustOutput { of, c, .. }| format!("{of}: {c}"));
    first.into_iter().chain(outputs).collect()
}

/// The call to the C function, and the returned tuple.
fn call(scope: &Scope<'_>, raw: &RawFn) -> TokenStream {
    let (sys, arguments) = (ident(&raw.symbol), &raw.function.arguments);
    let call = match raw.returned {
        Returned::StaticText => quote!(unsafe { support::text(sys::#sys(#(#arguments),*)) }),
        Returned::Text => quote!(unsafe { support::copied_text(sys::#sys(#(#arguments),*)) }),
        Returned::Nothing | Returned::Status(_) | Returned::Count(_) | Returned::Value(_) => {
            quote!(unsafe { sys::#sys(#(#arguments),*) })
        }
    };
    let values: Vec<TokenStream> = raw.function.outputs.iter().map(converted).collect();
    match (&raw.returned, values.as_slice()) {
        (Returned::Status(_), []) => {
            let returned = variable("returned", &raw.function);
            quote!(let #returned = #call; (#returned,))
        }
        (_, []) => call,
        (Returned::Count(status), values) => {
            let counted = ident(COUNT);
            let code = quote!(support::code_of_count(#counted as i64));
            let returned = match &scope.library.spec.result.code {
                None => quote!(#status(#code)),
                Some(field) => {
                    let field = ident(field);
                    quote!(#status { #field: #code.into(), ..output::zeroed() })
                }
            };
            quote!(let #counted = #call; (#returned, #(#values),*))
        }
        (Returned::Nothing, values) => quote!(#call; (#(#values,)*)),
        (Returned::Status(_) | Returned::Value(_) | Returned::StaticText | Returned::Text, values) => {
            let returned = variable("returned", &raw.function);
            quote!(let #returned = #call; (#returned, #(#values),*))
        }
    }
}

fn slot(Slot { of, ty, initial }: &Slot) -> TokenStream {
    let name = ident(of);
    match initial {
        Initial::Zero => quote!(let mut #name: #ty = output::zeroed();),
        Initial::Reserved => quote!(let mut #name = output::Reserved::<#ty>::new();),
        Initial::NewRecord => quote!(let mut #name = output::Reserved::<#ty>::with(#ty::begin);),
        Initial::Derived(derived) => {
            let derived = self::derived(derived, of);
            quote!(let mut #name: #ty = args::count(#derived);)
        }
    }
}

/// The statements that return before the call if the arguments are inconsistent. Only functions with a status contain
/// such statements.
fn guards(raw: &RawFn) -> TokenStream {
    let (Returned::Status(status) | Returned::Count(status)) = &raw.returned else { return quote!() };
    let outputs = raw.function.outputs.iter().map(|output| match output.conversion {
        Conversion::StaticText => quote!(None),
        Conversion::Same
        | Conversion::FromReserved
        | Conversion::FromBits { .. }
        | Conversion::Grown { .. }
        | Conversion::FromC
        | Conversion::Owner { .. }
        | Conversion::Owners { .. } => quote!(output::zeroed()),
    });
    let failure = quote!((#status::INVALID_ARGUMENT, #(#outputs),*));
    let name = &raw.function.name;
    let guards = raw.refusals.iter().map(|Refusal { guard, generic }| {
        let why = why(guard);
        let refuse = quote!({ refusal::refuse(#name, #why); return #failure; });
        match guard {
            Guard::Lengths { count, of } => same_length(count, of, &refuse),
            Guard::Unfit { .. }
            | Guard::UnfitNumber { .. }
            | Guard::FewerBytes { .. }
            | Guard::FewerParts { .. }
            | Guard::MoreElements { .. } => {
                let condition = condition(guard, generic.as_deref());
                quote!(if #condition #refuse)
            }
        }
    });
    quote!(#(#guards)*)
}

/// The condition under which the function returns before the call.
fn condition(guard: &Guard, generic: Option<&str>) -> TokenStream {
    match guard {
        Guard::Unfit { param, selection: Selection { selector, table }, fits, there } => {
            let (name, selector, size_of) = (ident(param), ident(selector), sizes::function(table));
            let there = match there {
                There::Always => quote!(),
                There::IfSome => quote!(#name.is_some() &&),
                There::IfAny => quote!(!#name.is_empty() &&),
            };
            let fits = match fits {
                Fits::Same => quote!(fits),
                Fits::Passed => quote!(fits_sized),
                Fits::Written => quote!(fits_output),
            };
            let generic = generic.map(ident);
            quote!(#there !#size_of(#selector).#fits(size_of::<#generic>()))
        }
        Guard::UnfitNumber { param, selection: Selection { selector, table }, complex } => {
            let (name, selector, size_of) = (ident(param), ident(selector), sizes::function(table));
            let parts = complex.as_ref().map(|Selection { selector, table }| {
                let (selector, is_complex) = (ident(selector), sizes::complex_function(table));
                quote!(.of_parts(#is_complex(#selector)))
            });
            quote!(!#name.fits(#size_of(#selector) #parts))
        }
        Guard::FewerBytes { param, bytes } => {
            let (name, bytes) = (ident(param), Literal::u64_unsuffixed(*bytes));
            quote!(size_of_val(#name) < #bytes)
        }
        Guard::FewerParts { param, dividend, divisor } => {
            let (slice, dividend, divisor) = (ident(param), ident(dividend), ident(divisor));
            quote!(#slice.len() < args::div_ceil(#dividend, #divisor))
        }
        Guard::MoreElements { param, most } => {
            let (slice, most) = (ident(param), Literal::u64_unsuffixed(*most));
            quote!(#slice.len() > #most)
        }
        Guard::Lengths { count, of: _ } => {
            let count = ident(count);
            quote!(#count.is_none())
        }
    }
}

/// The reason for the rejection of the arguments, as printed in errors.
fn why(guard: &Guard) -> String {
    match guard {
        Guard::Unfit { param, selection: Selection { selector, table: _ }, .. } => {
            format!("the size of a value of `{param}` differs from that of the type that `{selector}` selects")
        }
        Guard::UnfitNumber { param, selection: Selection { selector, table: _ }, complex } => {
            let parts = complex.as_ref().map_or(String::new(), |Selection { selector, table: _ }| {
                format!(" (of two such parts if the type that `{selector}` selects is complex)")
            });
            format!("the size of `{param}` differs from that of the type that `{selector}` selects{parts}")
        }
        Guard::FewerBytes { param, bytes } => format!("`{param}` has fewer than {bytes} bytes"),
        Guard::FewerParts { param, dividend, divisor } => {
            format!("`{param}` is shorter than `{dividend}` / `{divisor}`")
        }
        Guard::MoreElements { param, most } => format!("`{param}` has more than {most} elements"),
        Guard::Lengths { count: _, of } => {
            let slices: Vec<String> = of.iter().map(|length| format!("`{}`", length.slice)).collect();
            format!("the lengths of {} disagree", slices.join(", "))
        }
    }
}

/// The condition that several slices have the same length.
fn same_length(count: &str, lengths: &[SliceLength], refuse: &TokenStream) -> TokenStream {
    let of = |optional: bool| {
        let lengths = lengths.iter().filter(move |length| length.optional == optional);
        lengths.map(move |it| {
            let (value, slice) = (length(it), ident(&it.slice));
            // For an empty slice, NULL is passed. The length is then 0 and is computed without a subtraction.
            if optional && it.plus > 0 { quote!(if #slice.is_empty() { 0 } else { #value }) } else { value }
        })
    };
    let (count, needed, optional) = (ident(count), of(false), of(true));
    quote! {
        let Some(#count) = args::same_len([#(#needed),*], [#(#optional),*]) else #refuse;
    }
}
