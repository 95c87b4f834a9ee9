//! Roles of parameters, and the keys that belong to each role.

use super::{CallbackScope, Count, Misfit, RoleKeys, Scope};
use crate::ctype::CType;
use indexmap::IndexMap;
use serde::{Deserialize, Deserializer, de::Error};
use std::fmt;

/// The direction of data transfer between the caller and CUDA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// CUDA reads the data.
    In,
    /// CUDA writes the data.
    Out,
    /// CUDA reads the data, and then writes it.
    InOut,
}

/// The role of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A value that is passed directly, or a pointer to one value that CUDA reads.
    In,
    /// One value that CUDA writes, and that the binding returns.
    Out {
        /// True for a string that is valid until the process exits.
        is_static: bool,
        /// The type of the value, if the header declares the pointer as `void *`.
        pointee: Option<CType>,
    },
    /// A variable of the caller. CUDA writes one value to this variable, possibly after the call has returned.
    OutLater,
    /// One value that the caller passes, and whose new value the binding returns.
    InOut,
    /// A variable of the caller that CUDA reads and updates in place.
    InPlace,
    /// An array of typed elements.
    Array {
        /// The direction of data transfer.
        direction: Direction,
        /// The number of elements in the array.
        count: Count,
    },
    /// Untyped host memory.
    Buffer {
        /// The direction of data transfer.
        direction: Direction,
        /// The number of bytes in the memory.
        bytes: Count,
    },
    /// A NUL-terminated string that CUDA reads.
    InString,
    /// Memory that CUDA fills with a NUL-terminated string.
    OutString {
        /// The number of bytes in the memory.
        capacity: Count,
    },
    /// A pointer to one value whose type another parameter selects.
    Attribute {
        /// The direction of data transfer.
        direction: Direction,
        /// The selector of the value's type.
        selection: Selection,
        /// The size of the value in bytes, if a parameter specifies it.
        bytes: Option<Count>,
    },
    /// Several values of one type, which another parameter selects.
    SelectedArray {
        /// The direction of data transfer.
        direction: Direction,
        /// The selector of the type of the values.
        selection: Selection,
        /// The number of values.
        count: Count,
    },
    /// Several values, one for each type in an array of selected types. Each value is passed as a `void *`.
    Attributes {
        /// The direction of data transfer.
        direction: Direction,
        /// The selector of the types of the values.
        selection: Selection,
        /// The number of values.
        count: Count,
        /// The array that contains the size of each value in bytes.
        sizes: Option<String>,
    },
    /// A pointer through which CUDA returns an array that CUDA owns. Another output specifies the array's length.
    BorrowedArray {
        /// The number of elements in the array.
        count: Count,
    },
    /// A function that CUDA calls.
    Callback {
        /// The parameter for the user data that CUDA passes to the callback.
        data: Option<String>,
        /// The period in which CUDA may call the callback.
        scope: CallbackScope,
        /// The function that determines whether CUDA calls a callback with the period `once` repeatedly.
        repeats_if: Option<String>,
    },
    /// The user data that CUDA passes to a callback.
    UserData,
    /// A pointer that the binding passes unchanged.
    Address {
        /// The selector of the value's type. A number is stored in the pointer itself. Any other value is stored in the
        /// memory at the pointer's address.
        selection: Option<Selection>,
    },
    /// The address of values in device memory.
    Device,
    /// An array of pointers to the arguments of a kernel.
    KernelParams,
    /// A pointer to one real or complex number. A mode of the library determines whether the pointer refers to host or
    /// device memory.
    Scalar {
        /// The direction of data transfer.
        direction: Direction,
        /// The selector of the number's type, if the header declares `void *` and a parameter selects the type.
        selection: Option<Selection>,
        /// The selector of a second type. If that type is complex, the number consists of two parts of the first type.
        complex: Option<Selection>,
        /// A description of the number's type, if the header declares `void *` and no parameter selects the type.
        of_type: Option<String>,
    },
    /// A pointer to one number in host memory. No parameter selects the type of the number.
    HostScalar {
        /// A description of the number's type.
        of_type: String,
    },
}

/// The selector that determines the type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The parameter that takes an enum member, or an array of enum members.
    pub selector: String,
    /// The enum whose `values` specify the types.
    pub table: String,
}

/// The selector of a value's type, and a second selector that determines whether the value is complex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selectors {
    /// The selector of the value's type.
    pub of_type: Selection,
    /// The selector of a second type. If that type is complex, the number consists of two parts of the first type.
    pub complex: Option<Selection>,
}

impl Selectors {
    /// Returns all selectors.
    pub fn all(&self) -> impl Iterator<Item = &Selection> {
        std::iter::once(&self.of_type).chain(&self.complex)
    }
}

impl<'de> Deserialize<'de> for Selectors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = IndexMap::<String, String>::deserialize(deserializer)?.into_iter();
        let mut entries = entries.map(|(selector, table)| Selection { selector, table });
        match (entries.next(), entries.next(), entries.next()) {
            (Some(of_type), complex, None) => Ok(Self { of_type, complex }),
            _ => Err(D::Error::custom("expected `{PARAMETER: ENUM}`")),
        }
    }
}

