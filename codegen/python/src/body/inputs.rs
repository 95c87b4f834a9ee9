//! Input parameters: values, strings, addresses, and single values that are passed through a pointer.

use super::{Body, Given, Integers, converter, is_integer, local};
use crate::{
    hints::number_in,
    pytype::PyType,
    types::{Kind, rust},
};
use codegen_core::{
    api::plan::{Element, ParamPlan},
    ctype::CType,
};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

impl Body<'_> {
    /// A parameter that C takes by value.
    pub(super) fn value(&mut self, param: &ParamPlan) {
        let scope = self.scope;
        let local = local(&param.name);
        match scope.kind(&param.ty) {
            Kind::Number(builtin) => {
                let converter = converter(builtin);
                let Given { object, name } = self.param(param, number_in(builtin));
                if is_integer(builtin) && object == name {
                    self.integers(&converter, &local, &object);
                } else {
                    let name = is_integer(builtin).then(|| quote!(, #name));
                    self.numbers.push(quote!(let #local = args::#converter(#object #name)?;));
                }
                self.arguments.push(quote!(#local));
            }
            Kind::Enum(table) => {
                let Given { object, name } = self.param(param, scope.hint_in(&param.ty));
                self.numbers.push(quote!(let #local = args::enumeration(#object, #name, &#table)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Value(table, builtin) => {
                let ty = rust(builtin);
                let Given { object, name } = self.param(param, scope.hint_in(&param.ty));
                self.numbers.push(quote!(let #local = args::value::<#ty>(#object, #name, &#table)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Record(table) => {
                let Given { object, name } = self.param(param, scope.hint_in(&param.ty));
                self.conversions.push(quote!(let #local = args::record(#object, #name, &#table)?;));
                let by_value = scope.abi(&param.ty);
                self.arguments.push(quote!(#local.cast::<#by_value>().read_unaligned()));
            }
            Kind::CString => self.optional_c_string(param),
            // The parameter's type is a typedef of a pointer or of an array. The call passes the address of the first
            // element.
            Kind::Pointer | Kind::Callback | Kind::Array(..) => self.address(param),
        }
    }

    /// Converts an integer to a variable with the parameter's name. Consecutive integers of the same type are converted
    /// together.
    fn integers(&mut self, converter: &Ident, local: &Ident, object: &Ident) {
        match self.integers.last_mut().filter(|it| it.converter == *converter && it.at + 1 == self.numbers.len()) {
            Some(several) => several.variables.extend(quote!(, #local = #object)),
            None => {
                let variables = quote!(#local = #object);
                self.integers.push(Integers { at: self.numbers.len(), converter: converter.clone(), variables });
                self.numbers.push(quote!());
            }
        }
        if let Some(Integers { at, converter, variables }) = self.integers.last() {
            self.numbers[*at] = quote!(ints!(#converter, #variables););
        }
    }

    pub(super) fn c_string(&mut self, param: &ParamPlan) {
        if param.nullable {
            return self.optional_c_string(param);
        }
        let local = local(&param.name);
        let Given { object, name } = self.param(param, PyType::InString);
        self.conversions.push(quote!(let #local = args::c_string(#object, #name, &arena)?;));
        self.text_argument(param, &local);
    }

    /// A null-terminated string. `None` is passed as NULL.
    fn optional_c_string(&mut self, param: &ParamPlan) {
        let local = local(&param.name);
        let Given { object, name } = self.param(param, PyType::InString.or(PyType::None));
        self.conversions.push(quote!(let #local = args::optional_c_string(#object, #name, &arena)?;));
        self.text_argument(param, &local);
    }

    /// A null-terminated `wchar_t` string. Only `str` is accepted, because cubind cannot check that other objects are
    /// null-terminated.
    pub(super) fn wide_string(&mut self, param: &ParamPlan) {
        let local = local(&param.name);
        let ty = if param.nullable { PyType::Str.or(PyType::None) } else { PyType::Str };
        let Given { object, name } = self.param(param, ty);
        let converter = if param.nullable { quote!(optional_wide_string) } else { quote!(wide_string) };
        self.conversions.push(quote!(let #local = args::#converter(#object, #name, &arena)?;));
        self.arguments.push(quote!(#local));
    }

    /// Casts the string's address to the parameter's pointer type, which may have any element type.
    fn text_argument(&mut self, param: &ParamPlan, local: &Ident) {
        let is_text = matches!(self.scope.kind(&param.ty), Kind::CString);
        self.arguments.push(if is_text { quote!(#local) } else { quote!(#local.cast_mut().cast()) });
    }

    /// A single value on the host that CUDA reads through a pointer.
    pub(super) fn reference(&mut self, param: &ParamPlan) {
        let scope = self.scope;
        let to = match &param.element {
            Element::Typed { ty, .. } => ty,
            Element::Selected(selection) => return self.attribute_in(param, selection),
            Element::Bytes | Element::Untyped | Element::EachSelected { .. } | Element::KernelArguments => {
                return self.address(param);
            }
        };
        if scope.types.complex_part(to).is_some() {
            return self.complex(param, to);
        }
        match scope.kind(to) {
            Kind::Record(table) => self.record(param, &table),
            Kind::Number(_) | Kind::Enum(_) | Kind::Value(..) => {
                let (local, ty) = (local(&param.name), scope.ty(to));
                let Given { object, .. } = self.param(param, scope.hint_in(to));
                self.conversions.push(quote!(let #local = args::pointer_to_one(#object, &#ty, &arena)?;));
                self.arguments.push(quote!(#local.cast()));
            }
            Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => self.address(param),
        }
    }

    /// A complex number on the host: a Python `complex`, or an object whose memory contains a complex number, such as a
    /// record.
    fn complex(&mut self, param: &ParamPlan, to: &CType) {
        let (local, ty) = (local(&param.name), self.scope.ty_of_number(to));
        let Given { object, name } = self.param(param, PyType::Complex.or(PyType::Pointer));
        let place = self.place_of_scalar(&param.name);
        let given = quote!(args::scalar(#object, #name, &#ty, &mut #place, &arena)?);
        self.conversions.push(quote!(let #local = #given;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// An object of the program, such as a record, that CUDA updates.
    pub(super) fn in_place(&mut self, param: &ParamPlan) {
        match self.scope.kind(&param.pointee()) {
            Kind::Record(table) => self.record(param, &table),
            Kind::Value(table, _) => {
                let local = local(&param.name);
                let Given { object, name } = self.param(param, PyType::Object);
                self.conversions.push(quote!(let #local = args::variable(#object, #name, &#table, &arena)?;));
                self.arguments.push(quote!(#local));
            }
            Kind::Number(_) | Kind::Enum(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                self.address(param);
            }
        }
    }

    fn record(&mut self, param: &ParamPlan, table: &TokenStream) {
        let local = local(&param.name);
        let class = self.scope.hint_in(&param.pointee());
        let Given { object, name } = self.param(param, class.or(PyType::None));
        // `None` is converted to NULL for every parameter. If NULL is invalid, CUDA returns an error code.
        self.conversions.push(quote!(let #local = args::optional_record(#object, #name, &#table)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// The address of values on the device. The elements of a device array must have the type that the header declares.
    pub(super) fn device(&mut self, param: &ParamPlan) {
        let ty = match &param.element {
            Element::Typed { ty, .. } => self.number_type(ty),
            Element::Untyped
            | Element::Bytes
            | Element::Selected(_)
            | Element::EachSelected { .. }
            | Element::KernelArguments => None,
        };
        if param.gpu_accessible {
            return self.either(param, ty, !param.points_to_const(), &quote!(None));
        }
        let local = local(&param.name);
        let Given { object, name } = self.param(param, PyType::DevicePointer);
        let ty = ty.map_or(quote!(None), |ty| quote!(Some(&#ty)));
        self.conversions.push(quote!(let #local = args::device(#object, #name, #ty, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }

    /// The type of an array's elements: a real number, a complex number, or an address.
    pub(super) fn number_type(&self, ty: &CType) -> Option<TokenStream> {
        let is_number = self.scope.types.complex_part(ty).is_some()
            || matches!(self.scope.kind(ty), Kind::Number(_) | Kind::Pointer);
        is_number.then(|| self.scope.ty_of_number(ty))
    }

    /// A `void *` parameter: an address, or an object that has an address.
    pub(super) fn address(&mut self, param: &ParamPlan) {
        let local = local(&param.name);
        if param.function {
            let Given { object, name } = self.param(param, PyType::Pointer);
            self.conversions.push(quote!(let #local = args::function(#object, #name, &arena)?;));
            return self.arguments.push(quote!(#local.cast()));
        }
        if let Some(selection) = &param.selected {
            return self.selected_address(param, selection);
        }
        if !self.scope.library.spec.follows_bindings() {
            return self.either(param, None, false, &quote!(None));
        }
        if param.points_to_const() {
            let Given { object, name } = self.param(param, PyType::Pointer.or(PyType::Str));
            self.conversions.push(quote!(let #local = args::pointer_or_text(#object, #name, &arena)?;));
            return self.arguments.push(quote!(#local.cast()));
        }
        let Given { object, name } = self.param(param, PyType::Pointer);
        self.conversions.push(quote!(let #local = args::pointer(#object, #name, &arena)?;));
        self.arguments.push(quote!(#local.cast()));
    }
}
