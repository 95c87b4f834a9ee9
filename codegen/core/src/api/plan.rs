//! Plans of calls: the argument of each parameter, and the outputs.
//!
//! A role is the *purpose* of a parameter. A plan is the *action* of the caller. The code for each language matches on
//! plans, so that a new role needs new code there only if its argument is passed in a new way.

use super::{
    call::{AttributeAccess, Growth, HeldArguments, HolderParam},
    guards::Guard,
    roles::{Direction, ParamKeys, Selection},
    safety::Until,
    time::Lifetimes,
};
use crate::{
    ctype::{Builtin, CType},
    names,
    spec::{Amount, CallbackScope, Count},
    types::ValueKind,
};
use std::ops::Deref;

/// The plan of a call.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallPlan {
    /// Its parameters, in the order of the header.
    pub params: Vec<ParamPlan>,
    /// The argument checks before the call.
    pub guards: Vec<Guard>,
    /// The handle that the `retained` arguments belong to.
    pub holder: Option<HolderParam>,
    /// The arguments that must outlive the call.
    pub kept: Option<HeldArguments>,
    /// The end of the call's asynchronous work.
    pub work: Until,
    /// How a caller determines the size of the outputs. [`Growth::Known`] until all functions have been planned.
    pub growth: Growth,
    /// The attribute that it gets or sets.
    pub attribute: Option<AttributeAccess>,
}

/// The plan of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamPlan {
    /// Its name in the header.
    pub name: String,
    /// Its type in the header.
    pub ty: CType,
    /// The argument that is passed for it.
    pub passing: Passing,
    /// The type of the passed value. For a pointer, the type of the value or of each element that it points to.
    pub element: Element,
    /// The output that the call produces through it.
    pub output: Option<Output>,
    /// The length of the memory that the pointer refers to. It is counted in elements, or in bytes if the elements have
    /// no type.
    pub length: Option<Count>,
    /// The source of its value, if other arguments determine the value.
    pub derived: Option<Derived>,
    /// The argument that determines whether a value has a real and an imaginary part.
    pub complex: Option<Selection>,
    /// A description of the value's type, if no parameter selects it.
    pub of_type: Option<String>,
    /// The meaning of the parameter's bits, if it is an integer with flags.
    pub flags: Option<Flags>,
    /// The lifetimes of the memory or object that the parameter refers to.
    pub lifetimes: Lifetimes,
    /// The maximum number of elements that the library supports in the array.
    pub at_most: Option<u64>,
    /// For an address: the argument that selects the type of the memory at the address.
    pub selected: Option<Selection>,
    /// The keys of the parameter's entry in the spec, and the keys that follow from its role.
    pub keys: ParamKeys,
}

impl Deref for ParamPlan {
    type Target = ParamKeys;

    fn deref(&self) -> &ParamKeys {
        &self.keys
    }
}

/// The argument that is passed for a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// The value itself: a number, an enum, a handle or a record.
    Value,
    /// An address that the caller provides. Contains the extent of the host memory that CUDA accesses there, if it is
    /// known.
    Address(Option<HostExtent>),
    /// The address of values in device memory.
    Device,
    /// The address of a variable of the caller. CUDA writes one value to the variable, possibly after the call returns.
    Place,
    /// A function that CUDA calls.
    Callback(Callback),
    /// User data that CUDA passes to the callback.
    UserData {
        /// The callback, if it is known.
        callback: Option<String>,
    },
    /// A pointer to a NUL-terminated string that CUDA reads.
    CString,
    /// A NUL-terminated string of `wchar_t`.
    WideString,
    /// A pointer to one value of the caller.
    Reference {
        /// True if CUDA updates it in place.
        mutable: bool,
    },
    /// A pointer to a variable of the call. CUDA writes one value to it.
    Slot {
        /// True if the caller passes the initial value. Otherwise it is zero.
        given: bool,
    },
    /// A pointer to several values.
    Slice(Direction),
    /// A pointer to one value of the caller. A mode of the library determines whether the value is on the host or on
    /// the device.
    HostOrDevice(Direction),
    /// A pointer to a scalar on the host, with a type that the caller selects.
    HostNumber,
}

/// A function that CUDA calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// The parameter that CUDA passes to it as user data.
    pub user_data: Option<String>,
    /// The period during which CUDA may call it.
    pub scope: CallbackScope,
    /// The function that reports whether CUDA calls the callback repeatedly rather than once.
    pub repeats_if: Option<String>,
}

/// The extent of host memory that CUDA accesses at an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HostExtent {
    /// True if CUDA writes to the memory.
    pub written: bool,
    /// The type of the elements that the extent counts. If the header declares no type, the extent counts bytes.
    pub element: Option<CType>,
    /// The size of the memory, or of each row if there are rows.
    pub amount: Amount,
    /// The rows, if the memory is not contiguous.
    pub rows: Option<Rows>,
}

/// Rows of a two-dimensional copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The number of rows.
    pub count: Amount,
    /// The pitch: the distance between the starts of consecutive rows.
    pub pitch: Amount,
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The type in the header. If the header has `void`, the type that the spec declares.
    Typed {
        /// The type of the value.
        ty: CType,
        /// The kind of the value.
        kind: ValueKind,
    },
    /// Bytes: the header declares `char *` or `unsigned char *`.
    Bytes,
    /// Untyped memory, counted in bytes: the caller chooses the type.
    Untyped,
    /// One or more values of a type that an enum member selects.
    Selected(Selection),
    /// An array of `void *`. Each element contains a value of a selected type, or points to one.
    EachSelected {
        /// The array of enum members that select the types.
        selection: Selection,
        /// The array with the size of each value.
        sizes: Option<String>,
    },
    /// An array of `void *`. Each element points to an argument of a kernel.
    KernelArguments,
}

