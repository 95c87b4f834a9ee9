//! Roles of parameters, and the keys that belong to each.

use super::{CallbackScope, Count, Misfit, RoleKeys, short_or_long::one_entry};
use crate::ctype::CType;
use serde::{Deserialize, Deserializer};
use std::fmt;

/// The way data takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// CUDA reads.
    In,
    /// CUDA writes.
    Out,
    /// CUDA reads, then writes.
    InOut,
}

/// What a parameter is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// A value, or a pointer to one value that CUDA reads.
    In,
    /// One value that CUDA writes: it is returned.
    Out {
        /// Whether it is a string that stays valid as long as the process runs.
        is_static: bool,
        /// The type of the value, where the header calls the pointer to it `void *`.
        pointee: Option<CType>,
    },
    /// A variable of the caller's, into which CUDA writes one value, maybe after the call has returned.
    OutLater,
    /// One value that goes in and comes back among the outputs.
    InOut,
    /// The caller's variable, which CUDA reads and updates where it is.
    InPlace,
    /// An array of typed elements.
    Array {
        /// Who reads and who writes.
        direction: Direction,
        /// How many elements.
        count: Count,
    },
    /// Host memory of no particular type.
    Buffer {
        /// Who reads and who writes.
        direction: Direction,
        /// How many bytes.
        bytes: Count,
    },
    /// A NUL-terminated string that CUDA reads.
    InString,
    /// Memory that CUDA fills with a NUL-terminated string.
    OutString {
        /// How many bytes it has.
        capacity: Count,
    },
    /// A pointer to one value whose type another parameter chooses.
    Attribute {
        /// Who reads and who writes.
        direction: Direction,
        /// What selects the type.
        selection: Selection,
        /// How many bytes the value has, where the signature tells.
        bytes: Option<Count>,
    },
    /// Several values, all of the one type that another parameter chooses.
    SelectedArray {
        /// Who reads and who writes.
        direction: Direction,
        /// What selects the type.
        selection: Selection,
        /// How many.
        count: Count,
    },
    /// As many such values as there are selectors, each in a `void *`.
    Attributes {
        /// Who reads and who writes.
        direction: Direction,
        /// What selects the type of each.
        selection: Selection,
        /// How many.
        count: Count,
        /// The array that tells how many bytes each value has.
        sizes: Option<String>,
    },
    /// A pointer through which CUDA hands out an array of its own, with as many elements as another output says.
    BorrowedArray {
        /// How many elements.
        count: Count,
    },
    /// A function that CUDA calls.
    Callback {
        /// The parameter that CUDA hands to it.
        data: Option<String>,
        /// How long it may do so.
        scope: CallbackScope,
        /// The function that tells whether one that is otherwise called once is called again and again.
        repeats_if: Option<String>,
    },
    /// What CUDA hands to a callback.
    UserData,
    /// A pointer that is handed over as it is.
    Address {
        /// What selects the type of what the pointer stands for. A number is in the pointer itself, anything else where it leads.
        selection: Option<Selection>,
    },
    /// The address of values on the device.
    Device,
    /// Pointers to a kernel's arguments.
    KernelParams,
    /// A pointer to one number, real or complex, on the host or on the device: a mode of the library decides which.
    Scalar {
        /// Who reads and who writes.
        direction: Direction,
        /// What selects the type, where the header calls the pointer `void *` and a parameter tells.
        selection: Option<Selection>,
        /// What tells whether it has two parts of that type: it does where the type that this selects is complex.
        complex: Option<Selection>,
        /// Which type it has, in words, where the header calls the pointer `void *` and no parameter tells.
        of_type: Option<String>,
    },
    /// A pointer to one number on the host, of a type that no parameter tells.
    HostScalar {
        /// Which type it has, in words.
        of_type: String,
    },
}

/// What selects a value's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The parameter with the member of an enum, or with an array of them.
    pub selector: String,
    /// The spec's table of types, by the enum's name.
    pub table: String,
}

impl<'de> Deserialize<'de> for Selection {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (selector, table) = one_entry(deserializer, "`{PARAMETER: ENUM}`")?;
        Ok(Self { selector, table })
    }
}

impl Role {
    /// One value that is returned: what most outputs are.
    pub const OUT: Self = Self::Out { is_static: false, pointee: None };

    /// What the role means for the memory behind the pointer.
    fn memory(&self) -> Memory<'_> {
        let one = |direction| Memory { direction: Some(direction), ..Memory::default() };
        let several = |direction, length| Memory { length: Some(length), ..one(direction) };
        match self {
            Self::In | Self::InString => one(Direction::In),
            Self::InOut | Self::InPlace => one(Direction::InOut),
            // CUDA tells the length of an array of its own: the caller gives none.
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

    /// The number of elements or bytes that belongs to the role.
    pub fn length(&self) -> Option<&Count> {
        self.memory().length
    }

    /// Who reads and who writes, where the role implies it.
    pub fn direction(&self) -> Option<Direction> {
        self.memory().direction
    }

    /// What tells whether a number has two parts of the type that is selected.
    pub fn complex(&self) -> Option<&Selection> {
        if let Self::Scalar { complex, .. } = self { complex.as_ref() } else { None }
    }

    /// The type of a number that no parameter tells, in words.
    pub fn of_type(&self) -> Option<&str> {
        if let Self::Scalar { of_type, .. } = self {
            of_type.as_deref()
        } else if let Self::HostScalar { of_type } = self {
            Some(of_type)
        } else {
            None
        }
    }

    /// What selects the type of the value, or of each value.
    pub fn selection(&self) -> Option<&Selection> {
        self.memory().selection
    }
}

impl Role {
    /// The role's word.
    pub fn word(&self) -> String {
        self.keys().0
    }

