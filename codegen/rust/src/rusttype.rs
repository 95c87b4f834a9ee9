//! Rust types of signatures, fields and variables, and the printer of these types.

use codegen_core::{ctype::Builtin, names};
use codegen_printing::{ident, type_ident};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};
use std::fmt;

/// A Rust type in a signature, field or variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RustType {
    /// The unit type `()`.
    Unit,
    /// The pointee of a C pointer to `void`.
    Void,
    /// A numeric type that corresponds to this C type. If several C types correspond to the same Rust type,
    /// [`RustType::number`] chooses one of them.
    Number(Builtin),
    /// A type that the crate defines to represent a C type.
    Named(RustPath),
    /// A type parameter of the function.
    Generic(String),
    /// A raw pointer, as in C.
    Pointer {
        /// The type of the pointee.
        to: Box<RustType>,
        /// Set if the pointee is `const`.
        constant: bool,
    },
    /// A pointer to a C function.
    Function {
        /// The types of the function's parameters.
        params: Vec<RustType>,
        /// The return type of the function, if it has one.
        returns: Option<Box<RustType>>,
    },
    /// A reference.
    Reference {
        /// The type of the pointee.
        to: Box<RustType>,
        /// Set if the reference is mutable.
        mutable: bool,
    },
    /// An unsized slice.
    Slice(Box<RustType>),
    /// An array of a fixed length.
    Array(Box<RustType>, u64),
    /// A value that may be missing: `Option`.
    Option(Box<RustType>),
    /// A `Vec` that the function returns to the caller.
    Vec(Box<RustType>),
    /// A tuple with elements of these types.
    Tuple(Vec<RustType>),
    /// A string slice.
    CStr,
    /// A C string that the function returns to the caller.
    CString,
    /// A string with static lifetime that the library returns, or `None`.
    StaticText,
    /// An address of values on the device.
    CuPtr(Box<RustType>),
    /// Device memory with an owner. Its elements have this type, or any type if the C function takes an untyped
    /// pointer.
    Memory {
        /// The type of the elements.
        of: Box<RustType>,
        /// Set if the call may change the elements of the memory.
        mutable: bool,
        /// The forms of memory that the parameter accepts.
        form: MemoryForm,
    },
    /// A scalar on the host or on the device.
    Scalar {
        /// The type of the scalar.
        of: Box<RustType>,
        /// Set if the call may change the scalar.
        mutable: bool,
    },
    /// A scalar of any type on the host or on the device.
    AnyScalar,
    /// A scalar of any type on the host.
    HostScalar,
    /// A key that selects an attribute from this table.
    Key(RustPath),
    /// A handle in the signature of an owned function.
    Handle(HandleType),
}

/// The forms of device memory that a parameter accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryForm {
    /// Memory with an owner, or a plain address.
    Any,
    /// Memory with a known length that stays valid while it is used.
    Known,
    /// Memory as in `Known`, or a marker for the memory that another parameter refers to.
    KnownOrInPlace,
}

/// The name of a type, and the library that defines the type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RustPath {
    /// The library that defines the type. `None` if it is the library of the signature.
    pub library: Option<String>,
    /// The name of the type.
    pub name: String,
}

/// The type of a handle in an owned function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandleType {
    /// The ownership of the handle in the signature.
    pub form: HandleForm,
    /// The name of the C type of the handle.
    pub of: RustPath,
    /// The major version of the library. `None` if the type does not depend on it.
    pub major: Option<u32>,
}

/// The ownership of a handle in a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandleForm {
    /// A parameter that accepts any owned or borrowed handle for the duration of the call.
    Taken,
    /// A parameter that accepts any owned or borrowed handle for the duration of the call, or NULL.
    TakenOrNull,
    /// A parameter for a stream that a handle keeps alive: any owned or borrowed stream, or NULL.
    Kept,
    /// A parameter for a handle from which outputs borrow.
    Lender,
    /// An element of a parameter that is a list of handles.
    Element,
    /// An output handle that the caller owns.
    Owned,
    /// An output handle that the caller owns. The call that destroys the handle also takes one of this function's
    /// arguments.
    OwnedWith,
    /// An output handle that is a part of an argument.
    Part,
}