impl Role {
    /// The role of most outputs: one value that the binding returns.
    pub const OUT: Self = Self::Out { is_static: false, pointee: None };

    /// Returns the properties of the memory to which the pointer refers.
    fn memory(&self) -> Memory<'_> {
        let one = |direction| Memory { direction: Some(direction), ..Memory::default() };
        let several = |direction, length| Memory { length: Some(length), ..one(direction) };
        match self {
            Self::In | Self::InString => one(Direction::In),
            Self::InOut | Self::InPlace => one(Direction::InOut),
            // CUDA, not the caller, determines the length of an array that CUDA returns.
            Self::Out { .. } | Self::OutLater | Self::BorrowedArray { .. } => one(Direction::Out),
            Self::Array { direction, count } => several(*direction, count),
            Self::Buffer { direction, bytes } => several(*direction, bytes),
            Self::OutString { capacity } => several(Direction::Out, capacity),
            Self::Attribute { direction, selection, .. } => Memory { selection: Some(selection), ..one(*direction) },
            Self::SelectedArray { direction, selection, count }
            | Self::Attributes { direction, selection, count, .. } => {
                Memory { selection: Some(selection), ..several(*direction, count) }
            }
            Self::Scalar { direction, selection, complex: _, of_type: _ } => {
                Memory { selection: selection.as_ref(), ..one(*direction) }
            }
            Self::HostScalar { of_type: _ } => one(Direction::In),
            Self::Address { selection } => Memory { selection: selection.as_ref(), ..Memory::default() },
            Self::Callback { .. } | Self::UserData | Self::Device | Self::KernelParams => Memory::default(),
        }
    }

    /// Returns the number of elements or bytes that the role specifies.
    pub fn length(&self) -> Option<&Count> {
        self.memory().length
    }

    /// Returns the direction of data transfer, if the role implies a direction.
    pub fn direction(&self) -> Option<Direction> {
        self.memory().direction
    }

    /// Returns the selector that determines whether a number is complex.
    pub fn complex(&self) -> Option<&Selection> {
        if let Self::Scalar { complex, .. } = self { complex.as_ref() } else { None }
    }

    /// Returns the description of a number's type, if no parameter selects the type.
    pub fn of_type(&self) -> Option<&str> {
        if let Self::Scalar { of_type, .. } = self {
            of_type.as_deref()
        } else if let Self::HostScalar { of_type } = self {
            Some(of_type)
        } else {
            None
        }
    }

    /// Returns the selector of the type of the value, or of the types of several values.
    pub fn selection(&self) -> Option<&Selection> {
        self.memory().selection
    }
}

impl Role {
    /// Returns the word for the role in specs.
    pub fn word(&self) -> String {
        self.keys().0
    }

    /// Returns the word for the role, and the keys that belong to the role.
    pub fn keys(&self) -> (String, RoleKeys) {
        let word = str::to_owned;
        let none = RoleKeys::default;
        let selectors =
            |of: &Selection, complex: Option<&Selection>| Selectors { of_type: of.clone(), complex: complex.cloned() };
        let selected = |of: Option<&Selection>| RoleKeys { selector: of.map(|of| selectors(of, None)), ..none() };
        match self {
            Self::In => (word("in"), none()),
            Self::Out { is_static: true, pointee: _ } => (word("static_string"), none()),
            Self::Out { is_static: false, pointee } => {
                (word("out"), RoleKeys { of_type: pointee.as_ref().map(CType::to_string), ..none() })
            }
            Self::OutLater => (word("out_later"), none()),
            Self::InOut => (word("inout"), none()),
            Self::InPlace => (word("in_place"), none()),
            Self::Array { direction, count } => {
                (format!("{direction}_array"), RoleKeys { count: Some(count.clone()), ..none() })
            }
            Self::Buffer { direction, bytes } => {
                (format!("{direction}_buffer"), RoleKeys { bytes: Some(bytes.clone()), ..none() })
            }
            Self::InString => (word("in_string"), none()),
            Self::OutString { capacity } => (word("out_string"), RoleKeys { bytes: Some(capacity.clone()), ..none() }),
            Self::Attribute { direction, selection, bytes } => {
                (format!("{direction}_attribute"), RoleKeys { bytes: bytes.clone(), ..selected(Some(selection)) })
            }
            Self::SelectedArray { direction, selection, count } => {
                let keys = RoleKeys { count: Some(count.clone()), ..selected(Some(selection)) };
                (format!("{direction}_attribute"), keys)
            }
            Self::Attributes { direction, selection, count, sizes } => {
                let bytes = sizes.clone().map(|name| Count::Param { name, minus: 0 });
                let keys = RoleKeys { count: Some(count.clone()), bytes, ..selected(Some(selection)) };
                (format!("{direction}_attributes"), keys)
            }
            Self::BorrowedArray { count } => {
                (word("borrowed_array"), RoleKeys { count: Some(count.clone()), ..none() })
            }
            Self::Callback { data, scope, repeats_if } => {
                let (data, scope) = (data.clone(), Scope::of(*scope, repeats_if.as_ref()));
                (word("callback"), RoleKeys { data, scope, ..none() })
            }
            Self::UserData => (word("user_data"), none()),
            Self::Address { selection } => (word("address"), selected(selection.as_ref())),
            Self::Device => (word("device"), none()),
            Self::KernelParams => (word("kernel_params"), none()),
            Self::Scalar { direction, selection, complex, of_type } => {
                let selector = selection.as_ref().map(|of| selectors(of, complex.as_ref()));
                let keys = RoleKeys { selector, of_type: of_type.clone(), ..none() };
                (format!("{direction}_scalar"), keys)
            }
            Self::HostScalar { of_type } => {
                (word("host_scalar"), RoleKeys { of_type: Some(of_type.clone()), ..none() })
            }
        }
    }

