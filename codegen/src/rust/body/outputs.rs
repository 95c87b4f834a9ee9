//! What comes back in the tuple: variables of the call into which CUDA writes one value.

use super::{Access, Body, Output, cast_of_chosen};
use crate::{
    analysis::{
        flags::Flags,
        params::{self, Element, ParamPlan},
    },
    ctype::Builtin,
    printing::ident,
    rust::records,
    types::ValueKind,
};
use proc_macro2::TokenStream;
use quote::quote;

impl<'a> Body<'a> {
    /// A variable that starts as zero; a record as a new one does, which may have to begin with its version.
    pub(super) fn slot(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Write);
        self.check_size(param);
        let (name, cast) = (ident(&param.name), cast_of_chosen(param));
        let (has_slack, c) = match &param.element {
            // A newer library may know more of the record than these bindings do.
            Element::Typed { ty, kind } => (*kind == ValueKind::Record, ty.to_string()),
            Element::Selected(_)
            | Element::Bytes
            | Element::Untyped
            | Element::EachSelected { .. }
            | Element::KernelArguments => (true, "T".to_owned()),
        };
        if has_slack {
            let start = if self.begins(param) { quote!(with(#ty::begin)) } else { quote!(new()) };
            self.lets.push(quote!(let mut #name = output::Slack::<#ty>::#start;));
            self.arguments.push(quote!(#name.slot() #cast));
            self.output(param, ty, quote!(#name.take()), &c);
            return;
        }
        self.lets.push(quote!(let mut #name: #ty = output::zeroed();));
        if let Some(Flags::Enum { ty: of, integer }) = &param.flags {
            let (of, name_of_flags) = (self.scope.ty(of), of.to_string());
            let is_bits = matches!(integer, Builtin::UnsignedInt | Builtin::Uint32);
            let bits = if is_bits { quote!(#name) } else { quote!(flag_set::bits(#name)) };
            self.arguments.push(quote!(&mut #name));
            return self.output(param, of.clone(), quote!(#of(#bits)), &name_of_flags);
        }
        self.arguments.push(if cast.is_empty() { quote!(&mut #name) } else { quote!((&raw mut #name) #cast) });
        match &param.output {
            Some(params::Output::StaticString) => self.outputs.push(Output {
                name: param.name.clone(),
                ty: quote!(Option<&'static CStr>),
                value: quote!(unsafe { crate::support::text(#name) }),
                failed: quote!(None),
                docs: format!("{}: {c}", param.name),
            }),
            Some(
                params::Output::Value
                | params::Output::BorrowedList { .. }
                | params::Output::FixedArray(_)
                | params::Output::List { .. }
                | params::Output::String,
            )
            | None => self.output(param, ty, quote!(#name), &c),
        }
    }

    /// Whether a new record of the parameter's type is not all zeros.
    fn begins(&self, param: &ParamPlan) -> bool {
        match &param.element {
            Element::Typed { ty, .. } => records::begins(self.scope, ty),
            Element::Selected(_)
            | Element::Bytes
            | Element::Untyped
            | Element::EachSelected { .. }
            | Element::KernelArguments => false,
        }
    }

    /// A variable that starts with what the caller gives, or with what the other arguments tell. Where NULL may be
    /// passed it stays the caller's: a call cannot return what was not there.
    pub(super) fn updated(&mut self, param: &'a ParamPlan) {
        if param.nullable {
            return self.in_place(param);
        }
        let ty = self.element(param, Access::Write);
        let name = ident(&param.name);
        match &param.derived {
            Some(derived) => {
                let value = self.derived(param, derived);
                self.lets.push(quote!(let mut #name: #ty = args::count(#value);));
            }
            None => self.params.push(quote!(mut #name: #ty)),
        }
        self.arguments.push(quote!(&mut #name));
        self.output(param, ty, quote!(#name), &param.pointee().to_string());
    }

    /// A value that the function returns; `c` is its type in C.
    pub(super) fn output(&mut self, param: &ParamPlan, ty: TokenStream, value: TokenStream, c: &str) {
        let docs = format!("{}: {c}", param.name);
        self.outputs.push(Output { name: param.name.clone(), ty, value, failed: quote!(output::zeroed()), docs });
    }
}
