//! The steps of a raw function before and after the call to the C function, as data.

use super::super::{rusttype::RustType, signature::RustFn};
use codegen_core::api::{guards::Guard, plan::SliceLength};

/// A function that returns the outputs of C as a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// The C function.
    pub(crate) symbol: String,
    /// The C function's return value, which precedes the outputs.
    pub(crate) returned: Returned,
    /// The checks before the call, which may return early.
    pub(crate) refusals: Vec<Refusal>,
    /// The variables into which CUDA writes.
    pub(crate) slots: Vec<Slot>,
}

/// An integer that is derived from the caller's arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DerivedValue {
    /// The length of a slice.
    Length(SliceLength),
    /// The length that several slices share. A [`Guard`] checks that the slices have the same length.
    Common,
    /// The size of the type in this type parameter.
    SizeOf(String),
    /// The size of the value that this optional parameter refers to.
    SizeOfOption(String),
}

/// A variable of the call, into which CUDA writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The C parameter.
    pub(crate) of: String,
    /// Its type.
    pub(crate) ty: RustType,
    /// Its initial value.
    pub(crate) initial: Initial,
}

/// The initial value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Initial {
    /// Zero.
    Zero,
    /// Zero, with reserved space for newer libraries.
    Reserved,
    /// A new record, with the same reserved space.
    NewRecord,
    /// A value that other arguments determine.
    Derived(DerivedValue),
}

/// A check before the call that may return early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The condition under which the function returns.
    pub(crate) guard: Guard,
    /// The type parameter whose size the guard checks, if any.
    pub(crate) generic: Option<String>,
}

/// The return value of a C function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Returned {
    /// Nothing.
    Nothing,
    /// A status: success or failure of the call.
    Status(RustType),
    /// A count, or a negated result code. A result code of this type is returned before the count.
    Count(RustType),
    /// Any other value.
    Value(RustType),
    /// A string with static lifetime.
    StaticText,
    /// A copy of a string that the library overwrites.
    Text,
}
