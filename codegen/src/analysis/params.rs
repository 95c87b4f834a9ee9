//! How each parameter takes part in the C call: what is passed for it, of which type, and what comes back.
//!
//! A role is what a parameter is *for*; a plan is what a caller has to *do* for it. A language matches on the latter, so
//! that a new role needs no code there unless it is passed in a new way.

use super::{
    flags::Flags,
    growth::Growth,
    keyed::{Keyed, keyed},
    lengths::{Derived, derived},
    retention::{Kept, Retainer, retainer},
    roles::{Direction, Param, Role, Selection},
    safety::Until,
    time::Time,
};
use crate::{
    ctype::{Builtin, CType},
    spec::{Amount, CallbackScope, Count, CountUnread, Host},
    types::{MajorTypes, ValueKind},
};

/// How a call is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CallPlan {
    /// Its parameters, in the order of the header.
    pub params: Vec<ParamPlan>,
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
    /// Whether NULL may be passed.
    pub nullable: bool,
    /// Whether NULL may be passed for an array although its count is not 0.
    pub null_whatever_count: bool,
    /// Whether the call destroys what the handle stands for.
    pub destroys: bool,
    /// Whether the library uses it after the call, as long as the [`CallPlan::retainer`] lives.
    pub retained: bool,
    /// Until when what it leads to or stands for is used, or valid; nothing of what is no more than a number, of handles
    /// that the call only uses, and of functions.
    pub time: Option<Time>,
    /// Whether Python programs may leave it out although arguments follow it.
    pub python_optional: bool,
    /// Whether one element may stand for an array of one, in Python.
    pub accepts_scalar: bool,
    /// Whether what CUDA writes there is a NUL-terminated string.
    pub is_text: bool,
    /// Whether the output tells about the error where the call fails.
    pub explains_error: bool,
    /// How long the array has to be, where CUDA does not read the count.
    pub count_unread: Option<CountUnread>,
    /// Whether the address is that of a C function.
    pub is_function: bool,
    /// Whether the host's memory is as good as the device's, if the GPU can access it.
    pub gpu_accessible: bool,
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
        self.typed().filter(|(_, kind)| *kind == ValueKind::Object).map(|(ty, _)| ty)
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
    List {
        /// Whether CUDA writes the actual number into the count: the list ends there.
        truncate_to_count: bool,
    },
    /// A NUL-terminated string, in memory of that many bytes.
    String,
    /// A pointer to an array that belongs to the library; the length is an output as well.
    BorrowedList {
        /// The type of its elements.
        element: CType,
    },
}

impl CallPlan {
    /// The plan for the parameters of one function.
    pub fn new(params: &[Param], types: &MajorTypes<'_>) -> Self {
        let params: Vec<ParamPlan> = params.iter().map(|param| ParamPlan::new(param, params, types)).collect();
        let (retainer, keyed) = (retainer(&params), keyed(&params));
        Self { params, retainer, keyed, ..Self::default() }
    }

    /// The parameter with this name.
    pub fn param(&self, name: &str) -> Option<&ParamPlan> {
        self.params.iter().find(|param| param.name == name)
    }
}

impl ParamPlan {
    fn new(param: &Param, params: &[Param], types: &MajorTypes<'_>) -> Self {
        let Use { passing, element, output } = used(param, params, types);
        Self {
            name: param.name.clone(),
            ty: param.ty.clone(),
            passing,
            element,
            output,
            length: length(&param.role).cloned(),
            derived: derived(param, params),
            complex: param.role.complex().cloned(),
            of_type: param.role.of_type().map(str::to_owned),
            flags: param.bits.as_ref().and_then(|bits| bits.resolve(&param.ty, types)),
            nullable: param.nullable,
            null_whatever_count: param.optional,
            destroys: param.destroys,
            retained: param.retained,
            time: None,
            python_optional: param.python_optional,
            accepts_scalar: param.accepts_scalar,
            is_text: param.text || matches!(param.role, Role::OutString { .. }),
            explains_error: param.explains_error,
            count_unread: param.count_unread.clone(),
            is_function: param.function,
            gpu_accessible: param.gpu_accessible,
        }
    }

