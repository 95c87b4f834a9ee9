//! Types of fields, arguments and values, as tables describe them: the C type, the Python type, and the size.

use super::closure::Signature;
use super::tables::{EnumDef, RecordDef, ValueDef, ValueKind};

/// A type in C's memory, and the Python type for it.
#[derive(Clone, Copy)]
pub enum Ty {
    /// `signed char`: int
    I8,
    /// `unsigned char`: int
    U8,
    /// `short`: int
    I16,
    /// `unsigned short`: int
    U16,
    /// `int`: int
    I32,
    /// `unsigned int`: int
    U32,
    /// `long long`: int
    I64,
    /// `unsigned long long`, `size_t`: int
    U64,
    /// `float`: float
    F32,
    /// `double`: float
    F64,
    /// A 16-bit IEEE float: float
    Float16,
    /// The upper half of a `float`: float
    Bfloat16,
    /// Two `float`s: complex
    Complex64,
    /// Two `double`s: complex
    Complex128,
    /// `bool`: bool
    Bool,
    /// `int` as a flag: bool
    Flag,
    /// A bit field: int, or bool.
    Bits(BitsDef),
    /// An enum: a member of the enum. Any object with `__int__` is accepted.
    Enum(&'static EnumDef),
    /// A handle or a scalar: an instance of its class. None, any handle and any object with `__int__` are accepted.
    Value(&'static ValueDef),
    /// A nested record: an instance of its class, which shares the memory.
    Record(&'static RecordDef),
    /// `void *`, an address: int. None, any object with `__int__` and buffers are accepted.
    Pointer,
    /// `void **` of a kernel's parameters: int. Every form of kernel parameters is accepted.
    KernelParams,
    /// `const char *`: bytes or None.
    CString,
    /// `const char *` in a union: like `CString` if a string was assigned, and otherwise the address. Another member of
    /// the union may be active, and its bytes must not be dereferenced.
    UnionString,
    /// A function's address: int. If the signature is known, Python callables are also accepted.
    Callback(Option<&'static Signature>),
    /// `void *` for user data: int. Any object is accepted.
    Data,
    /// `char[N]`: all its bytes.
    Chars(usize),
    /// `char[N]` with a binary identifier, such as a UUID: like `Chars`, but displayed in hexadecimal.
    Id(usize),
    /// `char[N]` with a string: its bytes up to the first NUL, displayed as a string.
    Name(usize),
    /// `T[N]`: list
    Array(&'static Ty, usize),
    /// `T *`, pointing to an array: list. An assigned list is copied into memory that the record owns.
    List(&'static Ty),
    /// `T *`, pointing to an array that CUDA fills: a read-only list. Another field contains the number of elements.
    Filled(&'static Ty),
}

/// A bit field: a range of bits in the bytes that begin at its offset, counted from the lowest bit.
#[derive(Clone, Copy)]
pub struct BitsDef {
    /// The lowest bit, in the first byte: 0 to 7.
    pub first: usize,
    /// The number of bits: 1 to 64.
    pub width: usize,
    /// The Python type of the bits.
    pub kind: BitsKind,
}

/// The type of the bits of a bit field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitsKind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// `bool`
    Bool,
}

impl BitsDef {
    /// Returns the number of bytes that contain a part of the bit field, which is at most nine.
    pub const fn size(self) -> usize {
        (self.first + self.width).div_ceil(8)
    }
}

impl Ty {
    /// Returns the type with this name, if the type has no parameters.
    pub fn plain(name: &str) -> Option<Self> {
        Some(match name {
            "I8" => Self::I8,
            "U8" => Self::U8,
            "I16" => Self::I16,
            "U16" => Self::U16,
            "I32" => Self::I32,
            "U32" => Self::U32,
            "I64" => Self::I64,
            "U64" => Self::U64,
            "F32" => Self::F32,
            "F64" => Self::F64,
            "Pointer" => Self::Pointer,
            "CString" => Self::CString,
            _ => return None,
        })
    }

    /// Creates a bit field of this type.
    pub fn bits(of: Self, first: usize, width: usize) -> Self {
        let kind = match of {
            Self::Bool => BitsKind::Bool,
            Self::I8 | Self::I16 | Self::I32 | Self::I64 => BitsKind::Signed,
            _ => BitsKind::Unsigned,
        };
        Self::Bits(BitsDef { first, width, kind })
    }

    /// Creates `T[N]` for a record's field. The type is allocated once and never freed.
    pub fn array(of: Self, count: usize) -> Self {
        Self::Array(Box::leak(Box::new(of)), count)
    }

    /// Creates `T *` for a record's field that points to an array into which a list is copied.
    pub fn list(of: Self) -> Self {
        Self::List(Box::leak(Box::new(of)))
    }

    /// Creates `T *` for a record's field that points to an array that CUDA fills.
    pub fn filled(of: Self) -> Self {
        Self::Filled(Box::leak(Box::new(of)))
    }

    /// Returns true if a record's field of this type may need an owner for its target.
    #[inline]
    pub const fn points(&self) -> bool {
        match self {
            Self::I8 | Self::U8 | Self::I16 | Self::U16 | Self::I32 | Self::U32 | Self::I64 | Self::U64 => false,
            Self::F32 | Self::F64 | Self::Bool | Self::Flag | Self::Bits(_) | Self::Enum(_) => false,
            Self::Float16 | Self::Bfloat16 | Self::Complex64 | Self::Complex128 => false,
            Self::Chars(_) | Self::Id(_) | Self::Name(_) | Self::Filled(_) => false,
            Self::Value(def) => matches!(def.kind, ValueKind::Callback | ValueKind::DevicePointer),
            // Arrays are included because an array is written either as a whole or not at all, which requires the same
            // code.
            Self::Pointer | Self::KernelParams | Self::CString | Self::UnionString | Self::Callback(_) | Self::Data => {
                true
            }
            Self::Record(_) | Self::Array(..) | Self::List(_) => true,
        }
    }

    /// Returns true for a real or complex floating-point type.
    pub const fn is_float(&self) -> bool {
        matches!(self, Self::F32 | Self::F64 | Self::Float16 | Self::Bfloat16 | Self::Complex64 | Self::Complex128)
    }

    /// Returns the size of the type in C.
    pub const fn size(&self) -> usize {
        match self {
            Self::I8 | Self::U8 | Self::Bool => 1,
            Self::I16 | Self::U16 | Self::Float16 | Self::Bfloat16 => 2,
            Self::I32 | Self::U32 | Self::F32 | Self::Flag | Self::Enum(_) => 4,
            Self::I64 | Self::U64 | Self::F64 | Self::Complex64 => 8,
            Self::Complex128 => 16,
            Self::Bits(bits) => bits.size(),
            Self::Pointer | Self::KernelParams | Self::CString | Self::UnionString | Self::Callback(_) | Self::Data => {
                8
            }
            Self::List(_) | Self::Filled(_) => 8,
            Self::Value(def) => def.kind.size(),
            Self::Record(def) => def.size,
            Self::Chars(count) | Self::Id(count) | Self::Name(count) => *count,
            Self::Array(element, count) => element.size() * *count,
        }
    }
}
