//! The plan of a call: how each parameter takes part in it, and what comes back.
//!
//! A role is what a parameter is *for*; a plan is what a caller has to *do* for it. A language matches on the latter, so
//! that a new role needs no code there unless it is passed in a new way.

use super::{
    call::{Growth, Kept, Keyed, Retainer},
    guards::Guard,
    roles::{Direction, ParamKeys, Selection},
    safety::Until,
    time::Lifetimes,
};
use crate::{
    ctype::{Builtin, CType},
    spec::{Amount, CallbackScope, Count},
    types::ValueKind,
};
use std::ops::Deref;

/// How a call is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallPlan {
    /// Its parameters, in the order of the header.
    pub params: Vec<ParamPlan>,
    /// What it is refused for before it is made.
    pub guards: Vec<Guard>,
    /// The handle that the `retained` arguments belong to.
    pub retainer: Option<Retainer>,
    /// What must live longer than the call.
    pub kept: Option<Kept>,
    /// How long its work goes on.
    pub work: Until,
    /// How the size of what it returns becomes known; [`Growth::Known`] until all functions are.
    pub growth: Growth,
    /// The attribute that it gets or sets.
    pub keyed: Option<Keyed>,
}

/// How one parameter takes part in the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamPlan {
    /// Its name in the header.
    pub name: String,
    /// Its type in the header.
    pub ty: CType,
    /// What is passed for it.
    pub passing: Passing,
    /// The type of the value: of what is passed by value, of what a pointer points to, of each element.
    pub element: Element,
    /// What the call produces through it.
    pub output: Option<Output>,
    /// How much memory is behind the pointer: in elements, or in bytes where those have no type.
    pub length: Option<Count>,
    /// What its value follows from, where the other arguments determine it.
    pub derived: Option<Derived>,
    /// What tells whether a number has two parts of its type.
    pub complex: Option<Selection>,
    /// The type of a number that no parameter tells, in words.
    pub of_type: Option<String>,
    /// What its bits are, if it is an integer of flags.
    pub flags: Option<Flags>,
    /// Until when what it leads to or stands for is used, or valid.
    pub lifetimes: Lifetimes,
    /// The most elements of the array that the library has room for.
    pub at_most: Option<u64>,
    /// Of an address: what selects the type of what the pointer stands for.
    pub selected: Option<Selection>,
    /// The keys of its entry, and those that follow from its role.
    pub keys: ParamKeys,
}

impl Deref for ParamPlan {
    type Target = ParamKeys;

    fn deref(&self) -> &ParamKeys {
        &self.keys
    }
}

/// What is passed for a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// The value itself: a number, an enum, a handle, a record.
    Value,
    /// An address that the caller has; how much of the host's memory is used there, where that is known.
    Address(Option<HostExtent>),
    /// The address of values on the device.
    Device,
    /// The address of a variable of the caller's, into which CUDA writes one value, maybe after the call.
    Place,
    /// A function for CUDA to call.
    Callback(Callback),
    /// What CUDA hands to the callback in this parameter, if one is known.
    UserData {
        /// The callback.
        callback: Option<String>,
    },
    /// A pointer to a NUL-terminated string that CUDA reads.
    CString,
    /// A NUL-terminated string of `wchar_t`.
    WideString,
    /// A pointer to one value of the caller's.
    Reference {
        /// Whether CUDA updates it in place.
        mutable: bool,
    },
    /// A pointer to a variable that belongs to the call, into which CUDA writes one value.
    Slot {
        /// Whether the caller gives its first value, rather than zero.
        given: bool,
    },
    /// A pointer to several values.
    Slice(Direction),
    /// A pointer to one value of the caller's, on the host or on the device: a mode of the library decides which.
    HostOrDevice(Direction),
    /// A pointer to a number on the host, of a type that the caller tells.
    HostNumber,
}

/// A function for CUDA to call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// The parameter that CUDA hands to it.
    pub user_data: Option<String>,
    /// How long CUDA may call it.
    pub scope: CallbackScope,
    /// The function that reports whether one that is otherwise called once is called again and again.
    pub repeats_if: Option<String>,
}

/// How much of the host's memory CUDA uses behind an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostExtent {
    /// Whether CUDA writes there.
    pub written: bool,
    /// The type of the elements that are counted; bytes are, where the header says none.
    pub element: Option<CType>,
    /// How much; of each row if there are rows.
    pub amount: Amount,
    /// Rows with a distance, where it is not one piece.
    pub rows: Option<Rows>,
}

/// Rows of a two-dimensional copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// Their number.
    pub count: Amount,
    /// How far apart the beginnings of two are.
    pub pitch: Amount,
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The type in the header; the spec's where the header has `void`.
    Typed {
        /// The type.
        ty: CType,
        /// What kind of value that is.
        kind: ValueKind,
    },
    /// Bytes: the header has `char *` or `unsigned char *`.
    Bytes,
    /// Untyped memory, counted in bytes: the caller chooses the type.
    Untyped,
    /// One value, or several, whose type a member of an enum selects.
    Selected(Selection),
    /// `void *`s, each of which stands for such a value.
    EachSelected {
        /// The array of members.
        selection: Selection,
        /// The array with the size of each value.
        sizes: Option<String>,
    },
    /// `void *`s to the arguments of a kernel.
    KernelArguments,
}

