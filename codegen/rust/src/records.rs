//! Structs and unions: fields, alignment, and assertions that verify the layouts on Linux and Windows.
//!
//! Linux and Windows share one definition if the C declarations are the same: `c_long` has four bytes on Windows, like
//! `long`. If a field or an alignment in the headers differs, `cfg(windows)` selects the definition. If the layout
//! differs, `cfg(windows)` also selects the assertions.

use super::{Item, Scope, bit_fields, derives::Comparison, docs, rusttype::RustType};
use codegen_core::{
    api::{Field, Type, TypeKind},
    ctype::{CType, System},
    types::{Part, Record, Spot, Storage},
};
use codegen_printing::{ident, type_ident};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::cmp::Ordering;

/// A pair of values: one for Linux and one for Windows.
pub(super) struct PerTarget<T> {
    pub(super) linux: T,
    pub(super) windows: T,
}

/// Converts a struct or a union to a Rust item.
pub(super) fn lower(scope: &Scope<'_>, item: &Type, record: Record<'_>) -> Item {
    let kind = if record.union { "union" } else { "struct" };
    let docs = docs::attributes(&docs::ty(&format!("{kind} {}", item.name), &item.header, &item.availability));
    let name = type_ident(&item.name);
    let parts = record.parts();
    let repr = repr(scope, &record, &parts);
    let linux = record.storage(&scope.types, &parts, System::Linux);
    // If the library does not exist on Windows, the layouts for Windows are not checked.
    let windows = scope.library.spec.is_on_windows().then(|| record.storage(&scope.types, &parts, System::Windows));
    let storage = PerTarget { windows: windows.unwrap_or_else(|| linux.clone()), linux };
    // Print the padding before each field, and then the field. There may also be padding after the last field.
    let fields = (0..=parts.len()).map(|index| {
        let bytes = bit_fields::storage(&parts, &storage, index);
        let field = parts.get(index).map(|part| field(scope, item, part));
        quote!(#bytes #field)
    });
    let fields: TokenStream = fields.collect();
    let assertions_on = |system, storage: &[Storage]| assertions(item, &record, &parts, storage, system);
    let linux = assertions_on(System::Linux, &storage.linux);
    let assertions = if record.windows.is_empty() && storage.linux == storage.windows {
        linux
    } else {
        let windows = assertions_on(System::Windows, &storage.windows);
        quote!(#[cfg(not(windows))] #linux #[cfg(windows)] #windows)
    };
    let bit_fields = bit_fields::accessors(scope, item, record, &parts, &storage);
    let initial = initial(scope, &record);
    let complex = scope.types.complex_part(&CType::Named(item.name.clone())).map(|part| {
        let part = RustType::number(part);
        quote!(complex!(#name, #part);)
    });
    let status = super::items::record_status(scope, item);
    let accessors = super::unnamed::accessors(scope, item, record);
    // If a library stores the address of a record, the record is not `Copy`, because the library would not use the
    // copy.
    let stays = scope.major.stay.contains(&item.name) && initial.is_empty() && !record.union;
    let word = stays.then(|| quote!(stays));
    let (keyword, derive, further) = if record.union {
        (quote!(union), quote!(#[derive(Clone, Copy)]), quote!(opaque!(#name);))
    } else if stays {
        (quote!(struct), quote!(#[derive(Debug)]), quote!())
    } else {
        let comparison = Comparison::of_record(scope, &record);
        let (derives, eq) = (comparison.derives(), comparison.eq(&name));
        (quote!(struct), quote!(#[derive(Clone, Copy, Debug #derives)]), quote!(#eq))
    };
    Item(quote! {
        #docs
        #repr
        #derive
        pub #keyword #name {
            #fields
        }
        #assertions
        #bit_fields
        #accessors
        #further
        record!(#word #name #initial);
        #complex
        #status
    })
}

/// The fields that are not zero in the default value of a record, with their values. Fields of nested records are
/// included.
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
        let inner = scope.types.resolved_type(&field.ty).map(|found| &found.item.kind);
        if let Some(number) = field.initial {
            let number = Literal::i128_unsuffixed(number);
            let value = match inner {
                Some(TypeKind::Enum(_)) => {
                    let ty = scope.ty(&field.ty);
                    quote!(#ty(#number))
                }
                Some(_) | None => quote!(#number),
            };
            starting.push(quote!(#path #name: #value));
        }
        if let Some(TypeKind::Record { union: false, fields, .. }) = inner {
            begin(scope, fields, &quote!(#path #name.), starting);
        }
    }
}

/// Returns true if the default value of the type is not all zeros.
pub(super) fn begins(scope: &Scope<'_>, ty: &CType) -> bool {
    !scope.types.initial_bytes(ty).is_empty()
}

/// A field of a struct. If the type differs between the operating systems, there are two alternative fields. A bit
/// field has methods instead of a field.
fn field<'a>(scope: &Scope<'_>, item: &Type, part: &Part<'a>) -> TokenStream {
    let define = |cfg: TokenStream, spot: &Spot<'_>, only: &str| {
        let docs = docs::attributes(&[part.declared(item, spot) + only + "."]);
        let (name, ty) = (ident(part.name), scope.ty(spot.ty));
        quote!(#docs #cfg pub #name: #ty,)
    };
    let on_linux = |spot| define(quote!(#[cfg(not(windows))]), spot, ", not on Windows");
    let on_windows = |spot| define(quote!(#[cfg(windows)]), spot, ", on Windows");
    let whole = |spot: Option<Spot<'a>>| spot.filter(|spot| spot.bits.is_none());
    match (whole(part.on(System::Linux)), whole(part.on(System::Windows))) {
        (Some(linux), Some(windows)) if scope.ty(linux.ty) == scope.ty(windows.ty) => define(quote!(), &linux, ""),
        (linux, windows) => {
            let linux = linux.as_ref().map(on_linux);
            let windows = windows.as_ref().map(on_windows);
            quote!(#linux #windows)
        }
    }
}

/// The `repr` attribute for C layout. It specifies the alignment of the record if that differs from the alignment of
/// the fields. The record's alignment may be larger, or smaller if the headers pack the record.
fn repr(scope: &Scope<'_>, record: &Record<'_>, parts: &[Part<'_>]) -> TokenStream {
    let on = |system| {
        let whole = parts.iter().filter_map(|part| part.on(system)).filter(|spot| spot.bits.is_none());
        let natural = whole.map(|spot| scope.types.size_and_align(spot.ty, system).1).max().unwrap_or(1);
        (record.align_on(system), natural)
    };
    let repr = |(align, natural): (u64, u64)| {
        let number = Literal::u64_unsuffixed(align);
        match align.cmp(&natural) {
            Ordering::Greater => quote!(repr(C, align(#number))),
            Ordering::Equal => quote!(repr(C)),
            Ordering::Less => quote!(repr(C, packed(#number))),
        }
    };
    let [linux, windows] = [System::Linux, System::Windows].map(|system| repr(on(system)));
    if linux.to_string() == windows.to_string() {
        quote!(#[#linux])
    } else {
        quote!(#[cfg_attr(not(windows), #linux)] #[cfg_attr(windows, #windows)])
    }
}

/// Compile-time assertions that check that the layout is the same as in C.
fn assertions(
    item: &Type,
    record: &Record<'_>,
    parts: &[Part<'_>],
    storage: &[Storage],
    system: System,
) -> TokenStream {
    let name = type_ident(&item.name);
    let [size, align] = [record.size_on(system), record.align_on(system)].map(Literal::u64_unsuffixed);
    let at = |field: Ident, offset| {
        let offset = Literal::u64_unsuffixed(offset);
        quote!(#field at #offset)
    };
    let offsets = (0..=parts.len()).flat_map(|index| {
        let bytes = storage.iter().zip(0..).filter(move |(bytes, _)| bytes.before == index);
        let bytes = bytes.map(|(bytes, number)| at(bit_fields::name(parts, number), bytes.offset));
        let whole = parts.get(index).and_then(|part| Some((part, part.on(system)?)));
        let whole = whole.filter(|(_, spot)| spot.bits.is_none());
        bytes.chain(whole.map(|(part, spot)| at(ident(part.name), spot.offset)))
    });
    quote!(layout!(#name size #size align #align #(, #offsets)*);)
}
