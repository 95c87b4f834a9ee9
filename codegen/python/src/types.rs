//! Types in Python: the table for a C type, and the Rust type that represents it in calls.

use super::Scope;
use codegen_core::{
    api::{Field, Type, TypeKind},
    ctype::{Builtin, CType, Number, System},
    facts::Bits,
    spec::{Bytes, FieldRole},
    types::Definition,
};
use codegen_printing::ident;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The kind of a C type, which determines how values are converted.
pub(super) enum Kind {
    /// A number that is converted to a Python number.
    Number(Builtin),
    /// An enum, with the path of its table.
    Enum(TokenStream),
    /// A handle, or an integer with its own class, with the path of its table.
    Value(TokenStream, Builtin),
    /// A struct or a union, with the path of its table.
    Record(TokenStream),
    /// `const char *`.
    CString,
    /// A function pointer.
    Callback,
    /// Any other pointer, which is represented as an address.
    Pointer,
    /// An array of fixed length.
    Array(CType, u64),
}

/// The name of the static that contains the table of a type. The name `table` is reserved for the variable to which
/// generated code adds rows.
pub(super) fn static_of(name: &str) -> Ident {
    let is_taken = name.trim_end_matches('_') == "table";
    if is_taken { format_ident!("{name}_") } else { ident(name) }
}

