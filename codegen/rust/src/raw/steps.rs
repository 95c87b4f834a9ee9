//! What a raw function does around the call of the C function, as data.

use super::super::{rusttype::RustType, signature::RustFn};
use codegen_core::api::{guards::Guard, plan::SliceLength};

/// A function that returns what C returns: a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// The C function.
    pub(crate) symbol: String,
    /// What stands before the outputs.
    pub(crate) returned: Returned,
    /// What ends the call early.
    pub(crate) refusals: Vec<Refusal>,
    /// The variables into which CUDA writes.
    pub(crate) slots: Vec<Slot>,
}

/// A number that follows from what the caller gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The length of a slice.
    Length(SliceLength),
    /// The length that several slices have; a [`Guard`] makes sure of it.
    Common,
    /// The size of this type parameter.
    SizeOf(String),
    /// The size of the value that this parameter may refer to.
    SizeOfOption(String),
}

/// A variable of the call, into which CUDA writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The C parameter.
    pub(crate) of: String,
    /// Its type.
    pub(crate) ty: RustType,
    /// What it begins as.
    pub(crate) start: Start,
}

/// What a variable begins as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Start {
    /// Zero.
    Zero,
    /// Zero, with room behind it for what newer libraries know of.
    Slack,
    /// As a new record, with such room.
    NewRecord,
    /// What other arguments tell.
    Told(Told),
}

/// What ends the call before it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// Why.
    pub(crate) guard: Guard,
    /// The type parameter whose size it asks, if it asks one.
    pub(crate) generic: Option<String>,
}

/// What a C function returns by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Returned {
    /// Nothing.
    Nothing,
    /// Whether the call has failed.
    Status(RustType),
    /// A count, or minus a code: the code of this type is returned before it.
    Count(RustType),
    /// A value.
    Value(RustType),
    /// A string that is always there.
    StaticText,
    /// A copy of a string that the library overwrites.
    Text,
}
