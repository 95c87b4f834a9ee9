//! The functions whose handles have owners.

use super::{
    super::{
        docs,
        signature::{Argument, HandlePass, Made, OwnedFn, Pass, RustFn, Work},
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

/// The body of a function whose memory remembers whose work uses it.
fn remembered(function: &RustFn, work: &Work, body: TokenStream) -> TokenStream {
    let memory = function.arguments.iter().filter(|argument| argument.pass == Pass::Memory);
    let memory: Vec<Ident> = memory.map(|argument| ident(&argument.of)).collect();
    if memory.is_empty() {
        return body;
    }
    let given = quote!(#(let mut #memory = KernelArgument::into_device(#memory);)*);
    let work = match work {
        Work::Done => quote!(Work::Done),
        Work::Stream(stream) => {
            let argument = function.arguments.iter().find(|argument| argument.of == *stream);
            match argument {
                Some(Argument { pass: Pass::Handle(HandlePass::OneOrNull), of, .. }) => {
                    let stream = ident(of);
                    quote!(Work::in_stream(&#stream))
                }
                argument => {
                    let argument = argument.into_iter();
                    quote!(Work::in_raw(Ok::<_, ()>(#(#argument)*)))
                }
            }
        }
        Work::StreamOf(handle, gets) => {
            let (handle, gets) = (function.arguments.iter().filter(|argument| argument.of == *handle), ident(gets));
            quote!(Work::in_raw(checked::#gets(#(#handle)*)))
        }
        Work::Unknown => quote!(Work::Unknown),
    };
    let returned = super::variable("returned", function);
    let marked = super::variable("marked", function);
    quote! {
        #given
        let #returned = { #body };
        let #marked = #work;
        #(Held::by(&mut #memory.1, &#marked);)*
        #returned
    }
}

/// One function: its body is a call of the one in `checked`.
fn function(OwnedFn { function, hazards, work }: &OwnedFn) -> TokenStream {
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
    let body = remembered(function, work, body);
    quote!(#docs #head { #body })
}
