//! The functions whose handles have owners.

use super::{
    super::{
        docs,
        signature::{Made, OwnedFn},
    },
    call::made_of,
};
use crate::{
    api::words,
    printing::{ident, in_braces},
};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// What the macro takes for these functions.
pub(in crate::rust) fn lower(functions: &[&OwnedFn]) -> String {
    let functions: Vec<TokenStream> = functions.iter().map(|function| self::function(function)).collect();
    in_braces(&functions).lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n").collect()
}

/// One function: its body is a call of the one in `checked`.
fn function(OwnedFn { function, hazards }: &OwnedFn) -> TokenStream {
    let promises = words::of_owners(&function.asks, hazards).into_iter().map(|sentence| format!("- {sentence}"));
    let docs = docs::attributes(&promises.collect::<Vec<_>>());
    let head = super::head(function, Some(function.value()));
    let (name, arguments) = (ident(&function.name), &function.arguments);
    let call = quote!(checked::#name(#(#arguments),*)?);
    let body = match function.outputs.as_slice() {
        outputs if outputs.iter().all(|output| output.made == Made::Same) => call,
        [only] => made_of(only, &call),
        several => {
            let names: Vec<Ident> = (0..several.len()).map(|index| format_ident!("output{index}")).collect();
            let made = several.iter().zip(&names).map(|(output, name)| made_of(output, &quote!(#name)));
            quote!(let (#(#names),*) = #call; (#(#made),*))
        }
    };
    quote!(#docs #head { #body })
}
