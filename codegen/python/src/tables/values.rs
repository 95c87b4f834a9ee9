//! Tables of values with their own classes: handles, integer typedefs, and addresses of callbacks.

use crate::{
    Scope, docs,
    tables::{class_text, taken},
    types::{number, static_of},
};
use codegen_core::{api::Type, ctype::Builtin, names, types::ValueKind};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

pub(super) fn value(scope: &Scope<'_>, item: &Type, base: Option<TokenStream>, builtin: Builtin) -> TokenStream {
    let (name, class) = (static_of(&item.name), names::python_item(&item.name));
    let kind = match (scope.types.kind_of(item), builtin) {
        (ValueKind::Stream, _) => quote!(ValueKind::Stream),
        (ValueKind::DeviceAddress, _) => quote!(ValueKind::DevicePointer),
        (_, Builtin::Uintptr) => quote!(ValueKind::Handle),
        (_, builtin) => {
            let number = format_ident!("{}", number(builtin));
            quote!(ValueKind::#number)
        }
    };
    let base = base.map_or(quote!(None), |base| quote!(Some(&#base)));
    let text = class_text(scope, item, &class, &docs::ty(&format!("typedef {}", item.name), item));
    let taken = taken(scope);
    quote!(pub(crate) static #name: ValueDef = ValueDef::new(#text, #kind, #base)#taken;)
}

/// The class for the address of a callback, and the static with the callback's signature.
pub(super) fn callback(scope: &Scope<'_>, item: &Type) -> Vec<TokenStream> {
    let (name, class) = (static_of(&item.name), names::python_item(&item.name));
    let doc = docs::ty(&format!("the address of a C function, {}", item.name), item);
    let text = class_text(scope, item, &class, &doc);
    let taken = taken(scope);
    let def = quote!(ValueDef::new(#text, ValueKind::Callback, None)#taken);
    match scope.signature_static(item) {
        Some((beside, signature)) => vec![
            quote!(pub(crate) static #beside: Signature = #signature;),
            quote!(pub(crate) static #name: ValueDef = #def.calling(&#beside);),
        ],
        None => vec![quote!(pub(crate) static #name: ValueDef = #def;)],
    }
}
