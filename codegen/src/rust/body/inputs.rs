//! What only goes in: values, strings, and references to one value.

use super::{Access, Body, cast_of_chosen, cast_of_read};
use crate::{
    analysis::{
        flags::Flags,
        params::{Element, ParamPlan},
        roles::Direction,
    },
    ctype::{Builtin, CType},
    printing::ident,
};
use quote::quote;

impl<'a> Body<'a> {
    /// A value; one that the other arguments tell is no parameter.
    pub(super) fn value(&mut self, param: &'a ParamPlan) {
        match &param.derived {
            Some(derived) => {
                let value = self.derived(param, derived);
                self.arguments.push(quote!(args::count(#value)));
            }
            None => match &param.flags {
                Some(Flags::Enum { ty, integer }) => self.flags(param, ty, *integer),
                Some(Flags::Names { .. } | Flags::None) | None => self.pass(param),
            },
        }
    }

    /// The bits of an enum.
    fn flags(&mut self, param: &ParamPlan, ty: &CType, integer: Builtin) {
        let (name, ty) = (ident(&param.name), self.scope.ty(ty));
        self.params.push(quote!(#name: #ty));
        let is_bits = matches!(integer, Builtin::UnsignedInt | Builtin::Uint32);
        self.arguments.push(if is_bits { quote!(#name.bits()) } else { quote!(flag_set::integer(#name.bits())) });
    }

    pub(super) fn c_string(&mut self, param: &ParamPlan) {
        let (name, cast) = (ident(&param.name), cast_of_read(param));
        if param.nullable {
            self.params.push(quote!(#name: Option<&CStr>));
            self.arguments.push(quote!(args::option_text(#name) #cast));
        } else {
            self.params.push(quote!(#name: &CStr));
            self.arguments.push(quote!(#name.as_ptr() #cast));
        }
    }

    /// One value that CUDA reads.
    pub(super) fn reference(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Read);
        self.check_size(param);
        let (name, cast, chosen) = (ident(&param.name), cast_of_read(param), cast_of_chosen(param));
        if param.nullable {
            self.params.push(quote!(#name: Option<&#ty>));
            self.arguments.push(quote!(args::option_ptr(#name) #cast #chosen));
        } else {
            self.params.push(quote!(#name: &#ty));
            self.arguments.push(quote!(core::ptr::from_ref(#name) #cast #chosen));
        }
    }

    /// Where values on the device are.
    pub(super) fn device(&mut self, param: &ParamPlan) {
        let (name, ty) = (ident(&param.name), self.scope.ty(&param.pointee()));
        self.params.push(quote!(#name: CuPtr<#ty>));
        self.arguments.push(if param.points_to_const() { quote!(#name.as_ptr()) } else { quote!(#name.as_mut_ptr()) });
    }

    /// One number on the host or on the device.
    pub(super) fn scalar(&mut self, param: &ParamPlan, direction: Direction) {
        let name = ident(&param.name);
        match (direction, &param.element) {
            (Direction::In, Element::Untyped | Element::Selected(_)) => {
                self.check_number(param);
                let cast = cast_of_read(param);
                self.params.push(quote!(#name: AnyScalar));
                self.arguments.push(quote!(#name.as_ptr() #cast));
            }
            (
                Direction::In,
                Element::Typed { .. } | Element::Bytes | Element::EachSelected { .. } | Element::KernelArguments,
            ) => {
                let ty = self.element(param, Access::Read);
                let (cast, chosen) = (cast_of_read(param), cast_of_chosen(param));
                self.params.push(quote!(#name: Scalar<'_, #ty>));
                self.arguments.push(quote!(#name.into_ptr() #cast #chosen));
            }
            (Direction::Out | Direction::InOut, _) => {
                let ty = self.element(param, Access::Write);
                self.check_fits(param, quote!(fits_written));
                let chosen = cast_of_chosen(param);
                self.params.push(quote!(#name: ScalarMut<'_, #ty>));
                self.arguments.push(quote!(#name.into_mut_ptr() #chosen));
            }
        }
    }

    /// One number on the host, of a type that the caller tells.
    pub(super) fn host_number(&mut self, param: &ParamPlan) {
        let (name, cast) = (ident(&param.name), cast_of_read(param));
        if param.nullable {
            self.params.push(quote!(#name: Option<HostScalar>));
            self.arguments.push(quote!(#name.as_ref().map_or(core::ptr::null(), HostScalar::as_ptr) #cast));
        } else {
            self.params.push(quote!(#name: HostScalar));
            self.arguments.push(quote!(#name.as_ptr() #cast));
        }
    }

    /// One value of the caller's that CUDA reads and updates.
    pub(super) fn in_place(&mut self, param: &ParamPlan) {
        let ty = self.element(param, Access::Write);
        let name = ident(&param.name);
        if param.nullable {
            self.params.push(quote!(#name: Option<&mut #ty>));
            self.arguments.push(quote!(args::option_mut_ptr(#name)));
        } else {
            self.params.push(quote!(#name: &mut #ty));
            self.arguments.push(quote!(#name));
        }
    }
}