impl Element {
    /// The type of the value, and what kind of value that is, where the header or the spec tells.
    pub fn typed(&self) -> Option<(&CType, ValueKind)> {
        if let Self::Typed { ty, kind } = self { Some((ty, *kind)) } else { None }
    }

    /// The type of a handle, or of an integer with a type of its own.
    pub fn object(&self) -> Option<&CType> {
        self.typed().filter(|(_, kind)| kind.is_object()).map(|(ty, _)| ty)
    }
}

/// What a call produces through a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// One value, in the slot.
    Value,
    /// One string that is valid as long as the process runs, or NULL.
    StaticString,
    /// Always so many elements.
    FixedArray(u64),
    /// As many elements as the length.
    List,
    /// A NUL-terminated string, in memory of that many bytes.
    String,
    /// A pointer to an array that belongs to the library; the length is an output as well.
    BorrowedList {
        /// The type of its elements.
        element: CType,
    },
}

/// A value that follows from the other arguments, so that a language may drop the parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// It is the length of these arrays and buffers, which must agree where there are several.
    Lengths(Vec<SliceLength>),
    /// It is the size, in bytes, of the value behind this parameter.
    SizeOf(String),
}

/// The length of one array or buffer, as its count or size parameter has to pass it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliceLength {
    /// The array or buffer.
    pub slice: String,
    /// Whether it is counted in bytes rather than in elements.
    pub in_bytes: bool,
    /// What the parameter adds to the length: a tensor with n-1 strides has rank n.
    pub plus: u64,
    /// Whether the array may be NULL although others with the same length are there.
    pub optional: bool,
}

/// The same, as one major version has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flags {
    /// Those of an enum, which has a type of its own.
    Enum {
        /// The type.
        ty: CType,
        /// The integer type that C has in its place.
        integer: Builtin,
    },
    /// Those of macros, and of several enums.
    Names {
        /// The macros.
        constants: Vec<String>,
        /// The enums.
        enums: Vec<String>,
    },
    /// It must be 0.
    None,
}

impl CallPlan {
    /// The parameter with this name.
    pub fn param(&self, name: &str) -> Option<&ParamPlan> {
        self.params.iter().find(|param| param.name == name)
    }

    /// Whether a parameter stands for memory that a function may make room for, and return.
    pub fn is_grown(&self, name: &str) -> bool {
        self.growth.arrays().iter().any(|array| array == name)
    }

    /// What a function returns that makes that room, in the order of C's parameters: not the count of what is returned.
    pub fn outputs(&self) -> impl Iterator<Item = &ParamPlan> {
        let is_count = |name: &str| matches!(&self.growth, Growth::TwoCalls { count, .. } if count == name);
        let is_output =
            move |param: &&ParamPlan| self.is_grown(&param.name) || (param.is_returned() && !is_count(&param.name));
        self.params.iter().filter(is_output)
    }
}

impl ParamPlan {
    /// What the parameter points to; `void` for what is no pointer.
    pub fn pointee(&self) -> CType {
        self.ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
    }

    /// Whether the header promises that CUDA only reads what the parameter points to.
    pub fn points_to_const(&self) -> bool {
        matches!(self.ty, CType::Pointer { constant: true, .. })
    }

    /// Whether the parameter is an array of strings that the call reads.
    pub fn takes_strings(&self) -> bool {
        let is_string = matches!(self.element, Element::Typed { kind: ValueKind::CString, .. });
        let is_fixed = matches!(self.length, Some(Count::Fixed(_)));
        is_string && self.passing == Passing::Slice(Direction::In) && !self.retained && !is_fixed
    }

    /// How the one type of what is behind the parameter is selected, if it is.
    pub fn selection(&self) -> Option<&Selection> {
        if let Element::Selected(selection) = &self.element { Some(selection) } else { None }
    }

    /// Whether it goes in as the length of arrays or buffers, and comes out as the length that they should have.
    pub fn is_reported_length(&self) -> bool {
        self.passing == (Passing::Slot { given: true }) && matches!(self.derived, Some(Derived::Lengths(_)))
    }

    /// Whether it is a variable of the call, whose value a function returns: of one value, or of an array of fixed length.
    /// Where NULL may be passed for what is updated it stays the caller's.
    pub fn is_returned(&self) -> bool {
        match self.passing {
            Passing::Slot { given } => !(given && self.nullable),
            Passing::Slice(Direction::Out) => {
                matches!((&self.length, &self.element), (Some(Count::Fixed(_)), Element::Typed { .. }))
            }
            Passing::Slice(Direction::In | Direction::InOut)
            | Passing::Value
            | Passing::Address(_)
            | Passing::Device
            | Passing::Place
            | Passing::Callback(_)
            | Passing::UserData { .. }
            | Passing::CString
            | Passing::WideString
            | Passing::Reference { .. }
            | Passing::HostOrDevice(_)
            | Passing::HostNumber => false,
        }
    }

    /// The value whose size this parameter is.
    pub fn size_of(&self) -> Option<&str> {
        match &self.derived {
            Some(Derived::SizeOf(value)) => Some(value),
            Some(Derived::Lengths(_)) | None => None,
        }
    }
}
