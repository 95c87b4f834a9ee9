//! Functions that are printed without a call plan: the C functions in `sys`, and functions that create a record.

use super::{Item, Scope, docs, rusttype::RustType};
use codegen_core::{
    api::{BindingStatus, Function, Helper, Symbol, call::Returned},
    ctype::CType,
    names::unversioned,
    spec::Missing,
    types::ValueKind,
};
use codegen_printing::{ident, one_line};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};
use std::collections::BTreeMap;

/// The printed form of a symbol in a library's module of `sys`.
#[derive(Debug)]
pub(crate) enum Exported {
    /// A function that is declared by a line of the macro `sys!`.
    Function {
        /// The `match` arm for a missing function: its pattern, and the value that a call returns.
        otherwise: String,
        declaration: String,
    },
    /// A separate item. It returns the value of a variable, or a pointer to a function with variable arguments.
    Item(Item),
}

/// The documentation of a symbol that no public function calls: either the specs skip it, or the headers map the
/// symbol's name (with or without the version suffix) to another symbol.
fn older(scope: &Scope<'_>, symbol: &Symbol) -> String {
    let in_this = scope.library.coverage.iter().rev().filter(|coverage| coverage.toolkit.major == scope.number);
    let status = in_this.filter_map(|coverage| coverage.statuses.get(&symbol.name)).next();
    if let Some(BindingStatus::Skipped(reason)) = status {
        return format!("Bound only in `sys`: {}.", docs::markdown(reason));
    }
    let named = |name: &str| scope.major.functions.get(name);
    match named(&symbol.name).or_else(|| named(unversioned(&symbol.name))) {
        Some(Function { name, symbol, .. }) => format!(
            "Older ABI version. In the headers, this name refers to `{symbol}`, which [`{name}`](raw::{name}) calls."
        ),
        None => "Older ABI version. In the headers, this name refers to a different function.".to_owned(),
    }
}

/// A symbol's declaration in the library's module of `sys`, with the C signature. The symbol is looked up on first use.
pub(super) fn symbol(scope: &Scope<'_>, symbol: &Symbol, callers: &Callers<'_>) -> Exported {
    match symbol {
        Symbol { variable: true, .. } => Exported::Item(variable(scope, symbol, callers)),
        Symbol { variadic: true, .. } => Exported::Item(variadic(scope, symbol)),
        _ => declaration(scope, symbol, callers),
    }
}

/// The words for the forms of public functions, by the functions' names: see [`Layers::other_forms`].
pub(super) type Callers<'a> = BTreeMap<&'a str, Option<&'static str>>;

/// The documentation that is specific to a symbol. `sys!` adds the common part. If a public function calls the symbol,
/// that function's documentation contains the prototype and the versions.
fn symbol_docs(scope: &Scope<'_>, symbol: &Symbol) -> Vec<String> {
    if symbol.public.is_some() {
        return Vec::new();
    }
    let place = format!("In `{}` {}.", symbol.header, symbol.availability);
    vec![format!("`{}`", symbol.prototype()), String::new(), place, String::new(), older(scope, symbol)]
}

