//! Arrays and buffers: slices of the caller's, and arrays of a fixed length, which can be returned.

use super::{Access, Body, cast_of_chosen, cast_of_read, lengths::Guard};
use crate::{
    analysis::{
        params::{Element, ParamPlan},
        roles::Direction,
    },
    ctype::CType,
    printing::ident,
    spec::Count,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl<'a> Body<'a> {
    pub(super) fn slice(&mut self, param: &ParamPlan, direction: Direction) {
        let access = match (&param.element, direction) {
            // C declares `void **`: it promises nothing about the pointers, even where it only reads them.
            (Element::EachSelected { .. } | Element::KernelArguments, _) => Access::Write,
            (_, Direction::In) => Access::Read,
            (_, Direction::Out | Direction::InOut) => Access::Write,
        };
        let element = self.element(param, access);
        match &param.length {
            Some(Count::Fixed(len)) => match &param.element {
                Element::Typed { ty, .. } => return self.fixed(param, direction, &element, ty, *len),
                Element::Bytes => return self.fixed_bytes(param, access, *len),
                Element::Untyped => {
                    let (name, len) = (ident(&param.name), Literal::u64_unsuffixed(*len));
                    let (condition, why) =
                        (quote!(size_of_val(#name) < #len), format!("`{}` has fewer than {len} bytes", param.name));
                    self.guards.push(Guard::Wrong { condition, why });
                }
                Element::Selected(_) | Element::EachSelected { .. } | Element::KernelArguments => {}
            },
            Some(Count::DivCeil { name, by }) => self.check_parts(param, name, by),
            Some(Count::Param { .. } | Count::Call(_) | Count::KnownBy(_)) | None => {}
        }
        self.check_elements(param);
        let (name, chosen) = (ident(&param.name), cast_of_chosen(param));
        match access {
            Access::Read => {
                let cast = cast_of_read(param);
                self.params.push(quote!(#name: &[#element]));
                self.arguments.push(quote!(args::as_ptr(#name) #cast #chosen));
            }
            Access::Write => {
                self.params.push(quote!(#name: &mut [#element]));
                self.arguments.push(quote!(args::as_mut_ptr(#name) #chosen));
            }
        }
    }

    /// Bytes whose number the signature fixes: the caller's, like other buffers.
    fn fixed_bytes(&mut self, param: &ParamPlan, access: Access, len: u64) {
        let (name, len) = (ident(&param.name), Literal::u64_unsuffixed(len));
        match access {
            Access::Read => {
                self.params.push(quote!(#name: &[u8; #len]));
                self.arguments.push(quote!(#name.as_ptr().cast()));
            }
            Access::Write => {
                self.params.push(quote!(#name: &mut [u8; #len]));
                self.arguments.push(quote!(#name.as_mut_ptr().cast()));
            }
        }
    }

    /// An array whose length the signature fixes is a value like any other.
    fn fixed(&mut self, param: &ParamPlan, direction: Direction, element: &TokenStream, c: &CType, len: u64) {
        let name = ident(&param.name);
        let c = CType::Array { of: Box::new(c.clone()), len };
        let len = Literal::u64_unsuffixed(len);
        match direction {
            Direction::In => {
                let cast = cast_of_read(param);
                self.params.push(quote!(#name: &[#element; #len]));
                self.arguments.push(quote!(#name.as_ptr() #cast));
            }
            Direction::Out => {
                self.lets.push(quote!(let mut #name: [#element; #len] = output::zeroed();));
                self.arguments.push(quote!(#name.as_mut_ptr()));
                self.output(param, quote!([#element; #len]), quote!(#name), &c.to_string());
            }
            Direction::InOut => {
                self.params.push(quote!(#name: &mut [#element; #len]));
                self.arguments.push(quote!(#name.as_mut_ptr()));
            }
        }
    }
}
