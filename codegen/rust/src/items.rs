//! Rust items for types and constants.

use super::{Item, Scope, derives, docs, rusttype::RustType};
use codegen_core::{
    api::{Constant, Member, Type, TypeKind},
    ctype::{Builtin, CType},
    facts::{Real, Value},
    ordered::Ordered,
    spec::ElementType,
    types::{Record, Step, ValueKind},
};
use codegen_printing::{ident, real, type_ident};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// Converts a type to Rust items, and adds them to the list for their kind.
pub(super) fn lower(
    scope: &Scope<'_>,
    item: &Type,
    enums: &mut Vec<Item>,
    others: &mut Vec<Item>,
    records: &mut Vec<Item>,
) {
    match &item.kind {
        TypeKind::Enum(members) => enums.push(enumeration(scope, item, members)),
        TypeKind::Record { union, size, align, fields, windows } => {
            let record = Record { union: *union, size: *size, align: *align, fields, windows };
            records.push(super::records::lower(scope, item, record));
        }
        TypeKind::Handle { tag } => others.push(handle(item, tag)),
        TypeKind::FixedWidthInt(of) => others.push(alias(scope, item, &CType::Builtin(*of))),
        TypeKind::IntegerNewtype(builtin) => others.push(scalar(scope, item, *builtin)),
        TypeKind::Callback { returns, params, outputs: _ } => {
            let types: Vec<CType> = params.values().cloned().collect();
            let declared = CType::Function { returns: Box::new(returns.clone()), params: types };
            let docs = docs::attributes(&docs::ty(&declared.declare(&item.name), &item.header, &item.availability));
            let name = type_ident(&item.name);
            let params: Vec<TokenStream> = params
                .iter()
                .map(|(param, ty)| {
                    let (param, ty) = (ident(param), scope.ty(ty));
                    quote!(#param: #ty)
                })
                .collect();
            let returns = scope.returns(returns).map(|ty| quote!(-> #ty));
            let function = quote!(unsafe extern "system" fn(#(#params),*) #returns);
            others.push(Item(quote!(#docs pub type #name = Option<#function>;)));
        }
        TypeKind::Alias(of) => others.push(alias(scope, item, of)),
    }
}

fn alias(scope: &Scope<'_>, item: &Type, of: &CType) -> Item {
    let docs =
        docs::attributes(&docs::ty(&format!("typedef {}", of.declare(&item.name)), &item.header, &item.availability));
    let renamed = item.renamed.then(|| {
        let note = format!("renamed to `{}`", of.name().unwrap_or_default());
        quote!(#[deprecated(note = #note)])
    });
    let (name, of) = (type_ident(&item.name), scope.ty(of));
    Item(quote!(#docs #renamed pub type #name = #of;))
}

fn enumeration(scope: &Scope<'_>, item: &Type, members: &[Member]) -> Item {
    let mut text = docs::ty(&format!("enum {}", item.name), &item.header, &item.availability);
    let is_result = scope.result() == item.name;
    if is_result {
        text.extend([String::new(), format!("The result codes of {}.", scope.library.spec.title)]);
    }
    if scope.is_flags(&CType::Named(item.name.clone())) {
        return flags(item, text, members);
    }
    let docs = docs::attributes(&text);
    let name = type_ident(&item.name);
    let rows = members.iter().map(|member| row(item, member, &Literal::i32_unsuffixed(member.value)));
    let must_use = is_result.then(|| quote!(#[must_use = "the result may be an error code"]));
    let kind = is_result.then(|| quote!(status));
    let status = is_result.then(|| status(scope, &name));
    let default = derives::of_enum(members, is_result);
    let elements = elements(scope, item, members);
    Item(quote! {
        #docs
        #must_use
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash #default)]
        pub struct #name(pub i32);

        enumeration! { #kind #name; #(#rows)* }

        #status

        #elements
    })
}

/// The element types of device memory that correspond to the members of an enum.
fn elements(scope: &Scope<'_>, item: &Type, members: &[Member]) -> Option<TokenStream> {
    let is_it = |name: &str| scope.major.canonical(name) == item.name;
    let (_, table) = scope.library.elements.iter().find(|(name, _)| is_it(name))?;
    // A lint checks that members with the same element type have the same value.
    let mut first = BTreeMap::new();
    for member in members {
        if let Some(of) = table.get(&member.name) {
            first.entry(*of).or_insert(ident(&member.name));
        }
    }
    let row = |of: Builtin, member: &Ident| {
        let of = RustType::number(of);
        quote!(#of = #member,)
    };
    let (mut plain, mut complex, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for (of, member) in &first {
        match of {
            ElementType::Number(of) => plain.push(row(*of, member)),
            ElementType::Complex(of) => complex.push(row(*of, member)),
            ElementType::Float16 => others.push(quote!(; float16 #member)),
            ElementType::Bfloat16 => others.push(quote!(; bfloat16 #member)),
            ElementType::None => {}
        }
    }
    let complex = (!complex.is_empty()).then(|| quote!(; complex #(#complex)*));
    let name = type_ident(&item.name);
    Some(quote!(elements! { #name; #(#plain)* #(#others)* #complex }))
}

/// The macro input for an enum member. It contains the member's availability if that differs from the availability of
/// the enum.
fn row(item: &Type, member: &Member, value: &Literal) -> TokenStream {
    let name = ident(&member.name);
    let deprecated = if member.deprecated { ", deprecated" } else { "" };
    let came_with_it = member.availability == item.availability && !member.deprecated;
    let history = (!came_with_it).then(|| format!("{}{deprecated}", member.availability));
    quote!(#name = #value #history,)
}

/// An enum whose members are bit flags.
fn flags(item: &Type, mut text: Vec<String>, members: &[Member]) -> Item {
    text.extend([String::new(), "Bit flags, combined with `|`.".to_owned()]);
    let (docs, name) = (docs::attributes(&text), type_ident(&item.name));
    let rows = members.iter().map(|member| row(item, member, &bits(member.value.into())));
    Item(quote! {
        #docs
        #[repr(transparent)]
        #[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
        pub struct #name(pub u32);

        flag_set! { #name; #(#rows)* }
    })
}

/// The 32-bit literal for a member. The member's value may be negative in C.
fn bits(value: i128) -> Literal {
    let bits = value as u32;
    let literal = if bits < 10 { bits.to_string() } else { format!("{bits:#x}") };
    literal.parse().unwrap_or_else(|_| Literal::u32_unsuffixed(bits))
}

/// The implementation of `Error` for the enum of result codes.
fn status(scope: &Scope<'_>, name: &proc_macro2::Ident) -> TokenStream {
    let body = status_body(scope, &quote!(self), |code| {
        let code = ident(code);
        quote!(Self::#code)
    });
    quote! {
        impl Status for #name { #body }

        status!(#name);
    }
}

/// The implementation of `Error` for a record that contains a result code. `None` for all other records.
pub(super) fn record_status(scope: &Scope<'_>, item: &Type) -> Option<TokenStream> {
    let code = scope.library.spec.result.code.as_ref().filter(|_| scope.result() == item.name)?;
    let (name, enumeration, code) = (type_ident(&item.name), scope.path(scope.codes()), ident(code));
    let body = status_body(scope, &quote!(self.#code), |value| {
        let value = ident(value);
        quote!(Self { #code: #enumeration::#value, ..output::zeroed() })
    });
    Some(quote! {
        impl Status for #name { #body }

        record_status!(#name, #code);
    })
}

/// The body of the `Error` implementation for a type whose result code has the enum type `number`.
fn status_body(scope: &Scope<'_>, number: &TokenStream, value: impl Fn(&str) -> TokenStream) -> TokenStream {
    let result = &scope.library.spec.result;
    let codes = [&result.success, &result.missing_library, &result.missing_symbol, &result.invalid_argument];
    let file = scope.library_static();
    let [success, library, symbol, argument] = codes.map(|code| value(code));
    let optional = |name: &str, code: &Option<String>| {
        let (name, code) = (ident(name), code.as_ref().map(|code| value(code)).into_iter());
        quote!(#(const #name: Option<Self> = Some(#code);)*)
    };
    let in_progress = optional("IN_PROGRESS", &result.in_progress);
    let warnings = scope.has_warnings().then(|| {
        quote!(
            const WARNINGS: bool = true;
        )
    });
    let too_small = optional("TOO_SMALL", &result.too_small);
    let stub_library = optional("STUB_LIBRARY", &result.stub_library);
    let in_child = optional("IN_CHILD", &result.in_child);
    let description = result.description.as_ref().map(|name| description(scope, &file, name));
    quote! {
        const SUCCESS: Self = #success;
        const MISSING_LIBRARY: Self = #library;
        const MISSING_SYMBOL: Self = #symbol;
        const INVALID_ARGUMENT: Self = #argument;
        #in_progress
        #warnings
        #too_small
        #stub_library
        #in_child

        fn library() -> &'static Library {
            &#file
        }

        #[inline]
        fn code(self) -> i32 {
            #number.0
        }

        fn name(self) -> Option<&'static str> {
            #number.name()
        }

        #description
    }
}

/// A call to the library's function that returns the description of a result code.
fn description(scope: &Scope<'_>, file: &proc_macro2::Ident, name: &str) -> TokenStream {
    let describe = ident(name);
    let taken = scope.major.symbols.get(name).and_then(|it| it.params.values().next());
    let code = match taken {
        Some(CType::Builtin(_)) => quote!(Status::code(self) as _),
        Some(_) | None => quote!(self),
    };
    let returns_text = scope.major.symbols.get(name).is_some_and(|it| it.returns.pointee().is_some());
    let words = if returns_text {
        // SAFETY of the printed code: the strings that the library returns for its result codes are constants.
        quote!(unsafe { support::text(sys::#describe(#code)) })
    } else {
        quote! {
            let mut words = core::ptr::null();
            unsafe {
                sys::#describe(#code, &mut words).ok().ok()?;
                support::text(words)
            }
        }
    };
    quote! {
        fn description(self) -> Option<&'static CStr> {
            // A library is not loaded only to describe an error code.
            if !#file.is_loaded() {
                return None;
            }
            #words
        }
    }
}

fn handle(item: &Type, tag: &str) -> Item {
    let declared = match tag {
        "" => format!("typedef void *{}", item.name),
        // The typedef is a name of the struct itself, not of a pointer to the struct.
        _ if tag == item.name => format!("{tag} *"),
        _ => format!("typedef struct {tag} *{}", item.name),
    };
    let docs = docs::attributes(&docs::ty(&declared, &item.header, &item.availability));
    let name = type_ident(&item.name);
    Item(quote! {
        #docs
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, PartialEq, Hash)]
        pub struct #name(pub *mut c_void);

        handle!(#name);
    })
}

fn scalar(scope: &Scope<'_>, item: &Type, of: Builtin) -> Item {
    let declared = CType::Builtin(of).declare(&item.name);
    let docs = docs::attributes(&docs::ty(&format!("typedef {declared}"), &item.header, &item.availability));
    let (name, of) = (type_ident(&item.name), RustType::number(of));
    let device = (scope.types.kind_of(item) == ValueKind::DeviceAddress).then(|| quote!(device_pointer!(#name);));
    Item(quote! {
        #docs
        #[repr(transparent)]
        #[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
        pub struct #name(pub #of);

        scalar!(#name, #of);
        #device
    })
}

/// Returns true if a type is C's `bool` or an alias of it.
fn is_bool(scope: &Scope<'_>, ty: &CType) -> bool {
    let alias = || scope.types.resolved_type(ty).and_then(|found| found.item.kind.alias_of());
    *ty == CType::Builtin(Builtin::Bool) || alias().is_some_and(|of| *of == CType::Builtin(Builtin::Bool))
}

/// A macro with a value, or a constant that the header defines. The constant has the type of the macro's expression:
/// the target of a cast, or an enum. In C, a literal without a cast is an `int`. In Rust, it is a `u32` unless it is
/// negative, because such macros are flags and sizes.
pub(super) fn constant(scope: &Scope<'_>, item: &Constant) -> Item {
    let declared = match &item.value {
        Value::Int(_) | Value::Real(_) | Value::Text(_) => format!("#define {}", item.name),
        value @ Value::Record(_) => format!("{} = {value}", item.ty.declare(&item.name)),
    };
    let docs = docs::attributes(&[format!("`{declared}`, from `{}`, {}.", item.header, item.availability)]);
    let name = type_ident(&item.name);
    let number = match &item.value {
        Value::Int(number) => *number,
        Value::Real(Real(number)) => {
            let is_float = matches!(item.ty, CType::Builtin(Builtin::Float));
            let value = if is_float { real(*number as f32) } else { real(*number) };
            let ty = scope.ty(&item.ty);
            return Item(quote!(#docs pub const #name: #ty = #value;));
        }
        Value::Text(text) => {
            return Item(quote!(#docs pub const #name: &str = #text;));
        }
        Value::Record(fields) => {
            let (ty, value) = (scope.ty(&item.ty), record(scope, &item.ty, fields));
            return Item(quote!(#docs pub const #name: #ty = #value;));
        }
    };
    let literal = Literal::i128_unsuffixed(number);
    // The macro's value is a 64-bit address.
    let address = Literal::u64_unsuffixed(number as u64);
    let pointer = quote!(core::ptr::without_provenance_mut(#address));
    let handle = || item.ty.pointee().and_then(|(to, _)| scope.types.handle_of_tag(to));
    let meant = scope.types.resolved_type(&item.ty).or_else(handle);
    let (ty, value) = match (&item.ty, meant.map(|found| &found.item.kind)) {
        (_, Some(TypeKind::Handle { .. })) => {
            let ty = made_from(scope, &item.ty);
            (ty.clone(), quote!(#ty(#pointer)))
        }
        (_, Some(TypeKind::Enum(_))) if scope.is_flags(&item.ty) => {
            let (ty, literal) = (made_from(scope, &item.ty), bits(number));
            (ty.clone(), quote!(#ty(#literal)))
        }
        (_, Some(TypeKind::Enum(_) | TypeKind::IntegerNewtype(_))) => {
            let ty = made_from(scope, &item.ty);
            (ty.clone(), quote!(#ty(#literal)))
        }
        (ty @ CType::Pointer { .. }, _) => (scope.ty(ty), pointer),
        (ty, _) if is_bool(scope, ty) => {
            let value = number != 0;
            (scope.ty(ty), quote!(#value))
        }
        (CType::Builtin(Builtin::Int), _) if number >= 0 => (RustType::number(Builtin::Uint32), quote!(#literal)),
        // On Windows, `unsigned long` has 32 bits, and a literal that does not fit has C's next larger type. That type
        // has 64 bits on both operating systems.
        (CType::Builtin(Builtin::UnsignedLong), _) if u32::try_from(number).is_err() => {
            (scope.ty(&CType::Builtin(Builtin::UnsignedLongLong)), quote!(#literal))
        }
        (CType::Builtin(Builtin::Long), _) if i32::try_from(number).is_err() => {
            (scope.ty(&CType::Builtin(Builtin::LongLong)), quote!(#literal))
        }
        (ty, _) => (scope.ty(ty), quote!(#literal)),
    };
    Item(quote!(#docs pub const #name: #ty = #value;))
}

/// The expression for a record in which all fields are zero, except for these fields.
fn record(scope: &Scope<'_>, ty: &CType, fields: &Ordered<i128>) -> TokenStream {
    let set = scope.types.record_parts(ty, fields).into_iter().map(|part| {
        let steps = part.steps.iter().map(|step| match step {
            Step::Field(name) => {
                let name = ident(name);
                quote!(.#name)
            }
            Step::Element(index) => {
                let index = Literal::u64_unsuffixed(*index);
                quote!([#index])
            }
        });
        let number = Literal::i128_unsuffixed(part.number);
        let value = match scope.types.resolved_type(part.ty).map(|found| &found.item.kind) {
            Some(TypeKind::Enum(_)) if scope.is_flags(part.ty) => {
                let (ty, bits) = (made_from(scope, part.ty), bits(part.number));
                quote!(#ty(#bits))
            }
            Some(TypeKind::Enum(_) | TypeKind::IntegerNewtype(_)) => {
                let ty = made_from(scope, part.ty);
                quote!(#ty(#number))
            }
            _ if scope.types.is_bool(part.ty) => {
                let value = part.number != 0;
                quote!(#value)
            }
            _ => quote!(#number),
        };
        quote!(new #(#steps)* = #value;)
    });
    if fields.is_empty() {
        return quote!(output::zeroed());
    }
    let ty = scope.ty(ty);
    quote!({
        let mut new: #ty = output::zeroed();
        #(#set)*
        new
    })
}

/// The type to which an alias refers. The alias of a tuple struct cannot be used as a constructor.
fn made_from(scope: &Scope<'_>, ty: &CType) -> RustType {
    match scope.types.resolved_type(ty) {
        Some(found) => RustType::Named(scope.path(&found.item.name)),
        None => scope.ty(ty),
    }
}
