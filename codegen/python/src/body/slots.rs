//! Single-value outputs: variables of the call whose addresses are passed to CUDA.

use super::{Body, Given, Variable, converter, is_integer, local};
use crate::{
    hints::number_in,
    pytype::PyType,
    surface::ArgumentDefault,
    types::{Kind, rust},
};
use codegen_core::{
    api::plan::{Element, Output, ParamPlan},
    ctype::CType,
    types::ValueKind,
};
use quote::{format_ident, quote};

impl Body<'_> {
    /// A variable that is initialized to zero.
    pub(super) fn slot(&mut self, param: &ParamPlan) {
        match (&param.element, &param.output) {
            (Element::Selected(selection), _) => self.attribute_out(param, selection),
            (Element::Typed { .. }, Some(Output::BorrowedList { element })) => self.borrowed_list(param, element),
            (Element::Typed { ty, .. }, _) => self.out(param, ty),
            (Element::Bytes | Element::Untyped | Element::EachSelected { .. } | Element::KernelArguments, _) => {
                self.address(param);
            }
        }
    }

    /// Declares a variable for one value, passes its address, and returns the value as an output.
    fn out(&mut self, param: &ParamPlan, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let hint = scope.hint_out(to);
        if let Kind::Record(table) = scope.kind(to) {
            let place = format_ident!("{}_place", local);
            self.conversions.push(quote!(let (#local, #place) = out::new_record(py, &#table)?;));
            self.arguments.push(quote!(#place.cast()));
            self.push(param, hint, quote!(#local.into_any()));
            return;
        }
        let Variable { ty, zero, object } = scope.variable(to, &local);
        self.conversions.push(quote!(let mut #local: #ty = #zero;));
        self.arguments.push(quote!((&raw mut #local).cast()));
        self.push(param, hint, object);
    }

    /// A variable that CUDA may write after the call has returned. The variable is the memory of the returned object.
    pub(super) fn place(&mut self, param: &ParamPlan) {
        let scope = self.scope;
        let local = local(&param.name);
        let to = param.pointee();
        // Earlier checks have rejected all types that are not handles.
        let Kind::Value(table, _) = scope.kind(&to) else { return self.address(param) };
        let object = format_ident!("{}_object", local);
        self.conversions.push(quote!(let (#object, #local) = out::variable(py, &#table)?;));
        self.arguments.push(quote!(#local.cast()));
        self.push(param, scope.hint_out(&to), quote!(#object));
    }

    /// A pointer variable in which CUDA stores the address of one of its own arrays.
    fn borrowed_list(&mut self, param: &ParamPlan, element: &CType) {
        let (local, length) = (local(&param.name), self.number(param.length.as_ref()));
        let (ty, hint) = (self.scope.ty(element), self.scope.hint_out(element).list());
        self.conversions.push(quote!(let mut #local: *mut c_void = core::ptr::null_mut();));
        self.arguments.push(quote!((&raw mut #local).cast()));
        self.push(param, hint, quote!(unsafe { out::list(py, &#ty, #local.cast(), #length) }?));
    }

    /// A variable that is initialized with a value from the program.
    pub(super) fn updated(&mut self, param: &ParamPlan) {
        let scope = self.scope;
        let local = local(&param.name);
        let to = param.pointee();
        let Variable { ty, object: value, .. } = scope.variable(&to, &local);
        // An attribute determines the size of its value. The size is neither a parameter nor an output in Python.
        if let Some(attribute) = param.size_of() {
            let size = format_ident!("{}_size", self::local(attribute));
            self.late.push(quote!(let mut #local = #size as #ty;));
            self.arguments.push(quote!((&raw mut #local).cast()));
            return;
        }
        let hint = scope.hint_out(&to);
        match scope.kind(&to) {
            Kind::Number(builtin) => {
                let converter = converter(builtin);
                let is_optional = self.flag(param) == ArgumentDefault::Zero;
                let Given { object, name } = self.param(param, number_in(builtin));
                let name = is_integer(builtin).then(|| quote!(, #name));
                let convert = if is_optional {
                    quote!(args::optional(#object, 0, |object| args::#converter(object #name))?)
                } else {
                    quote!(args::#converter(#object #name)?)
                };
                self.numbers.push(quote!(let mut #local = #convert;));
            }
            Kind::Enum(table) => {
                let Given { object, name } = self.param(param, hint.clone());
                self.numbers.push(quote!(let mut #local = args::enumeration(#object, #name, &#table)?;));
            }
            Kind::Value(table, builtin) => {
                let ty = rust(builtin);
                let Given { object, name } = self.param(param, hint.clone());
                self.numbers.push(quote!(let mut #local = args::value::<#ty>(#object, #name, &#table)?;));
                self.after.push(quote!(values::update(#object, &#table, #local as u64);));
                if param.nullable {
                    let pointer =
                        quote!(if #object.is_none() { core::ptr::null_mut() } else { (&raw mut #local).cast() });
                    self.arguments.push(pointer);
                    // If the argument is None, the output is None.
                    let value = quote!(if #object.is_none() { out::none(py) } else { #value });
                    self.push(param, hint.or(PyType::None), value);
                    return;
                }
            }
            Kind::Pointer if matches!(param.element, Element::Typed { kind: ValueKind::Pointer, .. }) => {
                let Given { object, name } = self.param(param, PyType::Pointer);
                self.conversions.push(quote!(let mut #local: #ty = args::pointer(#object, #name, &arena)?;));
            }
            Kind::Record(_) | Kind::CString | Kind::Callback | Kind::Pointer | Kind::Array(..) => {
                self.address(param);
                return;
            }
        }
        self.arguments.push(quote!((&raw mut #local).cast()));
        self.push(param, hint, value);
    }
}