    /// What the parameter points to; `void` for what is no pointer.
    pub fn pointee(&self) -> CType {
        pointee(&self.ty)
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

    /// The value whose size this parameter is.
    pub fn size_of(&self) -> Option<&str> {
        match &self.derived {
            Some(Derived::SizeOf(value)) => Some(value),
            Some(Derived::Lengths(_)) | None => None,
        }
    }
}

/// The part of a plan that differs from role to role.
struct Use {
    passing: Passing,
    element: Element,
    output: Option<Output>,
}

impl Use {
    /// Without an output.
    fn input(passing: Passing, element: Element) -> Self {
        Self { passing, element, output: None }
    }
}

fn used(param: &Param, params: &[Param], types: &MajorTypes<'_>) -> Use {
    let typed = |ty: &CType| Element::Typed { ty: ty.clone(), kind: types.kind(ty) };
    let to = pointee(&param.ty);
    match &param.role {
        Role::In if is_by_value(&param.ty, types) => Use::input(Passing::Value, typed(&param.ty)),
        Role::In => Use::input(Passing::Reference { mutable: false }, typed(&to)),
        Role::InPlace => Use::input(Passing::Reference { mutable: true }, typed(&to)),
        Role::Out { is_static, pointee } => Use {
            passing: Passing::Slot { given: false },
            element: typed(pointee.as_ref().unwrap_or(&to)),
            output: Some(if *is_static { Output::StaticString } else { Output::Value }),
        },
        Role::InOut => Use { passing: Passing::Slot { given: true }, element: typed(&to), output: Some(Output::Value) },
        Role::BorrowedArray { count: _ } => Use {
            passing: Passing::Slot { given: false },
            element: typed(&to),
            output: Some(Output::BorrowedList { element: pointee(&to) }),
        },
        Role::Array { direction, count } => Use {
            passing: Passing::Slice(*direction),
            element: typed(&to),
            output: (*direction == Direction::Out).then_some(match count {
                Count::Fixed(len) => Output::FixedArray(*len),
                Count::Param { .. } | Count::DivCeil { .. } | Count::Call(_) | Count::KnownBy(_) => {
                    Output::List { truncate_to_count: param.truncate_to_count }
                }
            }),
        },
        // Memory that the caller has to provide is no output, even if CUDA writes all of it.
        Role::Buffer { direction, bytes: _ } => {
            let element = if matches!(to, CType::Builtin(_)) { Element::Bytes } else { Element::Untyped };
            Use::input(Passing::Slice(*direction), element)
        }
        Role::InString if to == CType::Builtin(Builtin::WcharT) => Use::input(Passing::WideString, typed(&to)),
        Role::InString => Use::input(Passing::CString, Element::Bytes),
        Role::OutString { capacity: _ } => {
            Use { passing: Passing::Slice(Direction::Out), element: Element::Bytes, output: Some(Output::String) }
        }
        Role::Attribute { direction, selection, bytes: _ } => {
            let (passing, output) = match direction {
                Direction::In => (Passing::Reference { mutable: false }, None),
                Direction::Out | Direction::InOut => (Passing::Slot { given: false }, Some(Output::Value)),
            };
            Use { passing, element: Element::Selected(selection.clone()), output }
        }
        // What is updated is returned as well: its elements are numbers and handles, which Python cannot change.
        Role::SelectedArray { direction, selection, count: _ } => Use {
            passing: Passing::Slice(*direction),
            element: Element::Selected(selection.clone()),
            output: (*direction != Direction::In).then_some(Output::List { truncate_to_count: false }),
        },
        Role::Attributes { direction, selection, count: _, sizes } => Use {
            passing: Passing::Slice(*direction),
            element: Element::EachSelected { selection: selection.clone(), sizes: sizes.clone() },
            output: (*direction == Direction::Out).then_some(Output::List { truncate_to_count: false }),
        },
        Role::Callback { data, scope, repeats_if } => {
            let callback = Callback { user_data: data.clone(), scope: *scope, repeats_if: repeats_if.clone() };
            Use::input(Passing::Callback(callback), typed(&param.ty))
        }
        Role::UserData => {
            let gets = |role: &Role| matches!(role, Role::Callback { data: Some(given), .. } if *given == param.name);
            let callback = params.iter().find(|other| gets(&other.role)).map(|other| other.name.clone());
            Use::input(Passing::UserData { callback }, typed(&param.ty))
        }
        Role::Address => {
            let extent = param.host.as_ref().and_then(|host| host_extent(host, &to));
            Use::input(Passing::Address(extent), typed(&param.ty))
        }
        // What is written later, no call returns.
        Role::OutLater => Use::input(Passing::Place, typed(&to)),
        Role::Device => Use::input(Passing::Device, if to == CType::Void { Element::Untyped } else { typed(&to) }),
        Role::KernelParams => Use::input(Passing::Slice(Direction::In), Element::KernelArguments),
        // It is no output: what the device's memory holds afterwards, no call returns.
        Role::Scalar { direction, selection, complex: _, of_type: _ } => {
            let element = match selection {
                Some(selection) => Element::Selected(selection.clone()),
                None if to == CType::Void => Element::Untyped,
                None => typed(&to),
            };
            Use::input(Passing::HostOrDevice(*direction), element)
        }
        Role::HostScalar { of_type: _ } => Use::input(Passing::HostNumber, Element::Untyped),
    }
}

/// Handles are pointers in C, but values to whoever holds them; and so is a pointer to what no header defines, as `FILE *`.
fn is_by_value(ty: &CType, types: &MajorTypes<'_>) -> bool {
    let is_opaque = |to: &CType| to.name().is_some() && types.kind(to) == ValueKind::Untyped;
    ty.pointee().is_none_or(|(to, _)| is_opaque(to)) || types.kind(ty) == ValueKind::Object
}

fn pointee(ty: &CType) -> CType {
    ty.pointee().map_or(CType::Void, |(to, _)| to.clone())
}

/// The length of what the pointer leads to; for one selected value, its size where the signature has a parameter for it.
fn length(role: &Role) -> Option<&Count> {
    if let Role::BorrowedArray { count } = role {
        Some(count)
    } else if let Role::Attribute { bytes, .. } = role {
        bytes.as_ref()
    } else {
        role.length()
    }
}

fn host_extent(host: &Host, to: &CType) -> Option<HostExtent> {
    let Host { reads, writes, rows, pitch } = host;
    let rows = rows.as_ref().zip(pitch.as_ref());
    Some(HostExtent {
        written: writes.is_some(),
        element: (*to != CType::Void).then(|| to.clone()),
        amount: writes.as_ref().or(reads.as_ref())?.clone(),
        rows: rows.map(|(count, pitch)| Rows { count: count.clone(), pitch: pitch.clone() }),
    })
}