impl HandleType {
    /// The generic arguments for the type of a handle's owner: `CUstream, 0`.
    pub fn arguments(&self) -> String {
        format!("{}, {}", self.of, self.major.unwrap_or(0))
    }
}

impl RustType {
    /// The Rust type for a C numeric type.
    pub fn number(of: Builtin) -> Self {
        Self::Number(match of {
            Builtin::SignedChar => Builtin::Int8,
            Builtin::UnsignedChar => Builtin::Uint8,
            Builtin::Short => Builtin::Int16,
            Builtin::UnsignedShort => Builtin::Uint16,
            Builtin::Int => Builtin::Int32,
            Builtin::UnsignedInt => Builtin::Uint32,
            Builtin::LongLong => Builtin::Int64,
            Builtin::UnsignedLongLong => Builtin::Uint64,
            Builtin::Uintptr => Builtin::SizeT,
            Builtin::Intptr => Builtin::PtrdiffT,
            Builtin::Bool
            | Builtin::Char
            | Builtin::Int8
            | Builtin::Uint8
            | Builtin::Int16
            | Builtin::Uint16
            | Builtin::Int32
            | Builtin::Uint32
            | Builtin::Int64
            | Builtin::Uint64
            | Builtin::Long
            | Builtin::UnsignedLong
            | Builtin::Float
            | Builtin::Double
            | Builtin::Float16
            | Builtin::Bfloat16
            | Builtin::SizeT
            | Builtin::PtrdiffT
            | Builtin::WcharT => of,
        })
    }

    /// The type of a byte.
    pub fn byte() -> Self {
        Self::Number(Builtin::Uint8)
    }

    /// A reference to this type.
    pub fn referred(self, mutable: bool) -> Self {
        Self::Reference { to: Box::new(self), mutable }
    }

    /// A reference to a slice with elements of this type.
    pub fn slice(self, mutable: bool) -> Self {
        Self::Slice(Box::new(self)).referred(mutable)
    }

    /// An array of length `len` with elements of this type.
    pub fn array(self, len: u64) -> Self {
        Self::Array(Box::new(self), len)
    }

    /// This type, or an `Option` of this type if the value may be missing.
    pub fn optional(self, may_be_missing: bool) -> Self {
        if may_be_missing { Self::Option(Box::new(self)) } else { self }
    }

    /// The return type of a function with these outputs: `()`, the type of the only output, or a tuple.
    pub fn of_outputs(mut types: Vec<Self>) -> Self {
        match types.len() {
            0 => Self::Unit,
            1 => types.remove(0),
            _ => Self::Tuple(types),
        }
    }

    /// Returns true if a type parameter occurs in the type.
    pub fn mentions(&self, generic: &str) -> bool {
        match self {
            Self::Generic(name) => name == generic,
            Self::Pointer { to: of, .. }
            | Self::Reference { to: of, .. }
            | Self::Slice(of)
            | Self::Array(of, _)
            | Self::Option(of)
            | Self::Vec(of)
            | Self::CuPtr(of)
            | Self::Memory { of, .. }
            | Self::Scalar { of, .. } => of.mentions(generic),
            Self::Tuple(of) => of.iter().any(|ty| ty.mentions(generic)),
            Self::Function { params, returns } => {
                params.iter().chain(returns.as_deref()).any(|ty| ty.mentions(generic))
            }
            Self::Key(_) => ["T", "C"].contains(&generic),
            Self::Unit
            | Self::Void
            | Self::Number(_)
            | Self::Named(_)
            | Self::CStr
            | Self::CString
            | Self::StaticText
            | Self::AnyScalar
            | Self::HostScalar
            | Self::Handle(_) => false,
        }
    }
}

