//! What a function's parameters become in Rust, by how they are passed: one arm for each way.
//!
//! Counts and sizes that follow from the caller's slices and types are no parameters here; outputs are returned, except
//! arrays of a length that varies, which CUDA writes into the caller's slices.

mod inputs;
mod lengths;
mod outputs;
mod slices;

use super::Scope;
use crate::{
    analysis::{
        params::{CallPlan, Element, ParamPlan, Passing},
        roles::Direction,
    },
    api::Symbol,
    printing::ident,
};
use lengths::Guard;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// One element of the returned tuple.
pub(super) struct Output {
    /// The parameter.
    pub(super) name: String,
    pub(super) ty: TokenStream,
    pub(super) value: TokenStream,
    /// The value where the call was never made.
    failed: TokenStream,
    /// Name and type as in C.
    pub(super) docs: String,
}

/// A public function in the making.
pub(super) struct Body<'a> {
    scope: &'a Scope<'a>,
    symbol: &'a Symbol,
    plan: &'a CallPlan,
    pub(super) generics: Vec<TokenStream>,
    pub(super) params: Vec<TokenStream>,
    /// What must hold of the arguments.
    guards: Vec<Guard>,
    pub(super) lets: Vec<TokenStream>,
    pub(super) arguments: Vec<TokenStream>,
    pub(super) outputs: Vec<Output>,
}

/// Who writes through a pointer, as far as Rust's references go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
}

impl<'a> Body<'a> {
    /// Of all of a function's parameters.
    pub(super) fn of(scope: &'a Scope<'a>, symbol: &'a Symbol, plan: &'a CallPlan) -> Self {
        let mut body = Self {
            scope,
            symbol,
            plan,
            generics: Vec::new(),
            params: Vec::new(),
            guards: Vec::new(),
            lets: Vec::new(),
            arguments: Vec::new(),
            outputs: Vec::new(),
        };
        for param in &plan.params {
            body.add(param);
        }
        body
    }

    /// Adds one C parameter: its argument, and whatever it becomes in Rust.
    fn add(&mut self, param: &'a ParamPlan) {
        match &param.passing {
            Passing::Value => self.value(param),
            // The standard library has no string of them: the caller has the memory.
            Passing::Address(_)
            | Passing::Place
            | Passing::WideString
            | Passing::Callback(_)
            | Passing::UserData { .. } => self.pass(param),
            Passing::Device => self.device(param),
            Passing::CString => self.c_string(param),
            Passing::Reference { mutable: false } => self.reference(param),
            Passing::Reference { mutable: true } => self.in_place(param),
            Passing::Slot { given: false } => self.slot(param),
            Passing::Slot { given: true } => self.updated(param),
            Passing::Slice(direction) => self.slice(param, *direction),
            Passing::HostOrDevice(direction) => self.scalar(param, *direction),
            Passing::HostNumber => self.host_number(param),
        }
    }

    /// The Rust type of a parameter's value or elements: a type parameter where the caller chooses it.
    fn element(&mut self, param: &ParamPlan, access: Access) -> TokenStream {
        match &param.element {
            Element::Typed { ty, .. } => self.scope.ty(ty),
            Element::Bytes => quote!(u8),
            Element::Untyped | Element::Selected(_) => {
                let name = self.generic_name(param);
                self.generics.push(match access {
                    Access::Read => quote!(#name: Input),
                    Access::Write => quote!(#name: Output),
                });
                quote!(#name)
            }
            Element::EachSelected { .. } | Element::KernelArguments => self.scope.ty(&param.pointee()),
        }
    }

    /// The name of the type parameter of this parameter.
    fn generic_name(&self, param: &ParamPlan) -> Ident {
        let before = self.plan.params.iter().take_while(|other| other.name != param.name);
        let is_generic = |other: &&ParamPlan| match other.passing {
            // These have the address of anything, and numbers that know their type.
            Passing::Device | Passing::HostOrDevice(Direction::In) | Passing::HostNumber => false,
            Passing::Value
            | Passing::Address(_)
            | Passing::Place
            | Passing::Callback(_)
            | Passing::UserData { .. }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::Slot { .. }
            | Passing::Slice(_)
            | Passing::HostOrDevice(Direction::Out | Direction::InOut) => {
                matches!(other.element, Element::Untyped | Element::Selected(_))
            }
        };
        let index = before.filter(is_generic).count();
        match ["T", "U", "V", "W", "X", "Y", "Z"].get(index) {
            Some(letter) => format_ident!("{letter}"),
            None => format_ident!("T{index}"),
        }
    }

    /// A parameter that is the same in Rust.
    fn pass(&mut self, param: &ParamPlan) {
        let (name, ty) = (ident(&param.name), self.scope.ty(&param.ty));
        self.params.push(quote!(#name: #ty));
        self.arguments.push(quote!(#name));
    }
}

/// C's signatures often lack the `const` of what is only read.
fn cast_of_read(param: &ParamPlan) -> TokenStream {
    if param.points_to_const() { quote!() } else { quote!(.cast_mut()) }
}

/// What turns a pointer into that of the signature, where its type is the caller's choice.
fn cast_of_chosen(param: &ParamPlan) -> TokenStream {
    match &param.element {
        Element::Typed { ty, .. } if *ty == param.pointee() => quote!(),
        Element::Typed { .. } | Element::Bytes | Element::Untyped | Element::Selected(_) => quote!(.cast()),
        Element::EachSelected { .. } | Element::KernelArguments => quote!(),
    }
}