    /// Creates the role from a word and the role's keys. Returns `None` if a key is missing, or if the word is not a
    /// role.
    fn with(word: &str, keys: RoleKeys) -> Option<Self> {
        let RoleKeys { selector, count, bytes, .. } = keys;
        let RoleKeys { data, scope, of_type, .. } = keys;
        let (selection, complex) = selector.map_or((None, None), |it| (Some(it.of_type), it.complex));
        let (direction, what) = match word.split_once('_') {
            Some(("in", what)) => (Direction::In, what),
            Some(("out", what)) => (Direction::Out, what),
            Some(("inout", what)) => (Direction::InOut, what),
            Some(_) | None => (Direction::In, word),
        };
        Some(match (word, what) {
            ("in", _) => Self::In,
            ("out", _) => {
                Self::Out { is_static: false, pointee: of_type.map(|ty| ty.parse().ok()).unwrap_or_default() }
            }
            ("static_string", _) => Self::Out { is_static: true, pointee: None },
            ("out_later", _) => Self::OutLater,
            ("inout", _) => Self::InOut,
            ("in_place", _) => Self::InPlace,
            ("in_string", _) => Self::InString,
            ("out_string", _) => Self::OutString { capacity: bytes? },
            ("borrowed_array", _) => Self::BorrowedArray { count: count? },
            ("callback", _) => {
                let (scope, repeats_if) = scope.unwrap_or(Scope::Forever).parts();
                Self::Callback { data, scope, repeats_if }
            }
            ("user_data", _) => Self::UserData,
            ("address", _) => Self::Address { selection },
            ("device", _) => Self::Device,
            ("kernel_params", _) => Self::KernelParams,
            ("host_scalar", _) => Self::HostScalar { of_type: of_type? },
            (_, "array") => Self::Array { direction, count: count? },
            (_, "buffer") => Self::Buffer { direction, bytes: bytes? },
            (_, "attribute") => {
                let selection = selection?;
                match count {
                    Some(count) => Self::SelectedArray { direction, selection, count },
                    None => Self::Attribute { direction, selection, bytes },
                }
            }
            (_, "attributes") => {
                let sizes = bytes.and_then(|bytes| bytes.param().cloned());
                Self::Attributes { direction, selection: selection?, count: count?, sizes }
            }
            (_, "scalar") => Self::Scalar { direction, selection, complex, of_type },
            _ => return None,
        })
    }

    /// Creates the role from a word and the role's keys. The error is the reason why they are invalid.
    pub(super) fn of(word: &str, keys: RoleKeys) -> Result<Self, Misfit> {
        if let Some(key) = keys.missing(word) {
            return Err(Misfit { key: None, message: format!("the role `{word}` requires the key `{key}`") });
        }
        match keys.contradiction(word) {
            Some((key, message)) => Err(Misfit { key: Some(key.to_owned()), message: message.to_owned() }),
            None => {
                Self::with(word, keys).ok_or_else(|| Misfit { key: None, message: format!("unknown role `{word}`") })
            }
        }
    }

    /// Adapts the role to one function: replaces the placeholder in the name of a called function by this function's
    /// name.
    pub fn in_function(&self, placeholder: &str, function: &str) -> Result<Self, Misfit> {
        let (word, mut keys) = self.keys();
        let counts = [&mut keys.count, &mut keys.bytes].into_iter().flatten();
        let called = counts.filter_map(|count| if let Count::Call(called) = count { Some(called) } else { None });
        let asked = if let Some(Scope::OnceUnless(asked)) = &mut keys.scope { Some(asked) } else { None };
        for called in called.chain(asked) {
            *called = called.replace(placeholder, function);
        }
        Self::of(&word, keys)
    }
}

/// Returns the role in the notation of reports, such as `in_array(count: n)`.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, keys) = self.keys();
        let keys: Vec<String> = keys.values().filter_map(|(key, value)| value.shown(key)).collect();
        if keys.is_empty() { f.write_str(&word) } else { write!(f, "{word}({})", keys.join(", ")) }
    }
}

/// The properties of the memory to which a pointer refers.
#[derive(Default)]
struct Memory<'a> {
    direction: Option<Direction>,
    length: Option<&'a Count>,
    selection: Option<&'a Selection>,
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::In => "in",
            Self::Out => "out",
            Self::InOut => "inout",
        })
    }
}
