//! Tables of enums. If a value has several names, the primary name comes first.

use crate::{
    Scope, docs,
    tables::{class_text, is_taken},
    types::static_of,
};
use codegen_core::{
    api::{Member, Type},
    names,
};
use proc_macro2::TokenStream;
use quote::quote;

pub(super) fn enumeration(scope: &Scope<'_>, item: &Type, members: &[Member]) -> TokenStream {
    let (name, class) = (static_of(&item.name), scope.enum_class(item));
    // Orders the members. The first name of a value becomes the name of the member. Names in the newest headers precede
    // names that were removed from the headers. If all major versions share the class, the headers of the default major
    // version determine the order.
    let newest = scope.library.newest(scope.home(&item.name));
    let is_gone = |member: &&Member| member.availability.until.is_some_and(|until| Some(until) < newest);
    let renamed = |member: &&Member| {
        is_gone(member) && members.iter().any(|other| other.value == member.value && !is_gone(&other))
    };
    let (last, first): (Vec<&Member>, Vec<&Member>) = members.iter().partition(renamed);
    // As in C, the value of a member is not printed if it is the value of the preceding member plus one.
    let mut next: i32 = 0;
    let rows = first.into_iter().chain(last).map(|member| {
        let value = if member.value == next { String::new() } else { format!("={}", member.value) };
        next = member.value.wrapping_add(1);
        format!("{}{value}", names::python(&member.name))
    });
    let rows = rows.collect::<Vec<_>>().join(" ");
    let doc = docs::ty(&format!("enum {}", item.name), item);
    let text = class_text(scope, item, &class, &doc);
    if is_taken(scope) {
        return quote!(pub(crate) static #name: EnumDef = EnumDef::taken(#text););
    }
    quote!(pub(crate) static #name: EnumDef = EnumDef::new(#text, #rows);)
}

impl Scope<'_> {
    /// The class name of an enum. For the enum of result codes, it is the name of the type that the C functions declare
    /// as their return type.
    pub(crate) fn enum_class(&self, item: &Type) -> String {
        let result = &self.library.spec.result.r#type;
        names::python_item(if item.name == self.result() { result } else { &item.name })
    }
}
