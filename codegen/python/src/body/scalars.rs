//! Scalar parameters: numbers on the host or on the device.

use super::{Body, Given, local};
use crate::pytype::PyType;
use codegen_core::api::{
    plan::{Element, ParamPlan},
    roles::{Direction, Selection},
};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

impl Body<'_> {
    /// A parameter that is a number or the address of a number. If it is an output, CUDA writes it to the address that
    /// the caller passes, because an address has no type from which an output could be created.
    pub(super) fn scalar(&mut self, param: &ParamPlan, direction: Direction) {
        let reads = direction == Direction::In;
        let hint = match &param.element {
            Element::Typed { ty, .. } if reads => self.scope.hint_of_number(ty).or(PyType::Pointer),
            Element::Selected(_) if reads => PyType::Complex.or(PyType::Pointer),
            Element::Typed { .. }
            | Element::Selected(_)
            | Element::Bytes
            | Element::Untyped
            | Element::EachSelected { .. }
            | Element::KernelArguments => PyType::Pointer,
        };
        let Given { object, name } = self.param(param, hint);
        let local = local(&param.name);
        let ty = match &param.element {
            Element::Typed { ty, .. } => {
                let ty = self.scope.ty_of_number(ty);
                if reads {
                    let place = self.place_of_scalar(&param.name);
                    let given = quote!(args::scalar(#object, #name, &#ty, &mut #place, &arena)?);
                    self.conversions.push(quote!(let #local = #given;));
                    return self.arguments.push(quote!(#local.cast()));
                }
                quote!(Some(&#ty))
            }
            Element::Selected(selection) => self.known_type(selection),
            Element::Bytes | Element::Untyped | Element::EachSelected { .. } | Element::KernelArguments => quote!(None),
        };
        let given = if reads {
            let place = self.place_of_scalar(&param.name);
            match &param.complex {
                Some(complex) => {
                    let complex = self.known_type(complex);
                    quote!(args::scalar_of_parts(#object, #name, #ty, #complex, &mut #place, &arena)?)
                }
                None => quote!(args::selected_scalar(#object, #name, #ty, &mut #place, &arena)?),
            }
        } else {
            quote!(args::scalar_to_write(#object, #name, #ty, &arena)?)
        };
        self.late.push(quote!(let #local = #given;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// The type that an argument selects. `None` if the support code cannot look up the type.
    fn known_type(&mut self, Selection { selector, table }: &Selection) -> TokenStream {
        let (selector, table) = (super::local(selector), self.attribute_table(table));
        quote!(#table.known(#selector))
    }

    /// A number in host memory. The type of the number is known.
    pub(super) fn host_number(&mut self, param: &ParamPlan) {
        let hint = if param.nullable { PyType::TypedNumber.or(PyType::None) } else { PyType::TypedNumber };
        let Given { object, name } = self.param(param, hint);
        let (local, nullable) = (local(&param.name), param.nullable);
        self.late.push(quote!(let #local = args::host_scalar(#object, #name, #nullable, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// A local variable for a number. Most scalars are Python numbers, which do not need memory in the arena.
    pub(in crate::body) fn place_of_scalar(&mut self, param: &str) -> proc_macro2::Ident {
        let place = format_ident!("{}_number", local(param));
        self.conversions.push(quote!(let mut #place = args::Number::default();));
        place
    }
}
