//! Values whose types are selected by enum members. At run time, the support code looks up the types in the table of
//! the enum.

use super::{Body, Given, local};
use crate::pytype::PyType;
use codegen_core::{
    api::{
        plan::{ParamPlan, Passing},
        roles::Selection,
    },
    spec::Count,
};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

impl Body<'_> {
    pub(super) fn attribute_in(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let Given { object, .. } = self.param(param, PyType::Object);
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let bytes = self.length(param.length.as_ref().filter(|bytes| !self.is_hidden(bytes)));
        let size = format_ident!("{}_size", local);
        let size = if self.updates_size(param) { quote!(#size) } else { quote!(_) };
        self.late.push(quote! {
            let (#local, #size) = attributes::attribute_in(#object, #selector, &#table, #bytes, &arena)?;
        });
        self.arguments.push(quote!(#local));
    }

    /// A `void *` parameter that refers to a value of the selected type.
    pub(super) fn selected_address(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let Given { object, name } = self.param(param, PyType::Object);
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        self.late.push(quote! {
            let #local = attributes::pointer_in(#object, #name, #selector, &#table, &arena)?;
        });
        self.arguments.push(quote!(#local.cast()));
    }

    pub(super) fn attribute_out(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let bytes = self.length(param.length.as_ref().filter(|bytes| !self.is_hidden(bytes)));
        let size = format_ident!("{}_size", local);
        let size = self.updates_size(param).then(|| quote!(let #size = #local.size();));
        self.late.push(quote! {
            let mut #local = attributes::attribute_out(py, #selector, &#table, #bytes)?;
            #size
        });
        self.arguments.push(quote!(#local.pointer()));
        self.push(param, PyType::Any, quote!(unsafe { #local.value(py) }?));
    }

    /// An input array whose element type an argument selects.
    pub(super) fn elements_in(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let Given { object, name } = self.param(param, PyType::Object);
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let length = self.number(param.length.as_ref());
        self.late.push(quote! {
            let #local = elements::elements_in(#object, #name, #selector, &#table, #length, &arena)?;
        });
        self.arguments.push(quote!(#local.cast()));
    }

    /// An array that CUDA reads and writes. Initially, it contains the program's elements or zeros.
    pub(super) fn elements_updated(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let Given { object, name } = self.param(param, PyType::Object);
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let length = self.number(param.length.as_ref());
        self.late.push(quote! {
            let #local = elements::Elements::new(#object, #name, #selector, &#table, #length, &arena)?;
        });
        self.arguments.push(quote!(#local.pointer().cast()));
        self.push(param, PyType::Any, quote!(unsafe { #local.value(py) }?));
    }

    pub(super) fn attributes_in(&mut self, param: &ParamPlan, Selection { selector, table }: &Selection) {
        let Given { object, .. } = self.param(param, PyType::Object.sequence().or(PyType::None));
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let length = self.number(param.length.as_ref());
        self.late.push(quote!(
            let #local = unsafe {
                attributes::attributes_in(
                    #object, #selector.cast(), #length, &#table, &arena
                )
            }?;
        ));
        self.arguments.push(quote!(#local.cast()));
    }

    pub(super) fn attributes_out(
        &mut self,
        param: &ParamPlan,
        Selection { selector, table }: &Selection,
        sizes: Option<&str>,
    ) {
        let sizes = sizes.map_or(quote!(core::ptr::null()), |sizes| {
            let sizes = local(sizes);
            quote!(#sizes.cast())
        });
        let (local, selector, table) = (local(&param.name), local(selector), self.attribute_table(table));
        let length = self.number(param.length.as_ref());
        self.late.push(quote!(
            let mut #local =
                unsafe { attributes::attributes_out(py, #selector.cast(), #sizes, #length, &#table) }?;
        ));
        self.arguments.push(quote!(#local.pointers().cast()));
        self.push(param, PyType::Any.list(), quote!(unsafe { #local.value(py) }?));
    }

    /// Returns true if CUDA updates a variable that contains the size of this value.
    fn updates_size(&self, value: &ParamPlan) -> bool {
        let mut updated = self.plan.params.iter().filter(|param| param.passing == Passing::Slot { given: true });
        updated.any(|size| size.size_of() == Some(value.name.as_str()))
    }

    pub(super) fn attribute_table(&self, table: &str) -> TokenStream {
        let (library, name) = self.scope.attribute_table(table);
        let library = format_ident!("{library}");
        quote!(attribute_types::#library::#name)
    }

    /// Returns true if the size is neither a parameter nor an output in Python, because it is computed from the value.
    fn is_hidden(&self, bytes: &Count) -> bool {
        match bytes {
            Count::Param { name, minus: _ } => {
                self.plan.param(name).is_some_and(|size| size.passing == Passing::Slot { given: true })
            }
            Count::Fixed(_) | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_) => false,
        }
    }
}
