//! Structs and unions: fields, alignment, and the assertions that prove the layout, on Linux and on Windows.
//!
//! One definition serves both systems wherever C's does: `c_long` is four bytes on Windows as `long` is. What the
//! headers do differently there (a field, an alignment) is chosen by `cfg(windows)`, and so are the assertions of a
//! record whose layout differs.

use super::{Item, Scope, docs};
use crate::{
    analysis::initial,
    api::{Field, Type, TypeKind},
    ctype::{CType, ENUM_SIZE, POINTER_SIZE, System},
    facts::OnWindows,
    printing::ident,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// A struct or a union as the resolved model has it.
#[derive(Clone, Copy)]
pub(super) struct Record<'a> {
    pub(super) union: bool,
    pub(super) size: u64,
    pub(super) align: u64,
    pub(super) fields: &'a [Field],
    pub(super) windows: &'a OnWindows,
}

/// A field, with its type and its offset on each system that has it.
struct Part<'a> {
    name: &'a str,
    /// When the field came and went, where that is known.
    field: Option<&'a Field>,
    linux: Option<(&'a CType, u64)>,
    windows: Option<(&'a CType, u64)>,
}

impl<'a> Part<'a> {
    fn on(&self, system: System) -> Option<(&'a CType, u64)> {
        match system {
            System::Linux => self.linux,
            System::Windows => self.windows,
        }
    }
}

impl<'a> Record<'a> {
    fn align_on(&self, system: System) -> u64 {
        match system {
            System::Linux => self.align,
            System::Windows => self.windows.align.unwrap_or(self.align),
        }
    }

    fn size_on(&self, system: System) -> u64 {
        match system {
            System::Linux => self.size,
            System::Windows => self.windows.size.unwrap_or(self.size),
        }
    }

    /// The fields of both systems in an order that is right on each.
    fn parts(&self) -> Vec<Part<'a>> {
        let mut parts: Vec<Part<'a>> = self.fields.iter().map(|field| self.part(field)).collect();
        for (name, field) in &self.windows.fields {
            if let Some(field) = field.as_ref().filter(|_| !self.fields.iter().any(|own| own.name == *name)) {
                let before = |part: &Part<'_>| part.windows.is_some_and(|(_, offset)| offset <= field.offset);
                let place = parts.iter().rposition(before).map_or(0, |last| last + 1);
                parts.insert(place, Part { name, field: None, linux: None, windows: Some((&field.ty, field.offset)) });
            }
        }
        parts
    }

    fn part(&self, field: &'a Field) -> Part<'a> {
        let here = Some((&field.ty, field.offset));
        let windows = match self.windows.fields.get(&field.name) {
            Some(other) => other.as_ref().map(|other| (&other.ty, other.offset)),
            None => here,
        };
        Part { name: &field.name, field: Some(field), linux: here, windows }
    }
}

/// Lowers a struct or a union.
pub(super) fn lower(scope: &Scope<'_>, item: &Type, record: Record<'_>) -> Item {
    let kind = if record.union { "union" } else { "struct" };
    let docs = docs::attributes(&docs::ty(&format!("{kind} {}", item.name), &item.header, &item.availability));
    let name = ident(&item.name);
    let parts = record.parts();
    let repr = repr(scope, &record, &parts);
    let fields: TokenStream = parts.iter().map(|part| field(scope, item, part)).collect();
    let assertions = if record.windows.is_empty() {
        assertions(item, &record, &parts, System::Linux)
    } else {
        let [linux, windows] = [System::Linux, System::Windows].map(|it| assertions(item, &record, &parts, it));
        quote!(#[cfg(not(windows))] #linux #[cfg(windows)] #windows)
    };
    let initial = initial(scope, &record);
    let status = super::items::record_status(scope, item, record.fields);
    let accessors = super::unnamed::accessors(scope, item, record);
    let (keyword, derive, opaque) = if record.union {
        (quote!(union), quote!(#[derive(Clone, Copy)]), quote!(opaque!(#name);))
    } else {
        (quote!(struct), quote!(#[derive(Clone, Copy, Debug)]), quote!())
    };
    Item(quote! {
        #docs
        #repr
        #derive
        pub #keyword #name {
            #fields
        }

        #assertions

        #accessors

        #opaque

        record!(#name #initial);

        #status
    })
}

/// The fields that are not zero in a new record, each with its value; those of records in it as well.
fn initial(scope: &Scope<'_>, record: &Record<'_>) -> TokenStream {
    let mut starting = Vec::new();
    if !record.union {
        begin(scope, record.fields, &quote!(), &mut starting);
    }
    quote!(#(, #starting)*)
}

fn begin(scope: &Scope<'_>, fields: &[Field], path: &TokenStream, starting: &mut Vec<TokenStream>) {
    for field in fields {
        let name = ident(&field.name);
        if let Some(number) = field.initial {
            let number = Literal::i128_unsuffixed(number);
            starting.push(quote!(#path #name: #number));
        }
        let inner = scope.resolved(&field.ty).map(|found| &found.kind);
        if let Some(TypeKind::Record { union: false, fields, .. }) = inner {
            begin(scope, fields, &quote!(#path #name.), starting);
        }
    }
}

/// Whether a new value of the type is something else than zeros.
pub(super) fn begins(scope: &Scope<'_>, ty: &CType) -> bool {
    !initial::bytes(ty, &scope.types).is_empty()
}

/// A field; two where the systems give it different types.
fn field(scope: &Scope<'_>, item: &Type, part: &Part<'_>) -> TokenStream {
    let define = |cfg: TokenStream, ty: &CType, only: &str| {
        let mut text = format!("`{}`", ty.declare(part.name));
        if let Some(field) = part.field.filter(|field| field.availability != item.availability) {
            text += &format!(", {}", field.availability);
        }
        let docs = docs::attributes(&[text + only + "."]);
        let (name, ty) = (ident(part.name), scope.ty(ty));
        quote!(#docs #cfg pub #name: #ty,)
    };
    let on_linux = |ty| define(quote!(#[cfg(not(windows))]), ty, ", not on Windows");
    let on_windows = |ty| define(quote!(#[cfg(windows)]), ty, ", on Windows");
    match (part.linux, part.windows) {
        (Some((linux, _)), Some((windows, _))) if scope.ty(linux).to_string() == scope.ty(windows).to_string() => {
            define(quote!(), linux, "")
        }
        (linux, windows) => {
            let linux = linux.map(|(ty, _)| on_linux(ty));
            let windows = windows.map(|(ty, _)| on_windows(ty));
            quote!(#linux #windows)
        }
    }
}

/// The layout is C's; an alignment is written where the fields alone would give a smaller one.
fn repr(scope: &Scope<'_>, record: &Record<'_>, parts: &[Part<'_>]) -> TokenStream {
    let on = |system| {
        let types = parts.iter().filter_map(|part| part.on(system));
        let natural = types.map(|(ty, _)| natural_align(scope, ty, system)).max().unwrap_or(1);
        let align = record.align_on(system);
        (align > natural).then_some(align)
    };
    let repr = |align: Option<u64>| match align.map(Literal::u64_unsuffixed) {
        Some(align) => quote!(repr(C, align(#align))),
        None => quote!(repr(C)),
    };
    match [System::Linux, System::Windows].map(on) {
        [linux, windows] if linux == windows => {
            let repr = repr(linux);
            quote!(#[#repr])
        }
        both => {
            let [linux, windows] = both.map(repr);
            quote!(#[cfg_attr(not(windows), #linux)] #[cfg_attr(windows, #windows)])
        }
    }
}

/// What the compiler refuses to build if the layout is not C's.
fn assertions(item: &Type, record: &Record<'_>, parts: &[Part<'_>], system: System) -> TokenStream {
    let name = ident(&item.name);
    let [size, align] = [record.size_on(system), record.align_on(system)].map(Literal::u64_unsuffixed);
    let offsets = parts.iter().filter_map(|part| {
        let (_, offset) = part.on(system)?;
        let (field, offset) = (ident(part.name), Literal::u64_unsuffixed(offset));
        Some(quote!(#field at #offset))
    });
    quote!(layout!(#name size #size align #align #(, #offsets)*);)
}

/// The alignment that a field of the type alone would give.
fn natural_align(scope: &Scope<'_>, ty: &CType, system: System) -> u64 {
    match ty {
        CType::Void => 1,
        CType::Builtin(builtin) => builtin.size(system),
        CType::Pointer { .. } | CType::Function { .. } => POINTER_SIZE,
        CType::Array { of, .. } => natural_align(scope, of, system),
        CType::Named(_) => match scope.resolved(ty).map(|found| &found.kind) {
            Some(TypeKind::Enum(_)) => ENUM_SIZE,
            Some(TypeKind::Record { align, windows, .. }) => match system {
                System::Linux => *align,
                System::Windows => windows.align.unwrap_or(*align),
            },
            Some(TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin)) => builtin.size(system),
            Some(TypeKind::Alias(of)) => natural_align(scope, of, system),
            Some(TypeKind::Handle { .. } | TypeKind::Callback { .. }) | None => POINTER_SIZE,
        },
    }
}
