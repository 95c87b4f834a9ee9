//! Plans of calls: the argument that is passed for each parameter, and the outputs.
//!
//! A role is the *purpose* of a parameter. A plan is the *action* of the caller. The back ends of the languages match
//! on plans. Therefore, a new role needs new code in a back end only if the role's argument is passed in a new way.

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
    /// The plans of the function's parameters, in the order of the header.
    pub params: Vec<ParamPlan>,
    /// The argument checks before the call.
    pub guards: Vec<Guard>,
    /// The handle to which the `retained` arguments belong.
    pub holder: Option<HolderParam>,
    /// The arguments that must outlive the call.
    pub kept: Option<HeldArguments>,
    /// The end of the call's asynchronous work.
    pub work: Until,
    /// The way in which a caller determines the size of the outputs. The value is [`Growth::Known`] until all functions
    /// have been planned.
    pub growth: Growth,
    /// The attribute that the function gets or sets.
    pub attribute: Option<AttributeAccess>,
}

/// The plan of one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamPlan {
    /// The parameter's name in the header.
    pub name: String,
    /// The parameter's type in the header.
    pub ty: CType,
    /// The argument that is passed for the parameter.
    pub passing: Passing,
    /// The type of the passed value. For a pointer, the type of the value or of each element to which the parameter
    /// points.
    pub element: Element,
    /// The output that the call produces through the parameter.
    pub output: Option<Output>,
    /// The length of the memory to which the pointer refers. The length is counted in elements, or in bytes if the
    /// elements have no type.
    pub length: Option<Count>,
    /// The source of the parameter's value, if other arguments determine the value.
    pub derived: Option<Derived>,
    /// The argument that determines whether the value has a real and an imaginary part.
    pub complex: Option<Selection>,
    /// A description of the value's type, if no parameter selects it.
    pub of_type: Option<String>,
    /// The meaning of the parameter's bits, if the parameter is an integer with flags.
    pub flags: Option<Flags>,
    /// The lifetimes of the memory or object to which the parameter refers.
    pub lifetimes: Lifetimes,
    /// The maximum number of elements that the library supports in the array.
    pub at_most: Option<u64>,
    /// For an address, the argument that selects the type of the memory at the address.
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
    /// An address that the caller provides, with the extent of the host memory that CUDA accesses at the address, if
    /// the extent is known.
    Address(Option<HostExtent>),
    /// The address of values in device memory.
    Device,
    /// The address of a variable of the caller. CUDA writes one value to the variable, possibly after the call returns.
    Place,
    /// A function that CUDA calls.
    Callback(Callback),
    /// User data that CUDA passes to the callback.
    UserData {
        /// The parameter for the callback, if it is known.
        callback: Option<String>,
    },
    /// A pointer to a NUL-terminated string that CUDA reads.
    CString,
    /// A pointer to a NUL-terminated string of `wchar_t` that CUDA reads.
    WideString,
    /// A pointer to one value of the caller.
    Reference {
        /// True if CUDA updates the value in place.
        mutable: bool,
    },
    /// A pointer to a variable of the call. CUDA writes one value to the variable.
    Slot {
        /// True if the caller passes the initial value of the variable. Otherwise, the initial value is zero.
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

/// The properties of a function that CUDA calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Callback {
    /// The parameter whose argument CUDA passes to the callback as user data.
    pub user_data: Option<String>,
    /// The period during which CUDA may call the callback.
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
    /// The size of the memory. If the memory has rows, the size of each row.
    pub amount: Amount,
    /// The rows of the memory, if the memory is not contiguous.
    pub rows: Option<Rows>,
}

/// The rows of a two-dimensional copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rows {
    /// The number of rows.
    pub count: Amount,
    /// The pitch: the distance between the starts of consecutive rows.
    pub pitch: Amount,
}

/// The type of the passed value, or of the elements to which a pointer refers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Element {
    /// The type that the header declares. If the header declares `void`, the type that the spec declares.
    Typed {
        /// The type of the value.
        ty: CType,
        /// The kind of the value.
        kind: ValueKind,
    },
    /// Bytes. The header declares `char *` or `unsigned char *`.
    Bytes,
    /// Untyped memory, which is counted in bytes. The caller chooses the type.
    Untyped,
    /// One or more values of a type that an enum member selects.
    Selected(Selection),
    /// The elements of an array of `void *`. Each element contains a value of a selected type, or points to such a
    /// value.
    EachSelected {
        /// The array of enum members that select the types of the values.
        selection: Selection,
        /// The array with the size of each value.
        sizes: Option<String>,
    },
    /// The elements of an array of `void *`. Each element points to an argument of a kernel.
    KernelArguments,
}

