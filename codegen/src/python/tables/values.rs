//! Values with a class: handles, integers with a meaning of their own, addresses of callbacks.

use crate::{
    api::{Type, TypeKind},
    ctype::{Builtin, CType},
    names,
    printing::ident,
    python::{Scope, docs, tables::class_text, types::number},
};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

pub(super) fn value(scope: &Scope<'_>, item: &Type, base: Option<TokenStream>, builtin: Builtin) -> TokenStream {
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let kind = match (builtin, scope.is_stream(item)) {
        (_, true) => quote!(ValueKind::Stream),
        _ if scope.is_device_pointer(item) => quote!(ValueKind::DevicePointer),
        (Builtin::Uintptr, false) => quote!(ValueKind::Handle),
        (builtin, false) => {
            let number = format_ident!("{}", number(builtin));
            quote!(ValueKind::#number)
        }
    };
    let base = base.map_or(quote!(None), |base| quote!(Some(&#base)));
    let text = class_text(scope, item, &class, &docs::ty(&format!("typedef {}", item.name), item));
    quote!(pub(crate) static #name: ValueDef = ValueDef::new(#text, #kind, #base);)
}

/// The class of a callback's address, and the signature beside it.
pub(super) fn callback(scope: &Scope<'_>, item: &Type) -> Vec<TokenStream> {
    let (name, class) = (ident(&item.name), names::identifier(&item.name));
    let doc = docs::ty(&format!("the address of a C function, {}", item.name), item);
    let text = class_text(scope, item, &class, &doc);
    let def = quote!(ValueDef::new(#text, ValueKind::Callback, None));
    match scope.signature_static(item) {
        Some((beside, signature)) => vec![
            quote!(pub(crate) static #beside: Signature = #signature;),
            quote!(pub(crate) static #name: ValueDef = #def.calling(&#beside);),
        ],
        None => vec![quote!(pub(crate) static #name: ValueDef = #def;)],
    }
}

impl Scope<'_> {
    /// Whether a handle is a stream, which other libraries take through `__cuda_stream__`: the handle of the type that
    /// the spec names.
    pub(in crate::python) fn is_stream(&self, item: &Type) -> bool {
        let meant = match &item.kind {
            TypeKind::Alias(CType::Named(of)) => self.resolved(of).map_or(&item.kind, |(found, _)| &found.kind),
            TypeKind::Alias(_)
            | TypeKind::Enum(_)
            | TypeKind::Record { .. }
            | TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. } => &item.kind,
        };
        let tag = if let TypeKind::Handle { tag } = meant { tag.as_str() } else { "" };
        self.api.libraries.iter().any(|library| library.spec.stream.as_deref() == Some(tag))
    }

    /// Whether a type is that of a device's addresses, which the spec names.
    pub(in crate::python) fn is_device_pointer(&self, item: &Type) -> bool {
        let mut named = self.api.libraries.iter().filter_map(|library| library.spec.device_pointer.as_deref());
        let meant = |name: &str| self.resolved(name).map(|(found, _)| found.name.clone());
        named.any(|name| meant(name).is_some_and(|found| meant(&item.name) == Some(found)))
    }
}
