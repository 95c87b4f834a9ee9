//! The element types of arrays from other packages, which are checked against a parameter's type.

use core::ffi::CStr;
use core::fmt::{self, Display};

use super::errors::{Fallible, Object, Raised, type_error};
use super::interop::Element;
use super::own::Name;
use super::tables::Ty;

/// The type of an array's elements, which consists of a kind (NumPy's letter) and a size. Signed and unsigned integers
/// have the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Elements {
    kind: Kind,
    size: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Int,
    Float,
    Bfloat,
    Complex,
    /// A value whose byte order is not the machine's byte order.
    Swapped,
    /// References to Python objects.
    Object,
    /// Bytes that have no type, such as those of a `bytes` object.
    Raw,
    /// Records, dates and times, and other types that CUDA does not have. Only their size is compared.
    Other,
}

impl Elements {
    /// The element type of arrays for a parameter of this type, if arrays can have such elements.
    pub fn of(ty: &Ty) -> Option<Self> {
        let kind = match ty {
            Ty::F32 | Ty::F64 | Ty::Float16 => Kind::Float,
            Ty::Bfloat16 => Kind::Bfloat,
            Ty::Complex64 | Ty::Complex128 => Kind::Complex,
            Ty::I8 | Ty::U8 | Ty::I16 | Ty::U16 | Ty::I32 | Ty::U32 | Ty::I64 | Ty::U64 | Ty::Pointer => Kind::Int,
            _ => return None,
        };
        Some(Self { kind, size: ty.size() })
    }

    /// Parses a typestr, such as `<f4` for a little-endian `float`. `None` if the typestr cannot be parsed.
    pub fn of_typestr(described: &str) -> Option<Self> {
        let size: usize = described.get(2..)?.parse().ok()?;
        let kind = match described.get(1..2)? {
            _ if described.starts_with('>') && size > 1 => Kind::Swapped,
            "i" | "u" | "b" => Kind::Int,
            "f" => Kind::Float,
            "c" => Kind::Complex,
            "O" => Kind::Object,
            _ => Kind::Other,
        };
        Some(Self { kind, size })
    }

    /// Converts DLPack's description of an array's elements.
    pub fn of_dlpack(element: Element) -> Option<Self> {
        let kind = match element.code {
            0 | 1 | 6 => Kind::Int,
            2 => Kind::Float,
            4 => Kind::Bfloat,
            5 => Kind::Complex,
            _ => return None,
        };
        (element.lanes == 1).then(|| Self { kind, size: usize::from(element.bits) / 8 })
    }

    /// Converts a format of the buffer protocol, which uses the letters of Python's `struct` module. Bytes are integers
    /// only if `typed` is true, because `bytes` objects and C's `char` may represent any memory.
    pub fn of_format(format: Option<&CStr>, size: usize, typed: bool) -> Self {
        let Some(format) = format.map(CStr::to_bytes) else {
            return Self { kind: if typed { Kind::Other } else { Kind::Raw }, size };
        };
        let kind = match format {
            b"B" | b"b" | b"c" | b"<B" | b"<b" | b"<c" if !typed => Kind::Raw,
            format if has_objects(format) => Kind::Object,
            [b'>' | b'!', letter] if size > 1 && is_number(*letter) => Kind::Swapped,
            [b'>' | b'!', b'Z', _] => Kind::Swapped,
            [b'@' | b'=' | b'<' | b'^' | b'|' | b'>' | b'!', rest @ ..] | rest => match rest {
                [b'b' | b'B' | b'h' | b'H' | b'i' | b'I' | b'l' | b'L' | b'q' | b'Q' | b'n' | b'N' | b'P' | b'?'] => {
                    Kind::Int
                }
                [b'e' | b'f' | b'd'] => Kind::Float,
                [b'Z', b'f' | b'd'] | [b'F' | b'D'] => Kind::Complex,
                _ => Kind::Other,
            },
        };
        Self { kind, size }
    }

    /// Raises an exception unless a parameter that points to `expected` accepts these elements.
    pub fn check(self, object: Object<'_, '_>, name: Name, expected: Option<Self>) -> Fallible<()> {
        let fits = match (self.kind, expected) {
            (Kind::Object, _) => return Err(objects(object, name)),
            (_, None) | (Kind::Raw, _) => true,
            (Kind::Other, Some(expected)) => self.size == expected.size,
            (Kind::Int | Kind::Float | Kind::Bfloat | Kind::Complex | Kind::Swapped, Some(expected)) => {
                self == expected
            }
        };
        if fits { Ok(()) } else { Err(other_elements(object, name, self, expected)) }
    }

    /// Returns the size of an element.
    pub fn size(self) -> usize {
        self.size
    }

    /// Returns true if the elements are references to Python objects.
    pub fn are_objects(self) -> bool {
        self.kind == Kind::Object
    }
}

fn is_number(letter: u8) -> bool {
    b"hHiIlLqQnNPefd".contains(&letter)
}

/// Returns true if a format contains an `O` outside of a name. In `T{O:Old:}`, only the first `O` counts.
fn has_objects(format: &[u8]) -> bool {
    format.split(|&byte| byte == b':').step_by(2).any(|part| part.contains(&b'O'))
}

impl Display for Elements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            Kind::Int => "int",
            Kind::Float => "float",
            Kind::Bfloat => "bfloat",
            Kind::Complex => "complex",
            Kind::Swapped => return write!(f, "numbers of {} bytes in non-native byte order", self.size),
            Kind::Object => return f.write_str("objects"),
            Kind::Raw | Kind::Other => return write!(f, "elements of {} bytes", self.size),
        };
        write!(f, "{kind}{}", 8 * self.size)
    }
}

#[cold]
fn other_elements(object: Object<'_, '_>, name: Name, given: Elements, expected: Option<Elements>) -> Raised {
    match expected {
        Some(expected) => {
            let message = format_args!("Argument '{name}' must be an array of {expected}, not of {given}");
            type_error(object.py(), message)
        }
        None => type_error(object.py(), format_args!("Argument '{name}' must not be an array of {given}")),
    }
}

#[cold]
pub fn objects(object: Object<'_, '_>, name: Name) -> Raised {
    let message =
        format_args!("Argument '{name}' is an array of Python objects, whose memory contains references to them");
    type_error(object.py(), message)
}