    /// The role's word, and the keys that belong to it.
    pub fn keys(&self) -> (String, RoleKeys) {
        let word = str::to_owned;
        let none = RoleKeys::default;
        let selected = |of: Option<&Selection>| RoleKeys { selector: of.cloned(), ..none() };
        match self {
            Self::In => (word("in"), none()),
            Self::Out { is_static, pointee } => {
                (word("out"), RoleKeys { is_static: *is_static, pointee: pointee.clone(), ..none() })
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
            Self::OutString { capacity } => {
                (word("out_string"), RoleKeys { capacity: Some(capacity.clone()), ..none() })
            }
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
                let (data, repeats_if) = (data.clone(), repeats_if.clone());
                let scope = Some(*scope).filter(|scope| *scope != CallbackScope::Forever);
                (word("callback"), RoleKeys { data, scope, repeats_if, ..none() })
            }
            Self::UserData => (word("user_data"), none()),
            Self::Address { selection } => (word("address"), selected(selection.as_ref())),
            Self::Device => (word("device"), none()),
            Self::KernelParams => (word("kernel_params"), none()),
            Self::Scalar { direction, selection, complex, of_type } => {
                let (complex_selector, of_type) = (complex.clone(), of_type.clone());
                let keys = RoleKeys { complex_selector, of_type, ..selected(selection.as_ref()) };
                (format!("{direction}_scalar"), keys)
            }
            Self::HostScalar { of_type } => {
                (word("host_scalar"), RoleKeys { of_type: Some(of_type.clone()), ..none() })
            }
        }
    }

    /// The role with a word and keys; nothing if a key is missing, or if the word is not a role.
    fn with(word: &str, keys: RoleKeys) -> Option<Self> {
        let RoleKeys { is_static, pointee, selector: selection, count, bytes, capacity, .. } = keys;
        let RoleKeys { data, scope, repeats_if, complex_selector: complex, of_type, .. } = keys;
        let (direction, what) = match word.split_once('_') {
            Some(("in", what)) => (Direction::In, what),
            Some(("out", what)) => (Direction::Out, what),
            Some(("inout", what)) => (Direction::InOut, what),
            Some(_) | None => (Direction::In, word),
        };
        Some(match (word, what) {
            ("in", _) => Self::In,
            ("out", _) => Self::Out { is_static, pointee },
            ("out_later", _) => Self::OutLater,
            ("inout", _) => Self::InOut,
            ("in_place", _) => Self::InPlace,
            ("in_string", _) => Self::InString,
            ("out_string", _) => Self::OutString { capacity: capacity? },
            ("borrowed_array", _) => Self::BorrowedArray { count: count? },
            ("callback", _) => Self::Callback { data, scope: scope.unwrap_or(CallbackScope::Forever), repeats_if },
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

    /// The role with a word and keys, or why there is none.
    pub(super) fn of(word: &str, keys: RoleKeys) -> Result<Self, Misfit> {
        if let Some(key) = keys.missing(word) {
            return Err(Misfit { key: None, message: format!("the role `{word}` needs `{key}`") });
        }
        match keys.contradiction(word) {
            Some((key, message)) => Err(Misfit { key: Some(key.to_owned()), message: message.to_owned() }),
            None => Self::with(word, keys).ok_or_else(|| Misfit { key: None, message: format!("`{word}` is no role") }),
        }
    }

    /// The role in one function: `{function}` in the name of a function that a key calls stands for the name of that one.
    pub fn in_function(&self, placeholder: &str, function: &str) -> Result<Self, Misfit> {
        let (word, mut keys) = self.keys();
        let counts = [&mut keys.count, &mut keys.bytes, &mut keys.capacity].into_iter().flatten();
        let called = counts.filter_map(|count| if let Count::Call(called) = count { Some(called) } else { None });
        for called in called.chain(&mut keys.repeats_if) {
            *called = called.replace(placeholder, function);
        }
        Self::of(&word, keys)
    }
}

/// As reports show it: `in_array(count: n)`.
impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (word, keys) = self.keys();
        let keys: Vec<String> = keys.values().filter_map(|(key, value)| value.shown(key)).collect();
        if keys.is_empty() { f.write_str(&word) } else { write!(f, "{word}({})", keys.join(", ")) }
    }
}

/// What a role means for the memory behind a pointer.
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
