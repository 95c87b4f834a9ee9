//! Effects of a recording stub's function on a parameter, in addition to recording the parameter's value: the extent of
//! the memory that the role describes, and the content that is written to the memory.

use codegen_core::{
    api::roles::{Direction, Param, Role, Selection},
    ctype::{Builtin, CType},
    facts::Enum,
    spec::Count,
    types::{TypeClass, TypeIndex},
};

/// The number of elements that a recording stub uses if only CUDA determines the count, such as the nodes of a graph or
/// the bytes of a log.
pub(super) const OWN: u64 = 3;

/// The size in bytes of a complex number of two `double`s.
const LARGEST_NUMBER: u64 = 16;

/// The effect of a recording stub's function on a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// No effect, because the parameter is a value, an uninterpreted address, or a function.
    Value,
    /// The memory behind the pointer is recorded.
    Read(Extent),
    /// The string behind the pointer is recorded.
    ReadString,
    /// The memory behind the pointer is recorded and then written.
    Write(Extent, Fill),
    /// A string is written to the memory behind the pointer.
    WriteString {
        /// The capacity of the memory in bytes.
        capacity: Length,
    },
    /// A pointer to the library's own memory is written to the memory behind the pointer.
    Lend,
    /// One or several values of one type are recorded and optionally written. A table determines the size of the type.
    Attribute {
        /// Set if the values are written.
        written: bool,
        /// The parameter that selects the type of the values.
        selector: String,
        /// The name of the table of types.
        table: String,
        /// The size of the value, if the caller passes a size.
        bytes: Option<Length>,
        /// The number of values, if the parameter is an array.
        count: Option<Length>,
    },
    /// The values to which the pointers in an array refer are written.
    WriteAttributes {
        /// The parameter that contains the array of selectors.
        selector: String,
        /// The name of the table of types.
        table: String,
        /// The parameter that contains the array of sizes, if the caller passes one.
        sizes: Option<String>,
        /// The number of values.
        count: Length,
    },
}

/// The extent of the memory behind a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// One value of the pointee type in the header. If the pointee is `void`, one value of this type.
    One(Option<CType>),
    /// This number of elements of the pointee type.
    Elements(Length),
    /// This number of bytes in memory.
    Bytes(Length),
}

/// A count of elements or bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Length {
    /// A constant number.
    Fixed(u64),
    /// The value of a parameter, minus a constant.
    Value(String, u64),
    /// The value of one parameter divided by the value of another, rounded up.
    DivCeil(String, String),
    /// The value behind a pointer parameter. At most [`OWN`] elements are written.
    Through(String),
    /// The constant [`OWN`].
    Own,
}

/// The content that a recording stub writes to memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fill {
    /// Bytes that are computed from the symbol and the index of the parameter.
    Pattern,
    /// The bytes of `Pattern`, with a mark that makes handles and addresses easy to recognize.
    Handles,
    /// This member of an enum, or true. Some test programs reject other values.
    Member(i64),
    /// The integer [`OWN`].
    Own,
    /// The number of elements in these arrays or buffers. If all of them are NULL, the number is [`OWN`].
    Counted(Vec<String>),
    /// The address of a string that contains the names of the function and the parameter.
    String,
}