impl Scope<'_> {
    /// The path of a type's table: `driver::CUresult`, or `driver13::X` if the major versions differ.
    pub(super) fn table(&self, library: &str, name: &str) -> TokenStream {
        self.table_beside(library, name, &static_of(name))
    }

    /// The path of an additional static in the file that contains a type's table.
    pub(super) fn table_beside(&self, library: &str, name: &str, other: &Ident) -> TokenStream {
        let module = format_ident!("{}", self.table_file(library, name));
        quote!(#module::#other)
    }

    /// The kind of a C type.
    pub(super) fn kind(&self, ty: &CType) -> Kind {
        match ty {
            CType::Void | CType::Function { .. } => Kind::Callback,
            CType::Builtin(builtin) => Kind::Number(*builtin),
            CType::Array { of, len } => Kind::Array(of.as_ref().clone(), *len),
            CType::Pointer { to, constant: true } if **to == CType::Builtin(Builtin::Char) => Kind::CString,
            CType::Pointer { to, .. } => match self.types.handle_of_tag(to) {
                Some(Definition { item, library }) => Kind::Value(self.table(library, &item.name), Builtin::Uintptr),
                None => Kind::Pointer,
            },
            CType::Named(name) => self.named(name),
        }
    }

    fn named(&self, name: &str) -> Kind {
        let Some(Definition { item: found, library }) = self.types.definition(name) else { return Kind::Pointer };
        let table = |name: &str| self.table(library, name);
        match &found.kind {
            TypeKind::Enum(_) => Kind::Enum(table(&found.name)),
            // The typedefs of a record are subclasses of the record's class, so the C prototype determines the class.
            TypeKind::Record { .. } => Kind::Record(table(name)),
            TypeKind::Handle { .. } => Kind::Value(table(&found.name), Builtin::Uintptr),
            TypeKind::IntegerNewtype(builtin) | TypeKind::FixedWidthInt(builtin) => {
                Kind::Value(table(&found.name), *builtin)
            }
            TypeKind::Callback { .. } => Kind::Callback,
            TypeKind::Alias(of) => match (self.kind(of), self.is_class(found, library)) {
                (Kind::Record(_), _) => Kind::Record(table(&found.name)),
                (Kind::Value(_, builtin), true) => Kind::Value(table(&found.name), builtin),
                (kind, _) => kind,
            },
        }
    }

    /// Returns true if an alias of a type has its own class. Two kinds of aliases have their own class: an alias that a
    /// library declares for a type of a used library, and every additional name of a record.
    pub(super) fn is_class(&self, alias: &Type, library: &str) -> bool {
        match &alias.kind {
            TypeKind::Alias(CType::Named(of)) => match self.types.definition(of) {
                Some(Definition { item: found, library: owner }) => match &found.kind {
                    TypeKind::Record { .. } => true,
                    TypeKind::Handle { .. } | TypeKind::IntegerNewtype(_) | TypeKind::FixedWidthInt(_) => {
                        owner != library
                    }
                    TypeKind::Alias(_) => self.is_class(found, owner),
                    TypeKind::Enum(_) | TypeKind::Callback { .. } => false,
                },
                None => false,
            },
            TypeKind::Alias(_)
            | TypeKind::Enum(_)
            | TypeKind::Record { .. }
            | TypeKind::Handle { .. }
            | TypeKind::IntegerNewtype(_)
            | TypeKind::FixedWidthInt(_)
            | TypeKind::Callback { .. } => false,
        }
    }

    /// The expression that describes a type in a row of a table: `Ty::I32`, `Ty::Record(&driver::X)`.
    pub(super) fn ty(&self, ty: &CType) -> TokenStream {
        match self.kind(ty) {
            Kind::Number(builtin) => {
                let name = format_ident!("{}", number(builtin));
                quote!(Ty::#name)
            }
            Kind::Enum(table) => quote!(Ty::Enum(&#table)),
            Kind::Value(table, _) => quote!(Ty::Value(&#table)),
            Kind::Record(table) => quote!(Ty::Record(&#table)),
            Kind::CString => quote!(Ty::CString),
            Kind::Callback => self.callback_row(ty),
            Kind::Pointer => quote!(Ty::Pointer),
            Kind::Array(CType::Builtin(Builtin::Char | Builtin::UnsignedChar), len) => {
                let len = Literal::u64_unsuffixed(len);
                quote!(Ty::Chars(#len))
            }
            Kind::Array(of, len) => {
                let (of, len) = (self.ty(&of), Literal::u64_unsuffixed(len));
                quote!(Ty::Array(&#of, #len))
            }
        }
    }

    /// Like [`Self::ty`], but a complex number is converted to a Python `complex` instead of a record.
    pub(super) fn ty_of_number(&self, ty: &CType) -> TokenStream {
        match self.types.complex_part(ty) {
            Some(Builtin::Float) => quote!(Ty::Complex64),
            Some(_) => quote!(Ty::Complex128),
            None => self.ty(ty),
        }
    }

    /// The type of a field. If a field is a pointer to an array of objects with classes, a list can be assigned to the
    /// field, unless CUDA fills the array.
    pub(super) fn field(&self, field: &Field, all: &[Field]) -> TokenStream {
        let ty = &field.ty;
        if let (Some(Bits { first, width }), CType::Builtin(builtin)) = (field.bits, ty) {
            let (first, width) = (Literal::u64_unsuffixed(first), Literal::u64_unsuffixed(width));
            let kind = format_ident!("{}", number(*builtin));
            return quote!(Ty::bits(Ty::#kind, #first, #width));
        }
        let pointee = ty.pointee().filter(|_| self.is_list(field)).map(|(to, _)| self.field_type(to));
        let is_filled = field.used.role == Some(FieldRole::OutArray) && self.count(field, all).is_some();
        match (field.used.bytes, self.kind(ty), pointee, is_filled) {
            (Some(bytes), Kind::Array(CType::Builtin(Builtin::Char), len), _, _) => {
                let len = Literal::u64_unsuffixed(len);
                match bytes {
                    Bytes::String => quote!(Ty::Name(#len)),
                    Bytes::Id => quote!(Ty::Id(#len)),
                }
            }
            (_, _, Some(to), true) => quote!(Ty::filled(#to)),
            (_, _, Some(to), false) => quote!(Ty::list(#to)),
            (_, _, None, _) => self.field_type(ty),
        }
    }

    /// Like [`Self::ty`], for the code that adds the fields of a record. This code creates nested types at run time.
    fn field_type(&self, ty: &CType) -> TokenStream {
        match self.kind(ty) {
            Kind::Array(CType::Builtin(Builtin::Char | Builtin::UnsignedChar), _)
            | Kind::Number(_)
            | Kind::Enum(_)
            | Kind::Value(..)
            | Kind::Record(_)
            | Kind::CString
            | Kind::Callback
            | Kind::Pointer => self.ty(ty),
            Kind::Array(of, len) => {
                let (of, len) = (self.field_type(&of), Literal::u64_unsuffixed(len));
                quote!(Ty::array(#of, #len))
            }
        }
    }

    /// The field that contains the number of elements in another field's array.
    pub(super) fn count<'f>(&self, field: &Field, all: &'f [Field]) -> Option<&'f Field> {
        let count = field.used.count.as_ref()?;
        all.iter().find(|other| other.name == *count)
    }

    /// The width of a count field in bytes, for a row of a table.
    pub(super) fn width(&self, count: &Field) -> Literal {
        let word = matches!(self.kind(&count.ty), Kind::Number(builtin) if builtin.size(System::Linux) == 8);
        Literal::usize_unsuffixed(if word { 8 } else { 4 })
    }

    /// Returns true if a field is a list in Python. The spec or the type of the pointee determines this.
    pub(super) fn is_list(&self, field: &Field) -> bool {
        match field.used.role {
            Some(FieldRole::InArray | FieldRole::OutArray) => true,
            Some(FieldRole::Address) => false,
            None => self.points_to_list(&field.ty),
        }
    }

    /// Returns true if a pointer refers to objects that have Python classes. Pointers to fixed-width numbers are
    /// excluded, because CUDA writes through them.
    pub(super) fn points_to_list(&self, ty: &CType) -> bool {
        let Some((to, _)) = ty.pointee() else { return false };
        matches!(self.kind(ty), Kind::Pointer)
            && matches!(self.kind(to), Kind::Record(_) | Kind::Value(..) | Kind::Enum(_))
            && self.types.resolved_type(to).is_some_and(|to| !matches!(to.item.kind, TypeKind::FixedWidthInt(_)))
    }

    /// The Rust type that represents a C type in a call.
    pub(super) fn abi(&self, ty: &CType) -> TokenStream {
        match self.kind(ty) {
            Kind::Number(builtin) | Kind::Value(_, builtin) => rust(builtin),
            Kind::Enum(_) => quote!(i32),
            Kind::Record(_) => {
                let name = ty.name().map(|name| self.by_value(name));
                name.unwrap_or_else(|| quote!(c_void))
            }
            Kind::CString => quote!(*const c_char),
            Kind::Callback | Kind::Pointer | Kind::Array(..) => quote!(Ptr),
        }
    }

    /// The struct that represents a record in a call if the record is passed by value.
    fn by_value(&self, name: &str) -> TokenStream {
        match self.types.resolved(name) {
            Some(Definition { item: found, library }) => {
                let name = self.by_value_name(library, &found.name);
                let library = format_ident!("{library}");
                quote!(by_value::#library::#name)
            }
            None => quote!(c_void),
        }
    }

    /// The name of the struct that represents a record passed by value.
    pub(super) fn by_value_name(&self, library: &str, name: &str) -> Ident {
        let suffix = if self.is_shared(library, name) { String::new() } else { self.number.to_string() };
        ident(&format!("{name}{suffix}"))
    }
}

/// The name of a number type in the support code: for rows of `Ty`, and in lower case for converters.
pub(super) fn number(builtin: Builtin) -> &'static str {
    number_and_letter(builtin).0
}

/// The format character of a number in Python's `struct` and `memoryview`.
pub fn letter(builtin: Builtin) -> char {
    number_and_letter(builtin).1
}

fn number_and_letter(builtin: Builtin) -> (&'static str, char) {
    // The format characters are those for Linux. No calls on Windows use `long`, and the tables of records for Windows
    // use `int` (`tables::windows`).
    match builtin.number(System::Linux) {
        Number::Float(_) if builtin == Builtin::Float16 => ("Float16", 'e'),
        // Python has no format character for bfloat16, so programs only see the bits of such a number.
        Number::Float(_) if builtin == Builtin::Bfloat16 => ("Bfloat16", 'H'),
        Number::Bool => ("Bool", '?'),
        Number::Signed(1) => ("I8", 'b'),
        Number::Signed(2) => ("I16", 'h'),
        Number::Signed(4) => ("I32", 'i'),
        Number::Signed(_) => ("I64", 'q'),
        Number::Unsigned(1) => ("U8", 'B'),
        Number::Unsigned(2) => ("U16", 'H'),
        Number::Unsigned(4) => ("U32", 'I'),
        Number::Unsigned(_) => ("U64", 'Q'),
        Number::Float(4) => ("F32", 'f'),
        Number::Float(_) => ("F64", 'd'),
    }
}

/// The Rust type of a number in a call, on Linux and Windows.
pub(super) fn rust(builtin: Builtin) -> TokenStream {
    let name = match number(builtin) {
        "Bool" => "bool".to_owned(),
        // These types contain the bits of a number, because Rust has no stable 16-bit floating-point types.
        "Float16" | "Bfloat16" => "u16".to_owned(),
        name => name.to_lowercase(),
    };
    let name = format_ident!("{name}");
    quote!(#name)
}
