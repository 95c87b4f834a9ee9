//! Arrays of typed elements: Python lists that are copied to C arrays, and lists that are created from CUDA's output.

use super::{Body, Given, local};
use crate::{pytype::PyType, types::Kind};
use codegen_core::{
    api::{
        plan::{Output, ParamPlan},
        roles::Direction,
    },
    ctype::{Builtin, CType},
    spec::{Count, PythonWord},
};
use proc_macro2::Literal;
use quote::{format_ident, quote};

impl Body<'_> {
    /// A list or a tuple whose elements are copied to a C array. If CUDA also writes to the array, its records are
    /// copied back to the list's records.
    pub(super) fn in_array(&mut self, param: &ParamPlan, direction: Direction, to: &CType) {
        let scope = self.scope;
        let local = local(&param.name);
        let element = scope.hint_element(to);
        let list = element.clone().sequence().or(PyType::None);
        let hint = match (param.python == Some(PythonWord::AcceptsScalar), scope.kind(to)) {
            (true, Kind::Value(..)) => element.or(PyType::Int).or(list),
            (true, _) => element.or(list),
            (false, _) => list,
        };
        let Given { object, name } = self.param(param, hint);
        let (length, ty) = (self.length(param.length.as_ref()), scope.ty(to));
        self.at_most(param);
        let updated = direction == Direction::InOut && matches!(scope.kind(to), Kind::Record(_));
        let convert = match (updated, param.python == Some(PythonWord::AcceptsScalar), param.optional) {
            (true, true, _) => format_ident!("updated_array_or_one"),
            (true, false, _) => format_ident!("updated_array"),
            (false, true, _) => format_ident!("array_or_one"),
            (false, false, true) => format_ident!("optional_array"),
            (false, false, false) => format_ident!("array"),
        };
        if updated {
            let element = format_ident!("{}_type", local);
            self.conversions.push(quote! {
                let #element = #ty;
                let #local = args::#convert(#object, #name, &#element, #length, &arena)?;
            });
            self.arguments.push(quote!(#local.pointer().cast()));
            self.after.push(quote!(#local.update();));
        } else {
            self.conversions.push(quote!(let #local = args::#convert(#object, #name, &#ty, #length, &arena)?;));
            self.arguments.push(quote!(#local.cast()));
        }
    }

    /// Rejects a list that is longer than the library's array.
    fn at_most(&mut self, param: &ParamPlan) {
        let Some(most) = param.at_most else { return };
        let (length, most) = (self.number(param.length.as_ref()), Literal::u64_unsuffixed(most));
        let name = &param.name;
        self.conversions.push(quote!(args::at_most(py, #length, #most, #name)?;));
    }

    /// A list that the function returns. Its array has as many elements as the length parameter specifies.
    pub(super) fn out_array(&mut self, param: &ParamPlan, to: &CType) {
        if let Some(Count::Call(other)) = &param.length {
            return self.queried_array(param, other, to);
        }
        let scope = self.scope;
        let (local, ty) = (local(&param.name), scope.ty(to));
        let length = self.number(param.length.as_ref());
        self.at_most(param);
        let size = format_ident!("{}_length", local);
        // If CUDA does not read the count, the capacity is the maximum number of elements that CUDA may write.
        let room = match &param.count_unread {
            None => length.clone(),
            Some(unread) => {
                let most = Literal::u32_unsuffixed(unread.most);
                quote!(usize::max(#length, #most))
            }
        };
        self.conversions.push(quote!(let #size: usize = #room;));
        if matches!((&param.output, to), (Some(Output::FixedArray(_)), CType::Builtin(Builtin::Char))) {
            return self.output_bytes(param, &size);
        }
        self.conversions.push(quote!(let #local = args::output_memory(py, #size, #ty.size(), &arena)?;));
        self.arguments.push(quote!(#local.cast()));
        // After the call, the count variable contains the number of elements that CUDA has written.
        let truncate = param.python == Some(PythonWord::TruncateToCount) && param.output == Some(Output::List);
        let length = if truncate { quote!(#size.min(#length)) } else { quote!(#size) };
        let list = quote!(unsafe { out::list(py, &#ty, #local.cast(), #length) }?);
        self.push(param, scope.hint_out(to).list(), list);
    }

    /// An output array whose length is returned by another function. That function is called first.
    fn queried_array(&mut self, param: &ParamPlan, other: &str, to: &CType) {
        let scope = self.scope;
        let (local, ty) = (local(&param.name), scope.ty(to));
        let slot = scope.slot(other);
        let result = scope.abi(&CType::Named(scope.library.spec.result.r#type.clone()));
        let status = scope.status_of(&quote!(unsafe { released(py, || asked(&mut length)) }));
        let failed = scope.returned(Some(&quote!(status)), &quote!(1), &quote!(|_| Ok(())));
        self.conversions.push(quote! {
            let asked: unsafe extern "system" fn(*mut i32) -> #result = call.symbol(#slot)?;
            let mut length = 0i32;
            #status
            if status != 0 {
                return #failed;
            }
            let length = length.max(0) as usize;
            let #local = args::output_memory(py, length, #ty.size(), &arena)?;
        });
        self.arguments.push(quote!(#local.cast()));
        let list = quote!(unsafe { out::list(py, &#ty, #local.cast(), length) }?);
        self.push(param, scope.hint_out(to).list(), list);
    }

    /// The addresses of a kernel's arguments. The arguments are converted from the program's values.
    pub(super) fn kernel_arguments(&mut self, param: &ParamPlan) {
        let local = local(&param.name);
        let Given { object, .. } = self.param(param, PyType::KernelParams);
        let space = format_ident!("{}_space", local);
        self.conversions.push(quote! {
            let mut #space = LaunchBuffer::new();
            let #local = args::kernel_params(#object, &mut #space, &arena)?;
        });
        self.arguments.push(quote!(#local.cast()));
    }
}
