//! Steps of a raw function before and after the call to the C function, as data.

use super::super::{rusttype::RustType, signature::RustFn};
use codegen_core::api::{guards::Guard, plan::SliceLength};

/// A raw function, which returns the C function's outputs as a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawFn {
    /// The signature of the raw function.
    pub(crate) function: RustFn,
    /// The name of the C function.
    pub(crate) symbol: String,
    /// The return value of the C function. It precedes the outputs in the tuple.
    pub(crate) returned: Returned,
    /// The checks before the call. If a check fails, the raw function returns early.
    pub(crate) refusals: Vec<Refusal>,
    /// The variables to which CUDA writes outputs.
    pub(crate) slots: Vec<Slot>,
}

/// An integer that is derived from the caller's arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DerivedValue {
    /// The length of a slice.
    Length(SliceLength),
    /// The length that several slices share. A [`Guard`] checks that these slices have the same length.
    Common,
    /// The size of the type that is substituted for this type parameter.
    SizeOf(String),
    /// The size of the value to which this optional parameter refers.
    SizeOfOption(String),
}

/// A variable to which CUDA writes during the call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slot {
    /// The name of the C parameter.
    pub(crate) of: String,
    /// The Rust type of the variable.
    pub(crate) ty: RustType,
    /// The initial value of the variable.
    pub(crate) initial: Initial,
}

/// The initial value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Initial {
    /// The variable is initialized to zero.
    Zero,
    /// The variable is initialized to zero. Newer libraries may write to the space that is reserved after it.
    Reserved,
    /// The variable is a record with its default value. Newer libraries may write to the space that is reserved after
    /// it.
    NewRecord,
    /// The variable contains a value that other arguments determine.
    Derived(DerivedValue),
}

/// A check before the call. If the check fails, the raw function returns early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The condition under which the raw function returns early.
    pub(crate) guard: Guard,
    /// The type parameter whose size the guard checks, if there is one.
    pub(crate) generic: Option<String>,
}

/// The return value of a C function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Returned {
    /// The function returns nothing.
    Nothing,
    /// A status that indicates whether the call has succeeded.
    Status(RustType),
    /// A count, or a negated result code. The raw function returns a result code of this type before the count.
    Count(RustType),
    /// A value that is neither a status nor a count.
    Value(RustType),
    /// A string with static lifetime.
    StaticText,
    /// A copy of a string that the library overwrites.
    Text,
}