impl Element {
    /// Returns the type and the kind of the value, if the header or the spec declares the type.
    pub fn typed(&self) -> Option<(&CType, ValueKind)> {
        if let Self::Typed { ty, kind } = self { Some((ty, *kind)) } else { None }
    }

    /// Returns the type of a handle, or of an integer with its own type.
    pub fn object(&self) -> Option<&CType> {
        self.typed().filter(|(_, kind)| kind.is_object()).map(|(ty, _)| ty)
    }
}

/// The output that a call returns through a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// One value, which CUDA writes to the variable to which the pointer refers.
    Value,
    /// A string that is valid until the process ends, or NULL.
    StaticString,
    /// An array with this fixed number of elements.
    FixedArray(u64),
    /// A list with the length of the array.
    List,
    /// A NUL-terminated string, which CUDA writes to memory of the parameter's length.
    String,
    /// A pointer to an array that belongs to the library. The length of the array is another output.
    BorrowedList {
        /// The type of the array's elements.
        element: CType,
    },
}

/// The value of a parameter, if other arguments determine the value. A language may omit such a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Derived {
    /// The common length of these arrays and buffers, whose lengths must be equal.
    Lengths(Vec<SliceLength>),
    /// The size, in bytes, of the value to which this parameter points.
    SizeOf(String),
}

/// The relation between the length of one array or buffer and the parameter that passes the length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SliceLength {
    /// The parameter for the array or buffer.
    pub slice: String,
    /// True if the parameter passes the length in bytes rather than in elements.
    pub in_bytes: bool,
    /// The number that is added to the length. For example, a tensor with n-1 strides has rank n.
    pub plus: u64,
    /// True if the array may be NULL even if other arrays with the same length are not NULL.
    pub optional: bool,
}

/// The meaning of a parameter's bits in one major version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flags {
    /// The members of an enum, which has its own type.
    Enum {
        /// The type that represents the enum.
        ty: CType,
        /// The integer type of the parameter in C.
        integer: Builtin,
    },
    /// The combined values of macros, and of the members of enums.
    Names {
        /// The names of the macros.
        constants: Vec<String>,
        /// The names of the enums.
        enums: Vec<String>,
    },
    /// No flags are defined, so the value must be 0.
    None,
}

impl CallPlan {
    /// Returns the parameter with this name.
    pub fn param(&self, name: &str) -> Option<&ParamPlan> {
        self.params.iter().find(|param| param.name == name)
    }

    /// Returns the name of a parameter in Python: `len` becomes `length`, unless another parameter has that name.
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

    /// Returns the outputs of a function that allocates the memory for its outputs, in the order of C's parameters. The
    /// count of a returned array is excluded.
    pub fn outputs(&self) -> impl Iterator<Item = &ParamPlan> {
        let is_count = |name: &str| matches!(&self.growth, Growth::TwoCalls { count, .. } if count == name);
        let is_output =
            move |param: &&ParamPlan| self.is_grown(&param.name) || (param.is_returned() && !is_count(&param.name));
        self.params.iter().filter(is_output)
    }
}

impl ParamPlan {
    /// Returns the type to which the parameter points. Returns `void` if the parameter is not a pointer.
    pub fn pointee(&self) -> CType {
        self.ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
    }

    /// Returns true if the parameter is a pointer to a type that the header declares as `const`.
    pub fn points_to_const(&self) -> bool {
        matches!(self.ty, CType::Pointer { constant: true, .. })
    }

    /// Returns true if the parameter is an array of strings that the call reads.
    pub fn takes_strings(&self) -> bool {
        let is_string = matches!(self.element, Element::Typed { kind: ValueKind::CString, .. });
        let is_fixed = matches!(self.length, Some(Count::Fixed(_)));
        is_string && self.passing == Passing::Slice(Direction::In) && !self.retained && !is_fixed
    }

    /// Returns the selection of the value's type, if one enum member selects the type of all values.
    pub fn selection(&self) -> Option<&Selection> {
        if let Element::Selected(selection) = &self.element { Some(selection) } else { None }
    }

    /// Returns true if the parameter passes the capacity of arrays or buffers, and receives their required length.
    pub fn is_reported_length(&self) -> bool {
        self.passing == (Passing::Slot { given: true }) && matches!(self.derived, Some(Derived::Lengths(_)))
    }

    /// Returns true if the parameter points to a variable of the call whose value is returned: a single value, or an
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

    /// Returns the parameter that points to a value, if this parameter is the size of that value.
    pub fn size_of(&self) -> Option<&str> {
        match &self.derived {
            Some(Derived::SizeOf(value)) => Some(value),
            Some(Derived::Lengths(_)) | None => None,
        }
    }
}
