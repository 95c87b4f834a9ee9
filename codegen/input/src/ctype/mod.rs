//! C types as plain data, and their notation in registry files.
//!
//! The notation is C's own (`const CUgraphNode *`, `char [64]`, `int (*)(void *, void *)`), so that a reviewer sees the
//! same declaration as in the header. The keywords `struct` and `enum` are omitted, because CUDA's tags and typedefs
//! never have the same name.

mod layout;
mod parse;

pub use layout::{ENUM_SIZE, Number, POINTER_SIZE, System};

/// A C type. Omits qualifiers that do not affect a call, such as `volatile`, and `const` on a parameter itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CType {
    /// `void`, as a return type or as the type that a pointer points to.
    Void,
    /// A type of the C language, or of `<stdint.h>` or `<stddef.h>`.
    Builtin(Builtin),
    /// The name of a typedef, a record or an enum, or the tag of a record that is never defined.
    Named(String),
    /// A pointer.
    Pointer {
        /// The type that the pointer points to.
        to: Box<CType>,
        /// True if the pointed-to type is `const`.
        constant: bool,
    },
    /// An array. The length is 0 if the declaration does not specify it.
    Array {
        /// The type of the array's elements.
        of: Box<CType>,
        /// The number of the array's elements.
        len: u64,
    },
    /// A pointer to a function.
    Function {
        /// The function's return type.
        returns: Box<CType>,
        /// The types of the function's parameters.
        params: Vec<CType>,
    },
}

macro_rules! builtins {
    ($($variant:ident $c:literal $($other:literal)*),* $(,)?) => {
        /// The arithmetic types that CUDA's headers use.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // each is the C type that `c_name` returns
        pub enum Builtin { $($variant),* }

        impl Builtin {
            /// Returns the C spelling of the type.
            pub fn c_name(self) -> &'static str {
                match self { $(Self::$variant => $c),* }
            }

            /// Parses any spelling that C accepts for the type.
            pub fn from_c(name: &str) -> Option<Self> {
                match name { $($c $(| $other)* => Some(Self::$variant),)* _ => None }
            }

            /// All arithmetic types, for tables and tests.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];
        }
    };
}

builtins! {
    Bool "_Bool" "bool",
    Char "char",
    SignedChar "signed char",
    UnsignedChar "unsigned char",
    Short "short" "short int",
    UnsignedShort "unsigned short" "unsigned short int",
    Int "int",
    UnsignedInt "unsigned int" "unsigned",
    Long "long" "long int",
    UnsignedLong "unsigned long" "unsigned long int",
    LongLong "long long" "long long int",
    UnsignedLongLong "unsigned long long" "unsigned long long int",
    Float "float",
    Double "double",
    // These are CUDA's 16-bit types. In C, they are records that contain the bits. In C++, they are classes.
    Float16 "__half_raw" "__half",
    Bfloat16 "__nv_bfloat16_raw" "__nv_bfloat16",
    SizeT "size_t",
    PtrdiffT "ptrdiff_t",
    WcharT "wchar_t",
    Int8 "int8_t",
    Int16 "int16_t",
    Int32 "int32_t",
    Int64 "int64_t",
    Uint8 "uint8_t",
    Uint16 "uint16_t",
    Uint32 "uint32_t",
    Uint64 "uint64_t",
    Intptr "intptr_t",
    Uintptr "uintptr_t",
}

impl Builtin {
    /// Returns true if the type is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self.number(System::Linux), Number::Float(_))
    }

    /// Returns true if `<stdint.h>` or `<stddef.h>` declares the type. The name of such a type specifies only a width.
    pub fn is_fixed_width(self) -> bool {
        self.c_name().ends_with("_t")
    }
}

impl CType {
    /// Returns the type that a pointer points to, and true if the pointed-to type is `const`.
    pub fn pointee(&self) -> Option<(&CType, bool)> {
        match self {
            Self::Pointer { to, constant } => Some((to, *constant)),
            Self::Void | Self::Builtin(_) | Self::Named(_) | Self::Array { .. } | Self::Function { .. } => None,
        }
    }

    /// Removes `const` from the type, because no call depends on it.
    #[must_use]
    pub fn unqualified(&self) -> Self {
        match self {
            Self::Pointer { to, constant: _ } => Self::Pointer { to: Box::new(to.unqualified()), constant: false },
            Self::Array { of, len } => Self::Array { of: Box::new(of.unqualified()), len: *len },
            Self::Function { returns, params } => Self::Function {
                returns: Box::new(returns.unqualified()),
                params: params.iter().map(Self::unqualified).collect(),
            },
            Self::Void | Self::Builtin(_) | Self::Named(_) => self.clone(),
        }
    }

    /// Returns true if the type is `void *`.
    pub fn is_untyped(&self) -> bool {
        matches!(self.pointee(), Some((Self::Void, false)))
    }

