//! Bodies of Python functions. Each function binds its arguments, calls a C function, and returns a tuple.

use super::{
    Scope,
    body::{Body, CallValue, object},
    keepalive::{Keepalive, keepalive},
    pytype::PyType,
    shared_body::{Bound, SharedBody},
    surface::ArgumentDefault,
};
use codegen_core::{
    api::{Function, Symbol, call::Returned, plan::ParamPlan},
    ctype::CType,
    names,
};
use codegen_printing::ident;
use proc_macro2::{Ident, Literal, TokenStream, TokenTree};
use quote::{format_ident, quote};
use std::{collections::BTreeSet, sync::LazyLock};

/// A Python function that is ready to be printed.
pub(super) struct Lowered {
    /// The body of the Rust function.
    pub(super) body: TokenStream,
    /// The part of the body that several functions can share.
    pub(super) shared: SharedBody,
    /// The parameters of the Python function.
    pub(super) params: Vec<PyParam>,
    /// The outputs, which the function returns after the result code.
    pub(super) outputs: Vec<PyOutput>,
    /// The name of the buffer parameter in whose place programs may pass an int. The call then returns a new `bytes`
    /// object of that size.
    pub(super) sized: Option<String>,
}

/// A parameter of the Python function.
#[derive(Clone, Debug)]
pub(super) struct PyParam {
    /// The parameter's name in Python.
    pub(super) name: String,
    /// The condition under which the parameter may be omitted.
    pub(super) flag: ArgumentDefault,
    /// The type of the argument.
    pub(super) ty: PyType,
}

/// An element of the tuple that a function returns.
#[derive(Clone, Debug)]
pub(super) struct PyOutput {
    /// The name of the C parameter.
    pub(super) name: String,
    /// The Python type of the element.
    pub(super) ty: PyType,
    /// Set if the output is a null-terminated string, or a list of such strings.
    pub(super) is_text: bool,
    /// Set if the output is a list that usually contains one element.
    pub(super) is_single: bool,
}

/// The source of the support module from which generated modules with functions import every name.
const SUPPORT: &str = include_str!("../../../templates/python/native/gen1.rs");

/// The names that generated bodies may use: items of the support code, and the module with the library's symbols.
static OF_SUPPORT: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let support = syn::parse_file(SUPPORT).expect("the template is Rust");
    names::imported(&support.items).into_iter().chain(["slots".to_owned()]).collect()
});

/// The name of the Rust function that implements a Python function.
pub(super) fn rust_name(public: &str) -> Ident {
    let is_taken = OF_SUPPORT.contains(public.trim_end_matches('_'));
    if is_taken { format_ident!("{public}_") } else { ident(public) }
}

