//! Functions that take less than the raw ones, or something better: arrays, buffers and strings of a size that only the
//! library knows are returned, and arrays of strings are strings.

use super::{Item, Scope, Signature, value};
use crate::{
    analysis::{
        growth::{Growth, growth},
        params::{Element, ParamPlan},
    },
    api::Function,
    printing::ident,
    rust::{body::Body, docs, records},
};
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// A raw function's head, and what its parameters mean.
pub(super) struct Raw<'a> {
    pub(super) scope: &'a Scope<'a>,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body<'a>,
    pub(super) head: &'a syn::TraitItemFn,
    /// What begins the symbol's name, where that is not the function's.
    pub(super) symbol: Option<Ident>,
    /// The argument whose log tells why the function has failed.
    pub(super) object: Option<Ident>,
}

/// The function, if it is another one than the raw function with a `Result`.
pub(super) fn lower(raw: &Raw<'_>) -> Option<Item> {
    let growth = growth(raw.function, raw.scope.major);
    let strings: Vec<&ParamPlan> = raw.function.plan.params.iter().filter(|param| param.takes_strings()).collect();
    if growth == Growth::Known && strings.is_empty() {
        return None;
    }
    let call = raw.call(&growth);
    let called = raw.called();
    let (what, body) = match &growth {
        Growth::Known => ("strings instead of their addresses".to_owned(), raw.checked(&call)),
        Growth::TwoCalls { count, arrays } => {
            let is_text = arrays.iter().any(|array| raw.is_string(array));
            let what = if is_text { "the whole string" } else { "as many elements as there are" };
            (what.to_owned(), raw.two_calls(count, arrays, &called, &call))
        }
        Growth::SizedBy { array, function, arguments } => {
            let what = format!("as much as [`{function}`](raw::{function}) reports");
            (what, raw.sized(array, function, arguments, &call))
        }
        Growth::Capacity { string } => {
            let (string, returned) = (ident(string), raw.variable("returned"));
            let call = quote!({ let (#returned,) = #call; #returned });
            ("a string of any length".to_owned(), quote!(grow::string(#called, |#string| #call)))
        }
    };
    Some(raw.item(&growth, &strings, &what, &body))
}

/// Its parameters and outputs, if it is such a function.
pub(super) fn signature(raw: &Raw<'_>) -> Option<Signature> {
    let growth = growth(raw.function, raw.scope.major);
    let strings: Vec<&ParamPlan> = raw.function.plan.params.iter().filter(|param| param.takes_strings()).collect();
    if growth == Growth::Known && strings.is_empty() {
        return None;
    }
    Some(raw.signature(&growth, &strings))
}

impl Raw<'_> {
    fn param(&self, name: &str) -> Option<&ParamPlan> {
        self.function.plan.param(name)
    }

    /// The name of a variable: that of no parameter.
    fn variable(&self, name: &str) -> Ident {
        let is_taken = self.param(name).is_some();
        format_ident!("{name}{}", if is_taken { "_" } else { "" })
    }

    /// The names and types of the raw function's parameters.
    pub(super) fn inputs(&self) -> impl Iterator<Item = (String, &syn::PatType)> {
        self.head.sig.inputs.iter().filter_map(|input| match input {
            syn::FnArg::Typed(typed) => Some((typed.pat.to_token_stream().to_string(), typed)),
            syn::FnArg::Receiver(_) => None,
        })
    }

    /// The type of an array's elements: bytes, where the caller of the raw function chooses it.
    fn element(&self, array: &str) -> TokenStream {
        match self.param(array).map(|param| &param.element) {
            Some(Element::Typed { ty, .. }) => self.scope.ty(ty),
            Some(
                Element::Bytes
                | Element::Untyped
                | Element::Selected(_)
                | Element::EachSelected { .. }
                | Element::KernelArguments,
            )
            | None => quote!(u8),
        }
    }

    fn is_string(&self, array: &str) -> bool {
        self.param(array).is_some_and(|param| param.is_text)
    }

    /// What is returned for an array: its type and its value.
    fn returned(&self, array: &str) -> (TokenStream, TokenStream) {
        let (element, name) = (self.element(array), ident(array));
        if self.is_string(array) {
            (quote!(CString), quote!(grow::text(#name)))
        } else {
            (quote!(Vec<#element>), quote!(#name))
        }
    }

    /// Room for the elements of an array.
    fn room(&self, array: &str, len: &TokenStream) -> TokenStream {
        match self.param(array).map(|param| &param.element) {
            Some(Element::Typed { ty, .. }) if records::begins(self.scope, ty) => quote!(grow::records(#len)),
            _ => quote!(grow::room(#len)),
        }
    }

    /// The call of the raw function.
    fn call(&self, growth: &Growth) -> TokenStream {
        let name = ident(&self.function.name);
        let is_array = |input: &str| growth.arrays().iter().any(|array| ident(array) == input);
        let is_strings = |input: &str| {
            self.function.plan.params.iter().any(|param| param.takes_strings() && ident(&param.name) == input)
        };
        let arguments = self.inputs().map(|(input, typed)| {
            let pat = &typed.pat;
            match growth {
                Growth::Capacity { .. } => quote!(#pat),
                Growth::Known | Growth::TwoCalls { .. } | Growth::SizedBy { .. } if is_array(&input) => {
                    quote!(&mut #pat)
                }
                Growth::Known | Growth::TwoCalls { .. } | Growth::SizedBy { .. } if is_strings(&input) => quote!(&#pat),
                Growth::Known | Growth::TwoCalls { .. } | Growth::SizedBy { .. } => quote!(#pat),
            }
        });
        quote!(unsafe { raw::#name(#(#arguments),*) })
    }

    pub(super) fn called(&self) -> TokenStream {
        let (library, name) = (self.scope.library_static(), ident(&self.function.name));
        let symbol = self.symbol.iter();
        quote!(called!(#library, #name #(, #symbol)*))
    }

    /// The outputs of a call, or its error.
    pub(super) fn checked(&self, call: &TokenStream) -> TokenStream {
        let called = self.called();
        match &self.object {
            None => quote!(crate::support::checked(#called, #call)),
            Some(object) => quote!(crate::support::checked_with_log(#called, #call, #object)),
        }
    }

    /// The elements of each array, cut where the count says so, with what else is returned.
    fn two_calls(&self, count: &str, arrays: &[String], called: &TokenStream, call: &TokenStream) -> TokenStream {
        let names: Vec<Ident> = arrays.iter().map(|array| ident(array)).collect();
        let [room, len, returned] = ["room", "len", "returned"].map(|name| self.variable(name));
        let rooms = arrays.iter().map(|array| self.room(array, &quote!(#room)));
        let outputs = self.body.outputs.iter().map(|output| ident(&output.name));
        let values = self.outputs(&Growth::TwoCalls { count: count.to_owned(), arrays: arrays.to_vec() });
        let value = value(&values.into_iter().map(|(_, value)| value).collect::<Vec<_>>());
        let count = ident(count);
        quote! {
            grow::two_calls(#called, |#room| {
                #(let mut #names = #rooms;)*
                let (#returned, #(#outputs),*) = #call;
                let #len = grow::length(#count);
                #(#names.truncate(#len);)*
                (#returned, #len, #value)
            })
        }
    }

    fn sized(&self, array: &str, function: &str, arguments: &[String], call: &TokenStream) -> TokenStream {
        let checked = self.checked(call);
        let (name, function) = (ident(array), ident(function));
        let arguments = arguments.iter().map(|argument| ident(argument));
        let size = self.variable("size");
        let room = self.room(array, &quote!(grow::length(#size)));
        let (_, value) = self.returned(array);
        quote! {
            let #size = unsafe { #function(#(#arguments),*)? };
            let mut #name = #room;
            if #size > 0 {
                #checked?;
            }
            Ok(#value)
        }
    }

    /// What is returned, in the order of C's parameters: types and values.
    fn outputs(&self, growth: &Growth) -> Vec<(TokenStream, TokenStream)> {
        let params = self.function.plan.params.iter();
        let outputs = params.filter_map(|param| {
            if growth.arrays().contains(&param.name) {
                return Some(self.returned(&param.name));
            }
            let is_count = matches!(growth, Growth::TwoCalls { count, .. } if *count == param.name);
            let output = self.body.outputs.iter().find(|output| output.name == param.name && !is_count)?;
            let name = ident(&param.name);
            Some((output.ty.clone(), quote!(#name)))
        });
        outputs.collect()
    }

    /// The parameters of those outputs.
    fn output_names(&self, growth: &Growth) -> Vec<String> {
        let is_count = |name: &str| matches!(growth, Growth::TwoCalls { count, .. } if count == name);
        let is_output = |name: &str| self.body.outputs.iter().any(|output| output.name == name) && !is_count(name);
        let names = self.function.plan.params.iter().map(|param| &param.name);
        names.filter(|name| growth.arrays().contains(name) || is_output(name)).cloned().collect()
    }

    /// The parameters, without the memory that is returned.
    fn kept(&self, growth: &Growth, strings: &[&ParamPlan]) -> Vec<TokenStream> {
        let is_array = |input: &str| growth.arrays().iter().any(|array| ident(array) == input);
        let is_strings = |input: &str| strings.iter().any(|param| ident(&param.name) == input);
        let kept = self.inputs().filter(|(input, _)| !is_array(input));
        kept.map(|(input, typed)| {
            let pat = &typed.pat;
            if is_strings(&input) { quote!(#pat: &[&CStr]) } else { quote!(#typed) }
        })
        .collect()
    }

    /// The type parameters: a type that the caller chose for memory that is returned now is none any more.
    fn generics(&self, growth: &Growth, strings: &[&ParamPlan]) -> Vec<&syn::GenericParam> {
        let inputs = self.kept(growth, strings);
        let types: Vec<TokenStream> = self.outputs(growth).into_iter().map(|(ty, _)| ty).collect();
        let is_used = |generic: &&syn::GenericParam| {
            let name = match generic {
                syn::GenericParam::Type(of) => format_ident!("{}", of.ident),
                syn::GenericParam::Lifetime(_) | syn::GenericParam::Const(_) => return true,
            };
            inputs.iter().chain(&types).any(|tokens| mentions(tokens.clone(), &name))
        };
        self.head.sig.generics.params.iter().filter(is_used).collect()
    }

    /// The parameters and outputs of the function that returns memory.
    fn signature(&self, growth: &Growth, strings: &[&ParamPlan]) -> Signature {
        let types: Vec<TokenStream> = self.outputs(growth).into_iter().map(|(ty, _)| ty).collect();
        let (inputs, generics) = (self.kept(growth, strings), self.generics(growth, strings));
        let name = ident(&self.function.name);
        Signature {
            head: syn::parse_quote!(fn #name<#(#generics),*>(#(#inputs),*);),
            outputs: self.output_names(growth).into_iter().zip(types).collect(),
            grown: growth.arrays().to_vec(),
            strings: strings.iter().map(|param| param.name.clone()).collect(),
        }
    }

    fn item(&self, growth: &Growth, strings: &[&ParamPlan], what: &str, body: &TokenStream) -> Item {
        let name = ident(&self.function.name);
        let mut docs = vec![format!("As [`{name}`](raw::{name}), with a `Result` and {what}.")];
        docs.push(String::new());
        docs.extend(docs::checked(self.scope, self.function, &self.signature(growth, strings)));
        let docs = docs::attributes(&docs);
        let inputs = self.kept(growth, strings);
        let types: Vec<TokenStream> = self.outputs(growth).into_iter().map(|(ty, _)| ty).collect();
        let returned = value(&types);
        let generics = self.generics(growth, strings);
        let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
        let status = self.scope.path(self.scope.result());
        let addresses = strings.iter().map(|param| ident(&param.name));
        let deprecated = &self.head.attrs;
        Item(quote! {
            #docs
            #(#deprecated)*
            #[inline]
            pub unsafe fn #name #generics(#(#inputs),*) -> Result<#returned, crate::Error<#status>> {
                #(let #addresses = grow::addresses(#addresses);)*
                #body
            }
        })
    }
}

/// Whether a name stands somewhere in tokens.
fn mentions(tokens: TokenStream, name: &Ident) -> bool {
    tokens.into_iter().any(|token| match token {
        proc_macro2::TokenTree::Ident(found) => found == *name,
        proc_macro2::TokenTree::Group(group) => mentions(group.stream(), name),
        proc_macro2::TokenTree::Punct(_) | proc_macro2::TokenTree::Literal(_) => false,
    })
}
