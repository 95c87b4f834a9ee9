//! Bit fields of records: the bytes that store them, and a getter and a setter for each field.

use super::{Scope, docs, records::PerTarget, rusttype::RustType, unnamed};
use codegen_core::{
    api::{Field, Type},
    ctype::{Builtin, CType, Number, System},
    types::{Part, Record, Spot, Storage, storage_name},
};
use codegen_printing::{ident, type_ident};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::iter;

/// The name of the storage field with the index `number`, in a record with the fields `parts`.
pub(super) fn name(parts: &[Part<'_>], number: usize) -> Ident {
    format_ident!("{}", storage_name(number, parts.iter().map(|part| part.name)))
}

/// The storage fields that precede the field with this index. Linux and Windows have separate fields if their storage
/// differs.
pub(super) fn storage(parts: &[Part<'_>], storage: &PerTarget<Vec<Storage>>, index: usize) -> TokenStream {
    let on = |all: &[Storage]| {
        let here = all.iter().zip(0..).filter(|(bytes, _)| bytes.before == index);
        let fields = here.map(|(bytes, number)| {
            let (name, size) = (name(parts, number), Literal::u64_unsuffixed(bytes.size));
            quote!(pub #name: [u8; #size],)
        });
        fields.collect::<Vec<_>>()
    };
    let hidden = |cfg: TokenStream, fields: Vec<TokenStream>| quote!(#(#[doc(hidden)] #cfg #fields)*);
    let (linux, windows) = (on(&storage.linux), on(&storage.windows));
    if text(&linux) == text(&windows) {
        return hidden(quote!(), linux);
    }
    let linux = hidden(quote!(#[cfg(not(windows))]), linux);
    let windows = hidden(quote!(#[cfg(windows)]), windows);
    quote!(#linux #windows)
}

fn text(fields: &[TokenStream]) -> Vec<String> {
    fields.iter().map(ToString::to_string).collect()
}

/// The getters and setters of a record's bit fields.
pub(super) fn accessors(
    scope: &Scope<'_>,
    item: &Type,
    record: Record<'_>,
    parts: &[Part<'_>],
    storage: &PerTarget<Vec<Storage>>,
) -> TokenStream {
    let record = Context { scope, item, union: record.union, fields: record.fields, parts };
    let methods: Vec<TokenStream> = (0..parts.len()).filter_map(|index| record.methods(index, storage)).collect();
    if methods.is_empty() {
        return quote!();
    }
    let name = type_ident(&item.name);
    quote! {
        impl #name {
            #(#methods)*
        }
    }
}

/// A record with bit fields.
struct Context<'a> {
    scope: &'a Scope<'a>,
    item: &'a Type,
    union: bool,
    fields: &'a [Field],
    parts: &'a [Part<'a>],
}

/// The position of a bit field: the index of its storage field, and the number of its lowest bit in that field.
type BitPlace = (usize, u64);

impl Context<'_> {
    fn methods(&self, index: usize, storage: &PerTarget<Vec<Storage>>) -> Option<TokenStream> {
        let part = &self.parts[index];
        let linux = self.place(index, System::Linux, &storage.linux);
        let windows = self.place(index, System::Windows, &storage.windows);
        let spot = part.on(System::Linux).filter(|_| linux.is_some()).or(part.on(System::Windows))?;
        let bodies = |make: &dyn Fn(usize, TokenStream) -> TokenStream| body(linux, windows, make);
        let (cfg, only) = match (linux, windows) {
            (Some(_), Some(_)) => (quote!(), ""),
            (Some(_), None) => (quote!(#[cfg(not(windows))]), ", not on Windows"),
            (None, Some(_)) => (quote!(#[cfg(windows)]), ", on Windows"),
            (None, None) => return None,
        };
        let (get, set) = (
            bodies(&|number, first| self.get(&spot, number, &first)),
            bodies(&|number, first| self.set(&spot, number, &first)),
        );
        let (name, setter) = (ident(part.name), unnamed::setter(self.scope, self.fields, part.name));
        let ty = self.scope.ty(spot.ty);
        let declared = part.declared(self.item, &spot) + only + ".";
        // A program may have written a different member of the union, so the bytes of this member may be uninitialized.
        let (keyword, safety) =
            if self.union { (quote!(const unsafe), unnamed::safety().to_vec()) } else { (quote!(const), Vec::new()) };
        let documented = |said: String| {
            let lines: Vec<String> = iter::once(said).chain(safety.clone()).collect();
            docs::attributes(&lines)
        };
        let width = spot.bits?.width;
        let bits = if width == 1 { "lowest bit".to_owned() } else { format!("lowest {width} bits") };
        let (get_docs, set_docs) =
            (documented(declared), documented(format!("Sets `{}` to the {bits} of the value.", part.name)));
        Some(quote! {
            #get_docs
            #[inline]
            #cfg
            pub #keyword fn #name(&self) -> #ty {
                #get
            }

            #set_docs
            #[inline]
            #cfg
            pub #keyword fn #setter(&mut self, value: #ty) {
                #set
            }
        })
    }

    /// The position of a field's bits on one operating system. Each field of a union has its own storage.
    fn place(&self, index: usize, system: System, storage: &[Storage]) -> Option<BitPlace> {
        let spot = self.parts[index].on(system)?;
        let mut found = storage.iter().enumerate().filter(|(_, bytes)| !self.union || bytes.before == index);
        found.find_map(|(number, bytes)| Some((number, bytes.first_bit(&spot)?)))
    }

    fn get(&self, spot: &Spot<'_>, number: usize, first: &TokenStream) -> TokenStream {
        let Some(bits) = spot.bits else { return quote!() };
        let (bytes, ty) = (name(self.parts, number), self.scope.ty(spot.ty));
        let width = Literal::u64_unsuffixed(bits.width);
        let bytes = if self.union { quote!(unsafe { &self.#bytes }) } else { quote!(&self.#bytes) };
        match number_of(spot.ty) {
            Number::Bool => quote!(bits::get(#bytes, #first, #width) != 0),
            Number::Signed(8) if ty == RustType::number(Builtin::Int64) => {
                quote!(bits::get_signed(#bytes, #first, #width))
            }
            Number::Signed(_) => quote!(bits::get_signed(#bytes, #first, #width) as #ty),
            Number::Unsigned(8) if ty == RustType::number(Builtin::Uint64) => quote!(bits::get(#bytes, #first, #width)),
            Number::Unsigned(_) | Number::Float(_) => quote!(bits::get(#bytes, #first, #width) as #ty),
        }
    }

    fn set(&self, spot: &Spot<'_>, number: usize, first: &TokenStream) -> TokenStream {
        let Some(bits) = spot.bits else { return quote!() };
        let (bytes, is_word) = (name(self.parts, number), self.scope.ty(spot.ty) == RustType::number(Builtin::Uint64));
        let value = if is_word { quote!(value) } else { quote!(value as u64) };
        let width = Literal::u64_unsuffixed(bits.width);
        let bytes = if self.union { quote!(unsafe { &mut self.#bytes }) } else { quote!(&mut self.#bytes) };
        quote!(bits::set(#bytes, #first, #width, #value);)
    }
}

/// The statements of a getter or setter. They depend on the position of the bits on each operating system.
fn body(
    linux: Option<BitPlace>,
    windows: Option<BitPlace>,
    make: &dyn Fn(usize, TokenStream) -> TokenStream,
) -> TokenStream {
    let bit = |first| Literal::u64_unsuffixed(first).into_token_stream();
    match (linux, windows) {
        (Some((number, linux)), Some((other, windows))) if number == other => {
            let (here, there) = (bit(linux), bit(windows));
            let first = if linux == windows { here } else { quote!(if cfg!(windows) { #there } else { #here }) };
            make(number, first)
        }
        (Some(linux), Some(windows)) => {
            let [linux, windows] = [linux, windows].map(|(number, first)| make(number, bit(first)));
            quote!(#[cfg(not(windows))] { #linux } #[cfg(windows)] { #windows })
        }
        (Some((number, first)), None) | (None, Some((number, first))) => make(number, bit(first)),
        (None, None) => quote!(),
    }
}

/// The integer type that contains a bit field. Its signedness is the same on every operating system.
fn number_of(ty: &CType) -> Number {
    match ty {
        CType::Builtin(builtin) => builtin.number(System::Linux),
        CType::Void | CType::Named(_) | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => {
            Number::Unsigned(8)
        }
    }
}