/// Generates the Python function for a symbol.
pub(super) fn lower(scope: &Scope<'_>, function: &Function, symbol: &Symbol) -> Lowered {
    let mut made = Body::of(scope, function);
    let public = names::python_item(&function.name);
    let name = rust_name(&public);
    let finish = finish(scope, function, symbol, &mut made);
    let has_form = has_form(scope, symbol, &made);
    let Body { params, numbers, conversions, late, outputs, before, sized, .. } = made;
    let types = symbol.params.values().map(|ty| scope.abi(ty));
    let returns = (symbol.returns != CType::Void).then(|| {
        let ty = scope.abi(&symbol.returns);
        quote!(-> #ty)
    });
    let slot = scope.slot(&symbol.name);
    let exported = match symbol.variable {
        true => {
            let ty = scope.abi(&symbol.returns);
            quote!(*const #ty)
        }
        false => quote!(unsafe extern "system" fn(#(#types),*) #returns),
    };
    let found = match has_form {
        true => quote!(let (function, alone): (#exported, Alone) = call.symbol_and_form(#slot)?;),
        false => quote!(let function: #exported = call.symbol(#slot)?;),
    };
    let steps = quote! {
        #(#numbers)*
        #(#conversions)*
        #(#late)*
        #found
        #(#before)*
        #finish
    };
    // Most calls keep no objects alive.
    let arena = mentions(&steps, "arena").then(|| quote!(let arena = CallArena::new();));
    let steps = quote!(#arena #steps);
    let bound = bound(&params);
    let shared = SharedBody::of(scope, (function, symbol), &bound, &steps);
    let bind = bind(&public, &bound);
    let body = quote! {
        #[inline(always)]
        pub(crate) fn #name<'py>(call: Call<'_, 'py>) -> Returned<'py> {
            #bind
            #steps
        }
    };
    Lowered { body, shared, params, outputs, sized }
}

/// The parameters in the order of binding: first the required parameters, then the optional parameters.
fn bound(params: &[PyParam]) -> Bound<'_> {
    let (optional, required) = params.iter().partition(|param| param.flag == ArgumentDefault::Zero);
    let mark = |param: &PyParam| match param.flag {
        // The support code interprets this character as the mark of an optional parameter that precedes required
        // parameters.
        ArgumentDefault::Null => "?",
        ArgumentDefault::Required | ArgumentDefault::Zero => "",
    };
    Bound { required, optional, mark }
}

/// The statement that binds the arguments of a call.
fn bind(function: &str, bound: &Bound<'_>) -> TokenStream {
    let Bound { required, optional, .. } = bound;
    let objects = |params: &[&PyParam]| params.iter().map(|param| object(&param.name)).collect::<Vec<_>>();
    let (required_objects, optional_objects) = (objects(required), objects(optional));
    // If every variable has its parameter's name, the list of names is printed only once.
    let is_plain = |param: &&&PyParam| param.flag != ArgumentDefault::Null && object(&param.name) == param.name;
    let name = ident(function);
    if name == function && required.iter().chain(optional).all(|param| is_plain(&param)) {
        let optional = (!optional.is_empty()).then(|| quote!(; #(#optional_objects)*));
        return quote!(bind!(py = call, #name(#(#required_objects)* #optional)););
    }
    let names = bound.names();
    quote! {
        let ([#(#required_objects),*], [#(#optional_objects),*]) = call.bind(#function, #names)?;
        let py = call.py();
    }
}

/// The statements that make the call and convert its outputs.
fn finish(scope: &Scope<'_>, function: &Function, symbol: &Symbol, made: &mut Body<'_>) -> TokenStream {
    let around = keepalive(scope, function, made);
    let does_nothing = around.is_empty();
    let Keepalive { read, release, hold } = around;
    let Body { arguments, outputs, pushes, after, optional, .. } = &mut *made;
    let run = if function.python.holds_gil { format_ident!("held") } else { format_ident!("released") };
    let call = match symbol.variable {
        true => quote!(unsafe { *function }),
        false => quote!(unsafe { #run(py, || function(#(#arguments),*)) }),
    };
    // A return value that is not a status becomes the first output.
    if matches!(symbol.returned, Returned::Count | Returned::StaticString | Returned::Value) {
        let CallValue { value, ty } = scope.value_of_call(&symbol.returns);
        pushes.insert(0, value);
        let is_text = symbol.returned != Returned::Count && ty == PyType::Bytes;
        outputs.insert(0, PyOutput { name: "value".to_owned(), ty, is_text, is_single: false });
    }
    let (is_status, call) = match symbol.returned {
        Returned::Status => (true, call),
        Returned::Count => (true, quote!(unsafe { #run(py, || counted(function(#(#arguments),*))) })),
        // A C function that returns nothing cannot fail.
        Returned::Nothing if scope.results_are_codes() => (true, quote!({ #call; 0 })),
        Returned::Nothing | Returned::StaticString | Returned::Value => (false, call),
    };
    if is_status && outputs.is_empty() && optional.is_none() {
        let (status, returned) = (scope.status_of(&call), scope.returned_alone());
        return quote! {
            #(#read)*
            #status
            #(#release)*
            #hold
            #(#after)*
            #returned
        };
    }
    let more = optional.as_ref().map(|buffer| quote!(+ isize::from(#buffer.is_returned())));
    let call = if symbol.returned == Returned::Count {
        scope.status_of_count(&call)
    } else if is_status {
        scope.status_of(&call)
    } else {
        let status = (!does_nothing).then(|| quote!(let status = 0;));
        let value = (symbol.returned != Returned::Nothing).then(|| quote!(let value =));
        quote!(#value #call; #status)
    };
    let count = Literal::usize_unsuffixed(outputs.len());
    let fill = fill(pushes, optional.as_ref());
    let count = quote!(#count #more);
    let after = after.clone();
    let returned = match has_form(scope, symbol, made) {
        true => scope.returned_in_form(&count, &fill),
        false => scope.returned(is_status.then(|| quote!(status)).as_ref(), &count, &fill),
    };
    let failed = is_status.then(|| failed(scope, function, made, &count));
    quote! {
        #(#read)*
        #call
        #(#release)*
        #hold
        #(#after)*
        #failed
        #returned
    }
}

/// Returns true if a function can return its outputs without the result code. `cubind.checked` then need not create a
/// second tuple.
fn has_form(scope: &Scope<'_>, symbol: &Symbol, made: &Body<'_>) -> bool {
    let is_plain = symbol.returned == Returned::Status && scope.results_are_codes() && scope.only_zero_succeeds();
    is_plain && made.outputs.len() > 1 && made.optional.is_none()
}

/// The closure that fills the tuple of outputs.
fn fill(pushes: &[TokenStream], optional: Option<&Ident>) -> TokenStream {
    match (pushes, optional) {
        ([], None) => quote!(|_| Ok(())),
        ([only], None) => quote!(|tuple| tuple.push(#only)),
        (pushes, None) => quote!(|tuple| { #(tuple.push(#pushes)?;)* Ok(()) }),
        (pushes, Some(buffer)) => quote!(|tuple| {
            #(tuple.push(#pushes)?;)*
            match #buffer.finish(py)? {
                Some(asked_for) => tuple.push(asked_for),
                None => Ok(()),
            }
        }),
    }
}

/// The statements that return from a function with outputs after a failed call.
fn failed(scope: &Scope<'_>, function: &Function, made: &Body<'_>, count: &TokenStream) -> TokenStream {
    let of = |tells: fn(&ParamPlan) -> bool| {
        let told = made.outputs.iter().map(|output| function.plan.param(&output.name).is_some_and(tells));
        let told: Vec<bool> = told.collect();
        told.contains(&true).then(|| {
            let pushes = made.pushes.iter().zip(told).map(|(push, told)| match told {
                true => quote!(tuple.push(#push)?;),
                false => quote!(tuple.push(out::none(py))?;),
            });
            // If an int was passed, the last element is `None` in place of the new buffer.
            let buffer =
                made.optional.as_ref().map(|buffer| quote!(if #buffer.is_returned() { tuple.push(out::none(py))?; }));
            scope.returned_failed(count, &quote!(|tuple| { #(#pushes)* #buffer Ok(()) }))
        })
    };
    let too_small = scope.too_small().zip(of(ParamPlan::is_reported_length));
    let too_small = too_small.map(|(code, returned)| quote!(if status == #code { return #returned; }));
    let is_failed = scope.failed();
    let explained = of(|param| param.explains_error);
    let explained = explained.map(|returned| quote!(if #is_failed && errors_are_explained() { return #returned; }));
    quote!(#too_small #explained)
}

/// Returns true if `name` occurs in these tokens.
fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_share_no_names_with_the_support_code() {
        for (name, expected) in [("args", "args_"), ("args_", "args__"), ("slots", "slots_"), ("cuInit", "cuInit")] {
            assert_eq!(rust_name(name), expected);
        }
        // This test cannot resolve the names that a glob imports.
        assert!(!SUPPORT.contains("::*"), "templates/python/native/gen1.rs");
    }
}