/// The declaration of a C function.
fn declaration(scope: &Scope<'_>, symbol: &Symbol, callers: &Callers<'_>) -> Exported {
    let params = symbol.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    let name = ident(&symbol.name);
    let returns = scope.returns(&symbol.returns).map(|ty| quote!(-> #ty));
    let mut lines: Vec<String> =
        symbol_docs(scope, symbol).iter().map(|line| format!("/// {line}").trim_end().to_owned()).collect();
    if let Some(caller) = &symbol.public {
        let forms = callers[caller.as_str()].map_or(String::new(), |forms| format!("{forms} "));
        lines.push(format!("#[called_by({forms}{})]", ident(caller)));
    }
    if !symbol.per_thread.is_empty() {
        lines.push(format!("#[per_thread = {:?}]", symbol.per_thread));
    }
    if let Some(version) = symbol.availability.required_version() {
        lines.push(format!("#[since = \"{version}\"]"));
    }
    // The symbol's name is a Rust keyword, or has another meaning in Rust.
    if name != symbol.name {
        lines.push(format!("#[symbol = {}]", exported(symbol)));
    }
    lines.push(format!("{};", one_line(&quote!(fn #name(#(#params),*) #returns))));
    let declaration = lines.iter().map(|line| format!("    {line}\n")).collect();
    Exported::Function { otherwise: otherwise(scope, symbol), declaration }
}

/// A string literal that contains the symbol's name, the variant for per-thread default streams, and the version that
/// introduced the symbol.
fn exported(symbol: &Symbol) -> Literal {
    let (name, suffix) = (&symbol.name, &symbol.per_thread);
    let twin = if suffix.is_empty() { String::new() } else { format!("{name}{suffix}") };
    let since = symbol.availability.required_version().map(|version| version.to_string());
    Literal::string(&format!("{name}\0{twin}\0{}", since.unwrap_or_default()))
}

/// The result of a call to a missing symbol, as a `match` arm with a pattern and an expression.
fn otherwise(scope: &Scope<'_>, symbol: &Symbol) -> String {
    match symbol.returned {
        Returned::Status => "Err(missing) => missing.status()".to_owned(),
        // The function returns no value, so it cannot report the error.
        Returned::Nothing => "Err(_) => ()".to_owned(),
        Returned::Count => {
            let status = text(&scope.ty(&CType::Named(scope.library.spec.result.r#type.clone())));
            format!("Err(missing) => missing.count::<{status}>() as {}", text(&scope.ty(&symbol.returns)))
        }
        Returned::StaticString | Returned::Value => format!("Err(_) => {}", missing(scope, symbol)),
    }
}

/// The return value of a missing function without a status, as an expression. The spec declares this value.
fn missing(scope: &Scope<'_>, symbol: &Symbol) -> String {
    let ty = text(&scope.ty(&symbol.returns));
    match (symbol.missing, scope.types.kind(&symbol.returns)) {
        // The type of a literal is inferred from the signature. A negative value is not a valid literal of an unsigned
        // type, and an integer is not a valid literal of a floating-point type.
        (Some(Missing::Number(number)), ValueKind::Number) => {
            let number_type = scope.types.integer(&symbol.returns).map(|of| text(&RustType::number(of)));
            let of = number_type.as_ref().unwrap_or(&ty);
            let is_unsigned = of.starts_with('u') || of.contains("c_u");
            let is_literal = !ty.starts_with('f') && (number >= 0 || !is_unsigned);
            if is_literal { number.to_string() } else { format!("{number}_i64 as {ty}") }
        }
        // An alias of a struct cannot be used as the name of the constructor.
        (Some(Missing::Number(number)), kind) if kind.is_scalar() => match is_alias(scope, &symbol.returns) {
            true => format!("{ty} {{ 0: {number} as _ }}"),
            false => format!("{ty}({number} as _)"),
        },
        // A handle is a pointer to a struct that no header defines. It has its own Rust type, whose zero value is NULL.
        (Some(Missing::Zeros) | None, ValueKind::Handle | ValueKind::Stream) => text(&quote!(output::zeroed())),
        (Some(Missing::Number(_) | Missing::Zeros) | None, _) => text(&zero(&symbol.returns)),
    }
}

/// Returns true if a type is an alias of another type with a name.
fn is_alias(scope: &Scope<'_>, ty: &CType) -> bool {
    let found = ty.name().and_then(|name| Some((name, scope.types.resolved(name)?)));
    found.is_some_and(|(name, found)| found.item.name != name)
}

/// The source code of tokens, without spaces.
fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

/// The expression for NULL, or for a value that consists of zero bytes.
fn zero(ty: &CType) -> TokenStream {
    match ty {
        CType::Pointer { constant: true, .. } => quote!(core::ptr::null()),
        CType::Pointer { constant: false, .. } => quote!(core::ptr::null_mut()),
        CType::Void | CType::Builtin(_) | CType::Named(_) | CType::Array { .. } | CType::Function { .. } => {
            quote!(output::zeroed())
        }
    }
}

/// The function that returns the value of an exported variable.
fn variable(scope: &Scope<'_>, symbol: &Symbol, callers: &Callers<'_>) -> Item {
    let form = symbol.public.iter().map(|caller| {
        let module = ident(&scope.place.module(&scope.library.spec.name));
        let (forms, caller) = (callers[caller.as_str()].map(ident).into_iter(), ident(caller));
        quote!(#[cfg_attr(doc, doc = form!(sys #module #(#forms)* #caller))])
    });
    let docs = symbol_docs(scope, symbol).into_iter().chain([String::new()]).chain(docs::safety_section_of_symbol());
    let docs = docs::attributes(&docs.collect::<Vec<_>>());
    let (name, library, ty) = (ident(&symbol.name), scope.library_static(), scope.ty(&symbol.returns));
    let exported = exported(symbol);
    let zero = missing(scope, symbol).parse::<TokenStream>().expect("an expression");
    Item(quote! {
        #(#form)*
        #docs
        #[inline]
        pub unsafe fn #name() -> #ty {
            static SYMBOL: Symbol = Symbol::new(#exported);
            match SYMBOL.get(&#library) { Ok(found) => unsafe { *found.cast::<#ty>().as_ptr() }, Err(_) => #zero }
        }
    })
}

/// A function that returns a pointer to a variadic C function. Rust can call variadic functions, but cannot define
/// them.
fn variadic(scope: &Scope<'_>, symbol: &Symbol) -> Item {
    let docs = docs::attributes(&[
        format!("Returns `{}`, or `None` if the library lacks it.", symbol.prototype()),
        String::new(),
        format!("In `{}` {}. Calling it is `unsafe`, as in C.", symbol.header, symbol.availability),
    ]);
    let (name, library, exported) = (ident(&symbol.name), scope.library_static(), exported(symbol));
    let params = symbol.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    let returns = scope.returns(&symbol.returns).map(|ty| quote!(-> #ty));
    let function = quote!(unsafe extern "C" fn(#(#params,)* ...) #returns);
    Item(quote! {
        #docs
        pub fn #name() -> Option<#function> {
            static SYMBOL: Symbol = Symbol::new(#exported);
            SYMBOL.get(&#library).ok().map(|found| unsafe {
                ::core::mem::transmute::<::core::ptr::NonNull<::core::ffi::c_void>, #function>(found)
            })
        }
    })
}

/// The Rust version of a function that the header defines inline. The function creates a record.
pub(super) fn helper(scope: &Scope<'_>, helper: &Helper) -> Item {
    let what = format!("{} {}", helper.returns, helper.name);
    let summary = helper.summary.iter().flat_map(|line| [docs::markdown(line), String::new()]);
    let docs: Vec<String> = summary.chain(docs::ty(&what, &helper.header, &helper.availability)).collect();
    let docs = docs::attributes(&docs);
    let (head, returns) = (helper_head(scope, helper), scope.ty(&helper.returns));
    let fields = helper.fields.iter().map(|(param, field)| {
        let (param, field) = (ident(param), ident(field));
        if param == field { quote!(#field) } else { quote!(#field: #param) }
    });
    Item(quote! {
        #docs
        #[inline]
        #head {
            #returns { #(#fields),* }
        }
    })
}

/// The signature of a function that creates a record, without its body.
pub(super) fn helper_head(scope: &Scope<'_>, helper: &Helper) -> TokenStream {
    let (name, returns) = (ident(&helper.name), scope.ty(&helper.returns));
    let params = helper.params.iter().map(|(param, ty)| {
        let (param, ty) = (ident(param), scope.ty(ty));
        quote!(#param: #ty)
    });
    quote!(pub const fn #name(#(#params),*) -> #returns)
}
