//! C types as Rust types.

use super::{Place, Scope};
use crate::{
    api::{Major, Type, TypeKind},
    ctype::{Builtin, CType},
    printing::ident,
};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl<'a> Scope<'a> {
    /// The definition behind a name, and the library that has it if it is another one.
    pub(crate) fn definition(&self, name: &str) -> Option<(&'a Type, Option<&'a str>)> {
        let found = self.types.definition(name)?;
        Some((found.item, (found.library != self.library.spec.name).then_some(found.library)))
    }

    /// Whether a type is the same in every major version in which the code made here is used.
    pub(super) fn is_same_everywhere(&self, name: &str) -> bool {
        let Some((here, library)) = self.definition(name) else { return false };
        let library = library.map_or(self.library, |name| {
            self.api.libraries.iter().find(|library| library.spec.name == name).unwrap_or(self.library)
        });
        let is_same = |major: &Major| major.types.get(&here.name).is_some_and(|other| other.kind == here.kind);
        match self.place {
            Place::Of(_) => true,
            Place::Shared => library.majors.values().all(is_same),
        }
    }

    /// The definition behind a name, other names of it followed to the end.
    pub(crate) fn resolved(&self, ty: &CType) -> Option<&'a Type> {
        match ty {
            CType::Named(name) => {
                let (found, _) = self.definition(name)?;
                match &found.kind {
                    TypeKind::Alias(of) => self.resolved(of).or(Some(found)),
                    TypeKind::Enum(_)
                    | TypeKind::Record { .. }
                    | TypeKind::Handle { .. }
                    | TypeKind::IntegerNewtype(_)
                    | TypeKind::FixedWidthInt(_)
                    | TypeKind::Callback { .. } => Some(found),
                }
            }
            CType::Void | CType::Builtin(_) | CType::Pointer { .. } | CType::Array { .. } | CType::Function { .. } => {
                None
            }
        }
    }

    /// Whether a type is an enum whose members are bits.
    pub(super) fn is_flags(&self, ty: &CType) -> bool {
        let Some(found) = self.resolved(ty) else { return false };
        let library = self.types.definition(&found.name).map(|of| of.library);
        let of = |name: &str| self.api.libraries.iter().find(|other| other.spec.name == name);
        let library = library.filter(|name| *name != self.library.spec.name).and_then(of).unwrap_or(self.library);
        let is_it = |(major, name): (&'a Major, &String)| major.canonical(name) == found.name;
        library.flags.iter().any(|name| library.majors.values().any(|major| is_it((major, name))))
    }

    /// The enum of the library's result codes.
    pub(crate) fn result(&self) -> &'a str {
        self.major.meant(&self.library.spec.result.r#type)
    }

    /// The path of a type by its C name.
    pub(crate) fn path(&self, name: &str) -> TokenStream {
        match self.definition(name) {
            Some((found, None)) => {
                let name = ident(&found.name);
                quote!(#name)
            }
            Some((found, Some(library))) => {
                let (library, name) = (ident(library), ident(&found.name));
                quote!(#library::#name)
            }
            // A struct that the headers never define, behind a pointer that has no name of its own.
            None => quote!(c_void),
        }
    }

    /// A C type as Rust writes it in a signature or a field.
    pub(crate) fn ty(&self, ty: &CType) -> TokenStream {
        match ty {
            CType::Void => quote!(c_void),
            CType::Builtin(builtin) => self::builtin(*builtin),
            CType::Named(name) => self.path(name),
            CType::Pointer { to, constant } => {
                if let Some(tag) = to.name()
                    && let Some((Type { kind: TypeKind::Handle { tag: of }, .. }, _)) = self.definition(tag)
                    && of == tag
                {
                    // `CUstream_st *` without its typedef is the handle all the same.
                    return self.path(tag);
                }
                let to = self.ty(to);
                if *constant { quote!(*const #to) } else { quote!(*mut #to) }
            }
            CType::Array { of, len } => {
                let (of, len) = (self.ty(of), Literal::u64_unsuffixed(*len));
                quote!([#of; #len])
            }
            CType::Function { returns, params } => {
                let params: Vec<TokenStream> = params.iter().map(|param| self.ty(param)).collect();
                let returns = self.returns(returns);
                quote!(Option<unsafe extern "system" fn(#(#params),*) #returns>)
            }
        }
    }

    /// `-> T`, or nothing.
    pub(crate) fn returns(&self, ty: &CType) -> TokenStream {
        if *ty == CType::Void {
            return quote!();
        }
        let ty = self.ty(ty);
        quote!(-> #ty)
    }
}

/// The Rust type of an arithmetic C type.
pub(crate) fn builtin(builtin: Builtin) -> TokenStream {
    match builtin {
        Builtin::Bool => quote!(bool),
        Builtin::Char => quote!(core::ffi::c_char),
        Builtin::SignedChar | Builtin::Int8 => quote!(i8),
        Builtin::UnsignedChar | Builtin::Uint8 => quote!(u8),
        Builtin::Short | Builtin::Int16 => quote!(i16),
        Builtin::UnsignedShort | Builtin::Uint16 => quote!(u16),
        Builtin::Int | Builtin::Int32 => quote!(i32),
        Builtin::UnsignedInt | Builtin::Uint32 => quote!(u32),
        // Their width depends on the system.
        Builtin::Long => quote!(core::ffi::c_long),
        Builtin::UnsignedLong => quote!(core::ffi::c_ulong),
        Builtin::LongLong | Builtin::Int64 => quote!(i64),
        Builtin::UnsignedLongLong | Builtin::Uint64 => quote!(u64),
        Builtin::Float => quote!(f32),
        Builtin::Double => quote!(f64),
        Builtin::SizeT | Builtin::Uintptr => quote!(usize),
        Builtin::PtrdiffT | Builtin::Intptr => quote!(isize),
        // Its width does too, and the core library has no name for it.
        Builtin::WcharT => quote!(wchar_t),
    }
}