    /// Returns true if the type is one of C's own integer types.
    pub fn is_integer(&self) -> bool {
        match self {
            Self::Builtin(builtin) => !builtin.is_float() && *builtin != Builtin::Bool,
            Self::Void | Self::Named(_) | Self::Pointer { .. } | Self::Array { .. } | Self::Function { .. } => false,
        }
    }

    /// Returns the type's name, if the type consists only of a name.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Named(name) => Some(name),
            Self::Void | Self::Builtin(_) | Self::Pointer { .. } | Self::Array { .. } | Self::Function { .. } => None,
        }
    }

    /// Returns the type of a pointer to `self`.
    pub fn pointer(self, constant: bool) -> Self {
        Self::Pointer { to: Box::new(self), constant }
    }

    /// Returns all names that occur in the type.
    pub fn names(&self) -> Vec<&str> {
        match self {
            Self::Void | Self::Builtin(_) => Vec::new(),
            Self::Named(name) => vec![name],
            Self::Pointer { to, .. } => to.names(),
            Self::Array { of, .. } => of.names(),
            Self::Function { returns, params } => {
                std::iter::once(returns.as_ref()).chain(params).flat_map(CType::names).collect()
            }
        }
    }

    /// Returns the C declaration of `name` with this type, such as `CUdevice *dev` or `char bytes[16]`.
    pub fn declare(&self, name: &str) -> String {
        match self {
            Self::Array { of, len: 0 } => of.declare(&format!("{name}[]")),
            Self::Array { of, len } => of.declare(&format!("{name}[{len}]")),
            Self::Function { returns, params } => {
                let params: Vec<String> = params.iter().map(ToString::to_string).collect();
                format!("{returns} (*{name})({})", params.join(", "))
            }
            Self::Pointer { to, constant } if matches!(**to, Self::Array { .. }) => {
                format!("{}{}", if *constant { "const " } else { "" }, to.declare(&format!("(*{name})")))
            }
            Self::Void | Self::Builtin(_) | Self::Named(_) | Self::Pointer { .. } => {
                let text = self.to_string();
                let space = if text.ends_with('*') || name.is_empty() { "" } else { " " };
                format!("{text}{space}{name}")
            }
        }
    }
}

/// Returns the C declaration of a function, such as `CUresult cuDeviceGet(CUdevice *device, int ordinal)`. If `name` is
/// in parentheses and begins with a star, the result declares a pointer to the function.
pub fn prototype<'a>(returns: &CType, name: &str, params: impl IntoIterator<Item = (&'a String, &'a CType)>) -> String {
    returns.declare(&format!("{name}({})", parameters(params)))
}

/// Like [`prototype`], but adds variable arguments (`...`) after the parameters.
pub fn variadic<'a>(returns: &CType, name: &str, params: impl IntoIterator<Item = (&'a String, &'a CType)>) -> String {
    returns.declare(&format!("{name}({}, ...)", parameters(params)))
}

/// Returns the C declaration of an exported variable.
pub fn variable(ty: &CType, name: &str) -> String {
    format!("extern {}", ty.declare(&format!("const {name}")))
}

/// Returns the text between a function's parentheses. The text is `void` if there are no parameters, because empty
/// parentheses in C accept any arguments.
pub fn parameters<'a>(params: impl IntoIterator<Item = (&'a String, &'a CType)>) -> String {
    let params: Vec<String> = params.into_iter().map(|(name, ty)| ty.declare(name)).collect();
    if params.is_empty() { "void".to_owned() } else { params.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_are_those_of_the_headers() {
        let params = [("dev".to_owned(), "CUdevice *".parse().unwrap()), ("n".to_owned(), "int".parse().unwrap())];
        let params = || params.iter().map(|(name, ty)| (name, ty));
        assert_eq!(prototype(&CType::Named("CUresult".into()), "f", params()), "CUresult f(CUdevice *dev, int n)");
        assert_eq!(variadic(&CType::Void, "f", params()), "void f(CUdevice *dev, int n, ...)");
        assert_eq!(prototype(&"const char *".parse().unwrap(), "f", []), "const char *f(void)");
        assert_eq!(prototype(&CType::Void, "(*f)", params()), "void (*f)(CUdevice *dev, int n)");
    }

    #[test]
    fn declarations_read_as_in_c() {
        let table = [
            ("CUdevice *", "CUdevice *x"),
            ("char [16]", "char x[16]"),
            ("int [2][3]", "int x[2][3]"),
            ("size_t", "size_t x"),
            ("int (*)(void *)", "int (*x)(void *)"),
            ("const double (*)[3]", "const double (*x)[3]"),
        ];
        for (text, declared) in table {
            assert_eq!(text.parse::<CType>().unwrap().declare("x"), declared);
        }
    }
}