impl Element {
    /// The type and kind of the value, if the header or the spec declares them.
    pub fn typed(&self) -> Option<(&CType, ValueKind)> {
        if let Self::Typed { ty, kind } = self { Some((ty, *kind)) } else { None }
    }

    /// The type of a handle, or of an integer with its own type.
    pub fn object(&self) -> Option<&CType> {
        self.typed().filter(|(_, kind)| kind.is_object()).map(|(ty, _)| ty)
    }
}

/// The output that a call returns through a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// One value, which CUDA writes to the variable that the pointer refers to.
    Value,
    /// A string that is valid until the process ends, or NULL.
    StaticString,
    /// An array with this fixed number of elements.
    FixedArray(u64),
    /// A list of this length.
    List,
    /// A NUL-terminated string in memory of this size.
    String,
    /// A pointer to an array of the library. The length is another output.
    BorrowedList {
        /// The type of its elements.
        element: CType,
    },
}

/// The value of a parameter that other arguments determine, so that a language may omit the parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// The common length of these arrays and buffers. Their lengths must agree.
    Lengths(Vec<SliceLength>),
    /// The size, in bytes, of the value that this parameter points to.
    SizeOf(String),
}

/// The length of one array or buffer, as its count or size parameter passes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliceLength {
    /// The array or buffer.
    pub slice: String,
    /// True if the length is in bytes rather than in elements.
    pub in_bytes: bool,
    /// The value to add to the length. For example, a tensor with n-1 strides has rank n.
    pub plus: u64,
    /// True if the array may be NULL even if other arrays with the same length are not.
    pub optional: bool,
}

/// The flags in one major version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flags {
    /// The members of an enum, which has its own type.
    Enum {
        /// The type that represents the enum.
        ty: CType,
        /// The integer type in C.
        integer: Builtin,
    },
    /// The names of macros, and of enums whose members are combined.
    Names {
        /// The names of the macros.
        constants: Vec<String>,
        /// The names of the enums.
        enums: Vec<String>,
    },
    /// No flags are defined: the value must be 0.
    None,
}

impl CallPlan {
    /// The parameter with this name.
    pub fn param(&self, name: &str) -> Option<&ParamPlan> {
        self.params.iter().find(|param| param.name == name)
    }

    /// The name of a parameter in Python: `len` becomes `length`, unless another parameter has that name.
    pub fn python_name(&self, name: &str) -> String {
        let (renamed, own) = (names::python_parameter(name), names::python(name));
        // Most names are not renamed. The loop converts the name of each parameter.
        let is_other = |other: &ParamPlan| other.name != name && names::python(&other.name) == renamed;
        if renamed != own && self.params.iter().any(is_other) { own } else { renamed }
    }

    /// Returns true if the parameter is an array that a function may allocate and return.
    pub fn is_grown(&self, name: &str) -> bool {
        self.growth.arrays().iter().any(|array| array == name)
    }

    /// The outputs of a function that allocates the memory for them, in the order of C's parameters. Excludes the count
    /// of a returned array.
    pub fn outputs(&self) -> impl Iterator<Item = &ParamPlan> {
        let is_count = |name: &str| matches!(&self.growth, Growth::TwoCalls { count, .. } if count == name);
        let is_output =
            move |param: &&ParamPlan| self.is_grown(&param.name) || (param.is_returned() && !is_count(&param.name));
        self.params.iter().filter(is_output)
    }
}

impl ParamPlan {
    /// The type that the parameter points to. `void` if the parameter is not a pointer.
    pub fn pointee(&self) -> CType {
        self.ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
    }

    /// Returns true if the header declares the pointed-to type as `const`.
    pub fn points_to_const(&self) -> bool {
        matches!(self.ty, CType::Pointer { constant: true, .. })
    }

    /// Returns true if the parameter is an array of strings that the call reads.
    pub fn takes_strings(&self) -> bool {
        let is_string = matches!(self.element, Element::Typed { kind: ValueKind::CString, .. });
        let is_fixed = matches!(self.length, Some(Count::Fixed(_)));
        is_string && self.passing == Passing::Slice(Direction::In) && !self.retained && !is_fixed
    }

    /// The selection of the value's type, if one enum member selects the type of all values.
    pub fn selection(&self) -> Option<&Selection> {
        if let Element::Selected(selection) = &self.element { Some(selection) } else { None }
    }

    /// Returns true if the parameter passes the capacity of arrays or buffers, and receives their required length.
    pub fn is_reported_length(&self) -> bool {
        self.passing == (Passing::Slot { given: true }) && matches!(self.derived, Some(Derived::Lengths(_)))
    }

    /// Returns true if the parameter is a variable of the call whose value a function returns: a single value, or an
    /// array of fixed length. An in-out parameter that may be NULL remains an argument of the caller.
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

    /// The parameter that points to a value, if this parameter is the size of that value.
    pub fn size_of(&self) -> Option<&str> {
        match &self.derived {
            Some(Derived::SizeOf(value)) => Some(value),
            Some(Derived::Lengths(_)) | None => None,
        }
    }
}
