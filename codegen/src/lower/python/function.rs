//! A function: its arguments bound, one call, a tuple out.

use super::{
    Scope,
    body::{Body, local, object},
    types::ident,
};
use crate::{
    api::{Function, Symbol},
    ctype::CType,
    roles::Role,
};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// A function ready to print.
pub(super) struct Lowered {
    /// The body.
    pub(super) body: TokenStream,
    /// The parameters: name, and whether it may be left out.
    pub(super) params: Vec<PyParam>,
    /// What is returned behind the result.
    pub(super) outputs: Vec<PyOutput>,
    /// The buffer in whose place an int asks for new bytes.
    pub(super) sized: Option<String>,
}

/// A parameter of the Python function.
#[derive(Clone, Debug)]
pub(super) struct PyParam {
    /// Its name.
    pub(super) name: String,
    /// When it may be left out.
    pub(super) flag: Flag,
    /// What stubs say of it.
    pub(super) hint: String,
}

/// When a parameter may be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flag {
    /// Never.
    Required,
    /// At the end; it is zero then.
    Optional,
    /// Also in front of others; it is NULL then.
    Omittable,
}

/// One element of the returned tuple.
#[derive(Clone, Debug)]
pub(super) struct PyOutput {
    /// The C parameter.
    pub(super) name: String,
    /// What stubs say of it.
    pub(super) hint: String,
}

/// Lowers the public function of `symbol`.
pub(super) fn lower(scope: &Scope<'_>, function: &Function, symbol: &Symbol) -> Lowered {
    let mut body = Body::of(scope, function);
    // A default in front of a parameter without one would be no signature.
    let last_required = body.params.iter().rposition(|param| param.flag == Flag::Required);
    for param in body.params.iter_mut().take(last_required.unwrap_or(0)) {
        if param.flag == Flag::Optional {
            param.flag = Flag::Required;
        }
    }
    let Body { params, numbers, conversions, late, arguments, mut outputs, mut pushes, after, optional, sized, .. } =
        body;

    let name = ident(&function.name);
    let label = &function.name;
    let bound: Vec<Ident> = params.iter().map(|param| object(&param.name)).collect();
    let rows = params.iter().map(|param| {
        let (name, flag) = (&param.name, format_ident!("{}", format!("{:?}", param.flag).to_uppercase()));
        quote!((#name, #flag))
    });
    let count = Literal::usize_unsuffixed(params.len());
    let types = symbol.params.values().map(|ty| scope.abi(ty));
    let is_status = scope.is_result(&symbol.returns);
    let returns = match (&symbol.returns, is_status) {
        (CType::Void, _) => quote!(),
        (ty, _) => {
            let ty = scope.abi(ty);
            quote!(-> #ty)
        }
    };
    let slot = Literal::usize_unsuffixed(scope.slot(&symbol.name));
    let result = scope.result_table();
    let run = if function.holds_gil { format_ident!("held") } else { format_ident!("released") };
    let call = quote!(#run(|| function(#(#arguments),*)));
    // What CUDA looks at after the call lives as long as the handle that the call made.
    let keepers = scope.keepers();
    let released_handle = function.params.iter().find(|param| param.destroys && keepers.contains(&param.ty));
    let release = released_handle.map(|param| {
        let handle = local(&param.name);
        quote!(hold::release(#handle as u64);)
    });
    let made = function.params.iter().find(|param| {
        matches!(param.role, Role::Out { .. }) && param.ty.pointee().is_some_and(|(to, _)| keepers.contains(to))
    });
    let hold = made.filter(|_| function.params.iter().any(|param| param.kept)).map(|param| {
        let handle = local(&param.name);
        quote!(if status == 0 { hold::hold(#handle as u64, keep); })
    });
    let finish = if is_status && outputs.is_empty() && optional.is_none() {
        if release.is_none() && after.is_empty() {
            quote!(returned0(&#result, #call))
        } else {
            quote! {
                let status = #call;
                #release
                #(#after)*
                returned0(&#result, status)
            }
        }
    } else {
        let (more, last) = match &optional {
            Some(buffer) => (
                quote!(+ isize::from(#buffer.is_returned())),
                quote! {
                    let asked_for = #buffer.finish()?;
                    if !asked_for.is_null() {
                        tuple.push(Ok(asked_for))?;
                    }
                },
            ),
            None => (quote!(), quote!()),
        };
        let (call, status) = if is_status {
            (quote!(let status = #call;), quote!(status))
        } else {
            // What is no status is the first output of a call that cannot fail.
            let (push, hint) = scope.value_of_call(&symbol.returns);
            pushes.insert(0, push);
            outputs.insert(0, PyOutput { name: "value".to_owned(), hint });
            (quote!(let value = #call;), quote!(0))
        };
        let count = Literal::usize_unsuffixed(outputs.len());
        quote! {
            #call
            #hold
            #(#after)*
            returned(&#result, #status, #count #more, |tuple| {
                #(#pushes)*
                #last
                #[allow(clippy::needless_return)]
                Ok(())
            })
        }
    };
    let bind = if params.is_empty() {
        quote!(PARAMS.bind(args, count, names)?;)
    } else {
        quote!(let [#(#bound),*] = PARAMS.bind(args, count, names)?;)
    };
    let body = quote! {
        pub(crate) unsafe extern "C" fn #name(this: Object, args: *const Object, count: isize, names: Object) -> Object {
            static PARAMS: Params<#count> = Params::new(#label, [#(#rows),*]);
            body(|| unsafe {
                #bind
                #[allow(unused_mut, unused_variables)]
                let mut keep = Keep::new();
                #(#numbers)*
                #(#conversions)*
                #(#late)*
                let function: unsafe extern "system" fn(#(#types),*) #returns = symbol(this, #slot)?;
                #finish
            })
        }
    };
    Lowered { body, params, outputs, sized }
}
