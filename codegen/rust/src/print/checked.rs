//! Printing of checked functions, which return a `Result`.

use super::{
    super::{
        Item, Layers, Scope, docs,
        signature::{CheckedFn, CheckedForm, Conversion, Pass, RustOutput},
    },
    call::converted,
    deprecated, value, variable,
};
use codegen_core::{
    api::{Function, call::Growth},
    names::OWNED,
};
use codegen_printing::ident;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The macro input for a checked function that differs from the raw function only by the `Result`.
pub(crate) fn head(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn) -> TokenStream {
    let CheckedFn { function: signature, form: _, object } = checked;
    let (symbol, object) =
        (layers.symbol_of_other_name().map(ident).into_iter(), object.as_deref().map(ident).into_iter());
    let other = layers.owned.iter().map(|_| ident(OWNED));
    let mut lines = vec![docs::first_line(layers.function)];
    lines.extend(docs::checked(scope, layers.function, signature));
    let docs = docs::attributes(&lines);
    let (deprecated, head) = (deprecated(signature), super::head(signature, Some(signature.value())));
    quote!(#(#[symbol = #symbol])* #(#[other = #other])* #(#[object = #object])* #docs #deprecated #head;)
}

/// A checked function that differs from the raw function in other ways.
pub(crate) fn lower(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn) -> Item {
    let Layers { function, owned, raw: _, symbol: _, checked: _ } = layers;
    let signature = &checked.function;
    let (name, status, value) = (ident(&signature.name), scope.path(scope.result()), signature.value());
    let head = super::head(signature, Some(quote!(Result<#value, support::Error<#status>>)));
    let (first, body) = match &checked.form {
        CheckedForm::Plain | CheckedForm::Grown(Growth::Known) => (
            "takes strings instead of their addresses, and returns a `Result`.".to_owned(),
            checked_call(scope, layers, checked),
        ),
        CheckedForm::Grown(growth) => {
            let (what, body) = grown(scope, layers, checked, growth);
            (format!("returns a `Result` of {what}."), body)
        }
        CheckedForm::Creates(code) => (
            format!("returns a `Result`: NULL is the error [`{code}`]({status}::{code})."),
            created(scope, layers, checked, code),
        ),
        CheckedForm::AttributeAccess => (
            "returns a `Result`; the [key](Key) selects the type of the value.".to_owned(),
            attribute(scope, layers, checked),
        ),
    };
    let mut lines = vec![docs::first_line(function), String::new()];
    lines.retain(|_| function.summary.is_some());
    lines.push(format!("Like [`{name}`](raw::{name}), but {first}"));
    let (before, after) = (docs::attributes(&lines), docs::attributes(&docs::checked(scope, function, signature)));
    let deprecated = deprecated(signature);
    let (module, other) = (ident(&scope.place.module(&scope.library.spec.name)), owned.iter().map(|_| ident(OWNED)));
    let symbol = layers.symbol_of_other_name().map(ident).into_iter();
    let strings = signature.arguments.iter().filter(|argument| argument.pass == Pass::Strings);
    let strings = strings.map(|argument| ident(&argument.of));
    Item(quote! {
        #before
        #[cfg_attr(doc, doc = form!(different #(#other)*, #module #name #(#symbol)*))]
        #after
        #deprecated
        #[inline]
        pub unsafe #head {
            #(let #strings = grow::addresses(#strings);)*
            #body
        }
    })
}

/// The symbols of a function, as additional names of the function.
pub(crate) fn aliases(function: &Function) -> Vec<Item> {
    let name = ident(&function.name);
    let alias = |alias: &String| {
        let alias = ident(alias);
        Item(quote!(#[doc(no_inline)] pub use self::#name as #alias;))
    };
    function.aliases.iter().map(alias).collect()
}

/// The call to the raw function.
fn call(checked: &CheckedFn) -> TokenStream {
    let call = raw_call(checked);
    quote!(unsafe { #call })
}

/// The call to the raw function within `unsafe`.
fn raw_call(CheckedFn { function, form, .. }: &CheckedFn) -> TokenStream {
    let (name, arguments) = (ident(&function.name), &function.arguments);
    let types = (*form == CheckedForm::AttributeAccess).then(|| quote!(::<C>));
    quote!(raw::#name #types (#(#arguments),*))
}

/// The name of the function in errors.
fn called(scope: &Scope<'_>, layers: &Layers<'_>) -> TokenStream {
    let (library, name) = (scope.library_static(), ident(&layers.function.name));
    let symbol = layers.symbol_of_other_name().map(ident).into_iter();
    quote!(called!(#library, #name #(, #symbol)*))
}

/// The expression for the outputs of the call or for the call's error.
fn checked_call(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn) -> TokenStream {
    let (called, call) = (called(scope, layers), raw_call(checked));
    match checked.object.as_deref().map(ident) {
        None => quote!(support::checked(#called, unsafe { #call })),
        Some(object) => quote!(unsafe { support::checked_with_log(#called, #call, #object) }),
    }
}

/// The expression for the new handle and the other outputs, or an error.
fn created(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn, code: &str) -> TokenStream {
    let (called, call, status, code) = (called(scope, layers), call(checked), scope.path(scope.result()), ident(code));
    let [created, others] = ["created", "others"].map(|name| variable(name, &checked.function));
    match checked.function.outputs.len() {
        1 => quote! {
            let #created = #call;
            support::created(#called, #created.is_null(), #created, #status::#code)
        },
        several => {
            let names: Vec<Ident> = (1..several).map(|index| format_ident!("{others}{index}")).collect();
            quote! {
                let (#created, #(#names),*) = #call;
                support::created(#called, #created.is_null(), (#created, #(#names),*), #status::#code)
            }
        }
    }
}

/// The documentation and the body of a function that returns memory.
fn grown(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn, growth: &Growth) -> (String, TokenStream) {
    match growth {
        Growth::Known => (String::new(), checked_call(scope, layers, checked)),
        Growth::TwoCalls { count, arrays } => {
            let is_text = |output: &RustOutput| matches!(output.conversion, Conversion::Grown { is_text: true, .. });
            let has_text = checked.function.outputs.iter().any(is_text);
            let what = if has_text { "the whole string" } else { "all elements" };
            (what.to_owned(), two_calls(scope, layers, checked, count, arrays))
        }
        Growth::SizedBy { array, function, arguments } => {
            let what = format!("a value of the size that [`{function}`](raw::{function}) returns");
            (what, sized(scope, layers, checked, array, function, arguments))
        }
        Growth::Capacity { string } => {
            let (string, returned) = (ident(string), variable("returned", &layers.raw.function));
            let (called, call) = (called(scope, layers), call(checked));
            let call = quote!({ let (#returned,) = #call; #returned });
            ("a string of any length".to_owned(), quote!(grow::string(#called, |#string| #call)))
        }
    }
}

/// The expression for the elements of each array and for the other outputs. Arrays are truncated to the returned count.
fn two_calls(
    scope: &Scope<'_>,
    layers: &Layers<'_>,
    checked: &CheckedFn,
    count: &str,
    arrays: &[String],
) -> TokenStream {
    let (called, call, raw) = (called(scope, layers), call(checked), &layers.raw);
    let names: Vec<Ident> = arrays.iter().map(|array| ident(array)).collect();
    let [room, len, returned] = ["room", "len", "returned"].map(|name| variable(name, &raw.function));
    let rooms = arrays.iter().map(|array| self::room(checked, array, &quote!(#room)));
    let outputs = raw.function.outputs.iter().map(|output| ident(&output.of));
    let value = value(&checked.function.outputs.iter().map(converted).collect::<Vec<_>>());
    let count = ident(count);
    quote! {
        grow::two_calls(#called, |#room| {
            #(let mut #names = #rooms;)*
            let (#returned, #(#outputs),*) = #call;
            let #len = grow::length(#count);
            #(#names.truncate(#len);)*
            (#returned, #len, #value)
        })
    }
}

fn sized(
    scope: &Scope<'_>,
    layers: &Layers<'_>,
    checked: &CheckedFn,
    array: &str,
    function: &str,
    arguments: &[String],
) -> TokenStream {
    let (call, name, function) = (checked_call(scope, layers, checked), ident(array), ident(function));
    let arguments = arguments.iter().map(|argument| ident(argument));
    let size = variable("size", &layers.raw.function);
    let room = room(checked, array, &quote!(grow::length(#size)));
    let value = checked.function.output(array).map(converted);
    quote! {
        let #size = unsafe { #function(#(#arguments),*)? };
        let mut #name = #room;
        if #size > 0 {
            #call?;
        }
        Ok(#value)
    }
}

/// The expression that allocates a vector for an array's elements.
fn room(checked: &CheckedFn, array: &str, len: &TokenStream) -> TokenStream {
    let output = checked.function.output(array);
    let begins = output.is_some_and(|output| matches!(output.conversion, Conversion::Grown { begins: true, .. }));
    if begins { quote!(grow::records(#len)) } else { quote!(grow::room(#len)) }
}

/// The call that passes the selector of a key's attribute, and the conversion of the value to the key's type.
fn attribute(scope: &Scope<'_>, layers: &Layers<'_>, checked: &CheckedFn) -> TokenStream {
    let (call, outputs) = (checked_call(scope, layers, checked), &checked.function.outputs);
    let convert = match outputs.as_slice() {
        outputs if outputs.iter().all(|output| output.conversion != Conversion::FromC) => quote!(),
        [_] => quote!(.map(T::from_c)),
        several => {
            let (names, values) = (several.iter().map(|output| ident(&output.of)), several.iter().map(converted));
            quote!(.map(|(#(#names),*)| (#(#values),*)))
        }
    };
    quote!(#call #convert)
}
