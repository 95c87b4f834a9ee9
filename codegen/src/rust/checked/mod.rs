//! The modules `checked`: the functions that return a status once more, with a `Result` of their outputs.
//!
//! What is the same for all of them is in the macro `checked!`: here are only their heads, in full, so that readers, rustdoc
//! and editors see parameters with names and types.

mod forms;
mod keys;

use super::{Crate, Item, Place, Scope, body::Body, docs};
use crate::{
    analysis::{
        last_message::LastMessage,
        returned::Returned,
        safety::{MetBy, Obligation},
        sharing::Shared,
    },
    api::{Api, Function, Symbol},
    edition::Edition,
    printing::ident,
};
use forms::Raw;
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// The functions of one library at one place, ready to print.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    /// The library's result type.
    pub(crate) status: String,
    /// The heads of functions that differ from the raw ones by the `Result` alone: one line for each, or more.
    pub(crate) heads: String,
    /// Functions that differ in more than that.
    pub(crate) forms: Vec<Item>,
    /// What selects attributes, with the types of their values: lines for the macro `keys!`.
    pub(crate) keys: String,
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
pub(super) fn lower(scope: &Scope<'_>, functions: &[&Function], common: &Shared) -> Checked {
    let symbol = |function: &Function| &scope.major.symbols[&function.symbol];
    let functions: Vec<(&Function, &Symbol)> = functions
        .iter()
        .map(|function| (*function, symbol(function)))
        .filter(|(_, symbol)| symbol.returned == Returned::Status)
        .collect();
    let (mut heads, mut forms) = (Vec::new(), Vec::new());
    let message = LastMessage::of(&scope.library.spec.result, scope.major);
    for (function, symbol) in &functions {
        let body = Body::of(scope, symbol, &function.plan);
        let head = head(function, symbol, &body);
        let symbol = told(function, symbol).then(|| ident(&symbol.name));
        let object = message.as_ref().and_then(|message| message.object(function));
        let object = object.map(|(_, param)| ident(&param.name));
        let raw = Raw { scope, function, body: &body, head: &head, symbol: symbol.clone(), object: object.clone() };
        match forms::lower(&raw).or_else(|| keys::lower(&raw)) {
            Some(form) => forms.push(form),
            None => {
                let told = docs::checked(scope, function, &plain(&head, &body));
                heads.push(Head { told, head, symbol, object });
            }
        }
    }
    let aliases = functions.iter().flat_map(|(function, _)| {
        let name = ident(&function.name);
        function.aliases.iter().map(move |alias| {
            let alias = ident(alias);
            Item(quote!(#[doc(no_inline)] pub use self::#name as #alias;))
        })
    });
    Checked {
        status: scope.path(scope.result()).to_string().replace(' ', ""),
        heads: print(&heads),
        forms,
        keys: keys::tables(scope, common, scope.place == Place::Shared),
        aliases: aliases.collect(),
        count: functions.len(),
    }
}

/// What the macro takes for a function.
struct Head {
    /// Its documentation, behind the first line.
    told: Vec<String>,
    head: syn::TraitItemFn,
    /// What begins the symbol's name, where that is not the function's.
    symbol: Option<Ident>,
    /// The argument whose log tells why the function has failed.
    object: Option<Ident>,
}

/// Whether the symbol is not the name, perhaps with a version: errors could not tell which of a library's functions is
/// missing.
fn told(function: &Function, symbol: &Symbol) -> bool {
    let rest = symbol.name.strip_prefix(&function.name);
    rest.is_none_or(|rest| !rest.is_empty() && !rest.starts_with('_'))
}

/// Nothing, the only one, or a tuple: types or values of outputs.
fn value(outputs: &[TokenStream]) -> TokenStream {
    match outputs {
        [] => quote!(()),
        [only] => only.clone(),
        several => quote!((#(#several),*)),
    }
}

/// The raw function's parameters; the outputs alone are what is returned.
fn head(function: &Function, symbol: &Symbol, body: &Body<'_>) -> syn::TraitItemFn {
    let Body { generics, params, .. } = body;
    let value = value(&body.outputs.iter().map(|output| output.ty.clone()).collect::<Vec<_>>());
    let name = ident(&function.name);
    let generics = if generics.is_empty() { quote!() } else { quote!(<#(#generics),*>) };
    let deprecated = docs::deprecation(symbol);
    let tokens = quote!(#deprecated fn #name #generics (#(#params),*) -> #value;);
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
fn print(heads: &[Head]) -> String {
    let heads = heads.iter().map(|Head { told, head, symbol, object }| {
        let (symbol, object, told) = (symbol.iter(), object.iter(), docs::attributes(told));
        quote!(#(#[symbol = #symbol])* #(#[object = #object])* #told #head)
    });
    let whole: syn::ItemTrait = syn::parse_quote!(trait Heads { #(#heads)* });
    let items = vec![syn::Item::Trait(whole)];
    let text = prettyplease::unparse(&syn::File { shebang: None, frontmatter: None, attrs: Vec::new(), items });
    let lines: Vec<&str> = text.lines().collect();
    match lines.as_slice() {
        [_, heads @ .., _] => heads.iter().map(|line| format!("{line}\n")).collect(),
        [] | [_] => String::new(),
    }
}

/// A function's parameters and outputs.
pub(super) struct Signature {
    /// Its name, type parameters and parameters.
    pub(super) head: syn::TraitItemFn,
    /// The parameter through which each output is returned, and its type.
    pub(super) outputs: Vec<(String, TokenStream)>,
    /// The arrays, buffers and strings that are returned, and so are as long as they have to be.
    pub(super) grown: Vec<String>,
    /// The arrays of strings.
    pub(super) strings: Vec<String>,
}

impl Signature {
    /// Whether the caller gives this parameter.
    pub(super) fn takes(&self, param: &str) -> bool {
        let name = ident(param);
        self.head.sig.inputs.iter().any(|input| match input {
            syn::FnArg::Typed(syn::PatType { pat, .. }) => matches!(&**pat, syn::Pat::Ident(it) if it.ident == name),
            syn::FnArg::Receiver(_) => false,
        })
    }

    /// Whether there is nothing left to promise, whatever the handles are: what is returned is as long as it has to be, and
    /// strings are strings.
    pub(super) fn keeps(&self, Obligation { kind, params, until: _ }: &Obligation) -> bool {
        match kind.met_by() {
            MetBy::ReturnedSlice => params.iter().all(|param| self.grown.contains(param)),
            MetBy::StringType => params.iter().all(|param| self.strings.contains(param)),
            MetBy::LiveHandles | MetBy::Caller => false,
        }
    }
}

/// The parameters and outputs of a function here.
pub(super) fn signature(scope: &Scope<'_>, function: &Function, symbol: &Symbol) -> Signature {
    let body = Body::of(scope, symbol, &function.plan);
    let head = head(function, symbol, &body);
    let raw = Raw { scope, function, body: &body, head: &head, symbol: None, object: None };
    forms::signature(&raw).or_else(|| keys::signature(&raw)).unwrap_or_else(|| plain(&head, &body))
}

/// Those of a function that differs from the raw one by the `Result` alone.
fn plain(head: &syn::TraitItemFn, body: &Body<'_>) -> Signature {
    let outputs = body.outputs.iter().map(|output| (output.name.clone(), output.ty.clone()));
    Signature { head: head.clone(), outputs: outputs.collect(), grown: Vec::new(), strings: Vec::new() }
}