impl ToTokens for RustType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            Self::Unit => quote!(()),
            Self::Void => quote!(c_void),
            Self::Number(number) => self::number(*number),
            Self::Named(path) => quote!(#path),
            Self::Generic(name) => format_ident!("{name}").into_token_stream(),
            Self::Pointer { to, constant: true } => quote!(*const #to),
            Self::Pointer { to, constant: false } => quote!(*mut #to),
            Self::Function { params, returns } => {
                let returns = returns.iter();
                quote!(Option<unsafe extern "system" fn(#(#params),*) #(-> #returns)*>)
            }
            Self::Reference { to, mutable: false } => quote!(&#to),
            Self::Reference { to, mutable: true } => quote!(&mut #to),
            Self::Slice(of) => quote!([#of]),
            Self::Array(of, len) => {
                let len = Literal::u64_unsuffixed(*len);
                quote!([#of; #len])
            }
            Self::Option(of) => quote!(Option<#of>),
            Self::Vec(of) => quote!(Vec<#of>),
            Self::Tuple(of) => quote!((#(#of,)*)),
            Self::CStr => quote!(&CStr),
            Self::CString => quote!(CString),
            Self::StaticText => quote!(Option<&'static CStr>),
            Self::CuPtr(of) => quote!(CuPtr<#of>),
            Self::Memory { of, mutable, form } => {
                let name = match (form, mutable) {
                    (MemoryForm::Any, false) => "DeviceInput",
                    (MemoryForm::Any, true) => "DeviceOutput",
                    (MemoryForm::Known, false) => "KnownInput",
                    (MemoryForm::Known, true) => "KnownOutput",
                    (MemoryForm::KnownOrInPlace, _) => "InputOrInPlace",
                };
                let any = format_ident!("Any{name}");
                let name = format_ident!("{name}");
                if **of == Self::Void { quote!(impl #any) } else { quote!(impl #name<#of>) }
            }
            Self::Scalar { of, mutable: false } => quote!(Scalar<'_, #of>),
            Self::Scalar { of, mutable: true } => quote!(ScalarMut<'_, #of>),
            Self::AnyScalar => quote!(AnyScalar),
            Self::HostScalar => quote!(HostScalar),
            Self::Key(table) => quote!(Key<#table, T, C>),
            Self::Handle(handle) => quote!(#handle),
        });
    }
}

impl ToTokens for HandleType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Self { form, of, major } = self;
        let major = major.map(Literal::u32_unsuffixed);
        let major = major.iter();
        let of = quote!(#of #(, #major)*);
        tokens.extend(match form {
            HandleForm::Taken => quote!(impl AsHandle<#of>),
            HandleForm::TakenOrNull => quote!(impl MaybeHandle<#of>),
            HandleForm::Kept => quote!(impl SharedStream),
            HandleForm::Lender => quote!(impl LendHandle<'a, #of>),
            HandleForm::Element => quote!(Borrowed<'_, #of>),
            HandleForm::Owned => quote!(Owned<#of>),
            HandleForm::OwnedWith => quote!(OwnedWith<'a, #of>),
            HandleForm::Part => quote!(Borrowed<'a, #of>),
        });
    }
}

impl RustPath {
    /// The name that represents a type without a definition. The name is a C keyword, so no C type can have the same
    /// name.
    pub(crate) const VOID: &str = "void";
}

impl ToTokens for RustPath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let library = self.library.as_deref().map(ident).into_iter();
        let name = if self.name == Self::VOID { format_ident!("c_void") } else { type_ident(&self.name) };
        tokens.extend(quote!(#(#library::)* #name));
    }
}

impl fmt::Display for RustPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(library) = &self.library {
            write!(f, "{}::", names::rust(library))?;
        }
        f.write_str(&if self.name == Self::VOID { "c_void".to_owned() } else { names::rust_type(&self.name) })
    }
}

fn number(number: Builtin) -> TokenStream {
    match number {
        Builtin::Bool => quote!(bool),
        Builtin::Char => quote!(core::ffi::c_char),
        Builtin::SignedChar | Builtin::Int8 => quote!(i8),
        Builtin::UnsignedChar | Builtin::Uint8 => quote!(u8),
        Builtin::Short | Builtin::Int16 => quote!(i16),
        Builtin::UnsignedShort | Builtin::Uint16 => quote!(u16),
        Builtin::Int | Builtin::Int32 => quote!(i32),
        Builtin::UnsignedInt | Builtin::Uint32 => quote!(u32),
        // The width of these types depends on the operating system.
        Builtin::Long => quote!(core::ffi::c_long),
        Builtin::UnsignedLong => quote!(core::ffi::c_ulong),
        Builtin::LongLong | Builtin::Int64 => quote!(i64),
        Builtin::UnsignedLongLong | Builtin::Uint64 => quote!(u64),
        Builtin::Float => quote!(f32),
        Builtin::Double => quote!(f64),
        // Stable Rust has no 16-bit floating-point types, so the crate defines these names.
        Builtin::Float16 => quote!(f16),
        Builtin::Bfloat16 => quote!(bf16),
        Builtin::SizeT | Builtin::Uintptr => quote!(usize),
        Builtin::PtrdiffT | Builtin::Intptr => quote!(isize),
        // The width of `wchar_t` depends on the operating system, and Rust's core library does not define this type.
        Builtin::WcharT => quote!(wchar_t),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codegen_printing::head;

    /// The source code of a type.
    fn printed(ty: &RustType) -> String {
        let text = head(&quote!(fn f(x: #ty)));
        text.strip_prefix("fn f(x: ").and_then(|text| text.strip_suffix(')')).unwrap_or(&text).to_owned()
    }

    #[test]
    fn types_are_printed() {
        let stream = RustPath { library: Some("driver".to_owned()), name: "CUstream".to_owned() };
        let handle = |form, major| RustType::Handle(HandleType { form, of: stream.clone(), major });
        let memory = |of, mutable, form| RustType::Memory { of: Box::new(of), mutable, form };
        let text = || RustType::CStr;
        let table = [
            (RustType::number(Builtin::LongLong), "i64"),
            (RustType::byte().slice(true), "&mut [u8]"),
            (RustType::byte().array(16).referred(false), "&[u8; 16]"),
            (text().slice(false), "&[&CStr]"),
            (text().optional(true), "Option<&CStr>"),
            (text().optional(false), "&CStr"),
            (RustType::Named(stream.clone()), "driver::CUstream"),
            (RustType::Key(stream.clone()), "Key<driver::CUstream, T, C>"),
            (RustType::Pointer { to: Box::new(RustType::Void), constant: true }, "*const c_void"),
            (RustType::CuPtr(Box::new(RustType::Generic("T".to_owned()))), "CuPtr<T>"),
            (RustType::Scalar { of: Box::new(RustType::number(Builtin::Float)), mutable: true }, "ScalarMut<'_, f32>"),
            (memory(RustType::number(Builtin::Float), false, MemoryForm::Any), "impl DeviceInput<f32>"),
            (memory(RustType::Void, true, MemoryForm::Any), "impl AnyDeviceOutput"),
            (memory(RustType::Void, true, MemoryForm::Known), "impl AnyKnownOutput"),
            (memory(RustType::byte(), false, MemoryForm::KnownOrInPlace), "impl InputOrInPlace<u8>"),
            (handle(HandleForm::Taken, None), "impl AsHandle<driver::CUstream>"),
            (handle(HandleForm::Part, Some(13)), "Borrowed<'a, driver::CUstream, 13>"),
            (handle(HandleForm::OwnedWith, None), "OwnedWith<'a, driver::CUstream>"),
            (handle(HandleForm::Element, None).slice(false), "&[Borrowed<'_, driver::CUstream>]"),
            (RustType::of_outputs(Vec::new()), "()"),
            (RustType::of_outputs(vec![RustType::CString]), "CString"),
            (RustType::of_outputs(vec![RustType::CString, RustType::byte()]), "(CString, u8)"),
        ];
        for (ty, text) in table {
            assert_eq!(printed(&ty), text);
        }
    }

    #[test]
    fn a_type_mentions_the_parameters_in_it() {
        let slice = RustType::Generic("T".to_owned()).slice(true);
        let both = RustType::Tuple(vec![RustType::byte(), slice.clone()]);
        assert!(slice.mentions("T") && both.mentions("T"));
        assert!(!both.mentions("U") && !RustType::byte().mentions("T"));
    }

    #[test]
    fn c_types_with_the_same_rust_type_are_equal() {
        for of in Builtin::ALL {
            for other in Builtin::ALL {
                let [one, two] = [of, other].map(|builtin| RustType::number(*builtin));
                assert_eq!(one == two, printed(&one) == printed(&two), "{of:?} and {other:?}");
            }
        }
    }
}
