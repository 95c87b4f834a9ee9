//! What a parameter is for, and why we think so.

use crate::{
    ctype::CType,
    spec::{self, CallbackScope, Count, FamilyKey},
};
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
    Address,
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

/// Why a parameter has its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A rule said so.
    Rule(&'static str),
    /// The symbol's own entry in the spec.
    Spec,
    /// The entry of the symbol's unversioned name.
    SpecOf(String),
    /// A family.
    Family(FamilyKey),
}

/// A parameter with its role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Its name in the header.
    pub name: String,
    /// Its type in the header.
    pub ty: CType,
    /// What it is for.
    pub role: Role,
    /// Whether NULL may be passed.
    pub nullable: bool,
    /// Arrays of details: whether NULL may be passed although the count is not 0.
    pub optional: bool,
    /// Whether the call ends what the handle stands for.
    pub destroys: bool,
    /// Whether CUDA reads or writes it after the call, as long as the handle lives that the call makes.
    pub retained: bool,
    /// How long the array has to be, where CUDA does not read the count.
    pub count_unread: Option<spec::CountUnread>,
    /// Arrays: the most elements that the library has room for.
    pub most: Option<spec::Most>,
    /// Whether the buffer is for a NUL-terminated string.
    pub text: bool,
    /// Whether the output tells about the error where the call fails.
    pub explains_error: bool,
    /// Addresses: whether it is that of a C function.
    pub function: bool,
    /// Device memory: whether memory of the host counts as well, as long as the GPU can access it.
    pub gpu_accessible: bool,
    /// Addresses: whether the memory is the device's, unless a handle was made for the host.
    pub on_device: bool,
    /// Device memory: the parameter that names the type of its elements.
    pub element: Option<String>,
    /// Device memory: how much of it the call may use, in elements, or in bytes where nothing says their type.
    pub extent: Option<spec::Extent>,
    /// Addresses: why any memory may be there, although the header's pointer has a type.
    pub untyped: Option<String>,
    /// How much CUDA reads or writes there, where it is memory of the host.
    pub host: Option<spec::Host>,
    /// Addresses: what selects the type of what the pointer stands for. A number is in the pointer itself, anything else where it leads.
    pub selected: Option<Selection>,
    /// Why it is one value although the documentation speaks of an array or a list.
    pub one: Option<String>,
    /// Why NULL is never passed although the documentation speaks of it.
    pub never_null: Option<String>,
    /// Why it is memory of the host although the documentation names the device's.
    pub on_host: Option<String>,
    /// What Python alone asks for.
    pub python: spec::PythonParam,
    /// The arrays and buffers whose length this parameter tells.
    pub counts: Vec<String>,
    /// What its bits are, if it is an integer of flags.
    pub bits: Option<FlagSet>,
    /// Why.
    pub origin: Origin,
}

/// What selects a value's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The parameter with the member of an enum, or with an array of them.
    pub selector: String,
    /// The spec's table of types, by the enum's name.
    pub table: String,
}

impl Param {
    /// What selects the type of its value, or of each value.
    pub fn selection(&self) -> Option<&Selection> {
        self.role.selection().or(self.selected.as_ref())
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
            Self::Callback { .. } | Self::UserData | Self::Address | Self::Device | Self::KernelParams => {
                Memory::default()
            }
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

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => f.write_str(rule),
            Self::Spec => f.write_str("spec"),
            Self::SpecOf(symbol) => write!(f, "spec of {symbol}"),
            Self::Family(key) => key.fmt(f),
        }
    }
}

/// What the bits of an integer are, as a spec has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FlagSet {
    /// Those of an enum, by its name in the header.
    Enum(String),
    /// Macros, or enums of which it combines several: names, or patterns for names.
    Names(Vec<String>),
    /// There are none yet: it must be 0.
    None,
}