/// The effect of a function on one of its parameters. `params` contains all parameters of the function. `tells_length`
/// is set if this function determines the length of other functions' outputs.
pub(super) fn effect(param: &Param, params: &[Param], tells_length: bool, type_index: &TypeIndex<'_>) -> Effect {
    let pointee = || param.ty.pointee().map_or(CType::Void, |(to, _)| to.clone());
    let length = |count: &Count| length(count, params, type_index);
    let index = params.iter().position(|other| other.name == param.name).unwrap_or(0);
    let fill = |to: &CType| fill(to, index, type_index);
    let elements = |direction: Direction, extent: Extent| match direction {
        Direction::In => Effect::Read(extent),
        Direction::Out | Direction::InOut => Effect::Write(extent, fill(&pointee())),
    };
    let attribute = |direction: Direction, Selection { selector, table }: &Selection, bytes, count| Effect::Attribute {
        written: direction != Direction::In,
        selector: selector.clone(),
        table: table.clone(),
        bytes,
        count,
    };
    match &param.role {
        Role::In if is_reference(&param.ty, type_index) => Effect::Read(Extent::One(None)),
        Role::In
        | Role::Callback { .. }
        | Role::UserData
        | Role::Address { .. }
        | Role::Device
        | Role::KernelParams => Effect::Value,
        Role::Out { is_static: _, pointee: None } => {
            let fill = if tells_length || is_lent_count(param, params) { Fill::Own } else { fill(&pointee()) };
            Effect::Write(Extent::One(None), fill)
        }
        Role::Out { is_static: _, pointee: Some(of) } => Effect::Write(Extent::One(Some(of.clone())), fill(of)),
        Role::InOut if !param.counts.is_empty() => {
            Effect::Write(Extent::One(None), Fill::Counted(param.counts.clone()))
        }
        Role::InOut | Role::InPlace | Role::OutLater => Effect::Write(Extent::One(None), fill(&pointee())),
        Role::Array { direction, count } => elements(*direction, Extent::Elements(length(count))),
        Role::Buffer { direction: Direction::In, bytes } => Effect::Read(Extent::Bytes(length(bytes))),
        Role::Buffer { direction: Direction::Out | Direction::InOut, bytes } => {
            Effect::Write(Extent::Bytes(length(bytes)), Fill::Pattern)
        }
        Role::InString if pointee() == CType::Builtin(Builtin::WcharT) => Effect::Value,
        Role::InString => Effect::ReadString,
        Role::OutString { capacity } => Effect::WriteString { capacity: length(capacity) },
        Role::Attribute { direction, selection: of, bytes } => {
            attribute(*direction, of, bytes.as_ref().map(length), None)
        }
        Role::SelectedArray { direction, selection: of, count } => attribute(*direction, of, None, Some(length(count))),
        // The pointers in the array contain the values of the options themselves, so only the array is read.
        Role::Attributes { direction: Direction::In, selection: _, count, sizes: _ } => {
            Effect::Read(Extent::Elements(length(count)))
        }
        Role::Attributes { direction: Direction::Out | Direction::InOut, selection, count, sizes } => {
            let Selection { selector, table } = selection.clone();
            Effect::WriteAttributes { selector, table, sizes: sizes.clone(), count: length(count) }
        }
        Role::BorrowedArray { count: _ } => Effect::Lend,
        Role::Scalar { direction, selection: Some(selection), .. } => attribute(*direction, selection, None, None),
        // No parameter determines the type, so the size is that of the largest scalar type.
        Role::Scalar { selection: None, .. } | Role::HostScalar { .. } if pointee() == CType::Void => {
            Effect::Read(Extent::Bytes(Length::Fixed(LARGEST_NUMBER)))
        }
        Role::Scalar { direction, selection: None, .. } => elements(*direction, Extent::One(None)),
        Role::HostScalar { .. } => Effect::Read(Extent::One(None)),
    }
}

/// Returns true if an argument of this type is a pointer to a value, not a handle, a function or a number.
pub(super) fn is_reference(ty: &CType, type_index: &TypeIndex<'_>) -> bool {
    match type_index.class_of(ty) {
        TypeClass::Other(_) => ty.pointee().is_some(),
        TypeClass::Number(_)
        | TypeClass::Enum(_)
        | TypeClass::Record(_)
        | TypeClass::Handle(_)
        | TypeClass::Callback(_)
        | TypeClass::Opaque => false,
    }
}

/// Returns true if the parameter contains the number of elements in a borrowed array.
fn is_lent_count(param: &Param, params: &[Param]) -> bool {
    params.iter().any(|other| {
        let Role::BorrowedArray { count: Count::Param { name, minus: _ } } = &other.role else { return false };
        *name == param.name
    })
}

fn length(count: &Count, params: &[Param], type_index: &TypeIndex<'_>) -> Length {
    match count {
        Count::Fixed(number) => Length::Fixed(*number),
        Count::Call(_) | Count::KnownBy(_) => Length::Own,
        Count::DivCeil { name, by } => Length::DivCeil(name.clone(), by.clone()),
        Count::Param { name, minus } => {
            let counter = params.iter().find(|param| param.name == *name);
            if counter.is_some_and(|param| is_reference(&param.ty, type_index)) {
                Length::Through(name.clone())
            } else {
                Length::Value(name.clone(), *minus)
            }
        }
    }
}

/// The content that is written to one element of the type.
fn fill(ty: &CType, index: usize, type_index: &TypeIndex<'_>) -> Fill {
    if matches!(ty.pointee(), Some((CType::Builtin(Builtin::Char), true))) {
        return Fill::String;
    }
    match type_index.class_of(ty) {
        TypeClass::Handle(_) | TypeClass::Callback(_) => Fill::Handles,
        TypeClass::Other(other) if other.pointee().is_some() => Fill::Handles,
        TypeClass::Enum(of) => Fill::Member(member(of, index)),
        // A `bool` in C has only the byte values 0 and 1. Test programs do not expect other values.
        TypeClass::Number(Builtin::Bool) => Fill::Member(1),
        TypeClass::Number(_) | TypeClass::Record(_) | TypeClass::Other(_) | TypeClass::Opaque => Fill::Pattern,
    }
}

/// The value of a nonzero member, if the enum has one. Different parameters have different members, so that two outputs
/// can be distinguished.
fn member(of: &Enum, index: usize) -> i64 {
    let mut others: Vec<i64> = Vec::new();
    // Duplicate values are skipped, because a newer toolkit may have a different name for the same value.
    for value in of.values.values().copied().filter(|value| *value != 0) {
        if !others.contains(&value) {
            others.push(value);
        }
    }
    if others.is_empty() { 0 } else { others[index % others.len()] }
}
