//! The modules `checked`: the functions that return a status once more, with a `Result` of their outputs.
//!
//! What is the same for all of them is in the macro `checked!`: here are only their heads, in full, so that readers, rustdoc
//! and editors see parameters with names and types.

use super::{Crate, Item, Place, Scope, body::Body};
use crate::{
    analysis::returned::Returned,
    api::{Api, Function, Symbol},
    edition::Edition,
    printing::ident,
};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeMap;

/// The functions of one library at one place, ready to print.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    /// The library's result type.
    pub(crate) status: String,
    /// The heads of functions that differ from the raw ones by the `Result` alone: one line for each, or more.
    pub(crate) heads: String,
    /// The symbols behind names.
    pub(crate) aliases: Vec<Item>,
    /// How many functions there are.
    pub(crate) count: usize,
}

/// How many such functions each library has in each major version, for tests.
pub fn checked_functions(api: &Api) -> BTreeMap<(String, u32), usize> {
    let mut counts: BTreeMap<(String, u32), usize> = BTreeMap::new();
    let mut shared: BTreeMap<String, usize> = BTreeMap::new();
    for module in Crate::of(api).modules {
        let count = module.checked.count;
        match module.place {
            Place::Shared => {
                shared.insert(module.library, count);
            }
            Place::Of(Edition::Cuda(number) | Edition::Own { number, .. }) => {
                let of_all = shared.get(&module.library).copied().unwrap_or(0);
                counts.insert((module.library, number), count + of_all);
            }
        }
    }
    counts
}

/// Of all functions that return a status.
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function]) -> Checked {
    let symbol = |function: &Function| &scope.major.symbols[&function.symbol];
    let functions: Vec<(&Function, &Symbol)> = functions
        .iter()
        .map(|function| (*function, symbol(function)))
        .filter(|(_, symbol)| symbol.returned == Returned::Status)
        .collect();
    let heads: Vec<syn::TraitItemFn> =
        functions.iter().map(|(function, symbol)| head(scope, function, symbol)).collect();
    let aliases = functions.iter().flat_map(|(function, _)| {
        let name = ident(&function.name);
        function.aliases.iter().map(move |alias| {
            let alias = ident(alias);
            Item(quote!(#[doc(no_inline)] pub use self::#name as #alias;))
        })
    });
    Checked {
        status: scope.path(scope.result()).to_string().replace(' ', ""),
        heads: print(heads),
        aliases: aliases.collect(),
        count: functions.len(),
    }
}

/// The raw function's parameters; the outputs alone are what is returned.
fn head(scope: &Scope<'_>, function: &Function, symbol: &Symbol) -> syn::TraitItemFn {
    let body = Body::of(scope, symbol, &function.plan);
    let Body { generics, params, .. } = &body;
    let outputs: Vec<&TokenStream> = body.outputs.iter().map(|output| &output.ty).collect();
    let value = match outputs.as_slice() {
        [] => quote!(()),
        [only] => quote!(#only),
        several => quote!((#(#several),*)),
    };
    let name = ident(&function.name);
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    // Where the symbol is not the name and a version, errors could not tell which of a library's functions is missing.
    let rest = symbol.name.strip_prefix(&function.name);
    let told = rest.is_none_or(|rest| !rest.is_empty() && !rest.starts_with('_')).then(|| {
        let symbol = ident(&symbol.name);
        quote!(#[symbol = #symbol])
    });
    let tokens = quote!(#told fn #name #generics (#(#params),*) -> #value;);
    let mut head: syn::TraitItemFn =
        syn::parse2(tokens.clone()).unwrap_or_else(|error| panic!("a head that is no Rust ({error}): {tokens}"));
    for input in &mut head.sig.inputs {
        // The raw function's own variable.
        if let syn::FnArg::Typed(syn::PatType { pat, .. }) = input
            && let syn::Pat::Ident(pattern) = &mut **pat
        {
            pattern.mutability = None;
        }
    }
    head
}

/// The heads as text. A trait with them looks as what the macro takes, but for its first and its last line.
fn print(heads: Vec<syn::TraitItemFn>) -> String {
    let whole: syn::ItemTrait = syn::parse_quote!(trait Heads { #(#heads)* });
    let items = vec![syn::Item::Trait(whole)];
    let text = prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items });
    let lines: Vec<&str> = text.lines().collect();
    match lines.as_slice() {
        [_, heads @ .., _] => heads.iter().map(|line| format!("{line}\n")).collect(),
        [] | [_] => String::new(),
    }
}
