//! What a raw function does around the call of the C function, as data.

use super::super::{rusttype::RustType, signature::RustFn};
use crate::api::{plan::SliceLength, roles::Selection};

/// A function that returns what C returns: a tuple.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RawFn {
    /// The signature.
    pub(crate) function: RustFn,
    /// The C function.
    pub(crate) symbol: String,
    /// What stands before the outputs.
    pub(crate) returned: Returned,
    /// What must hold of the arguments.
    pub(crate) guards: Vec<Guard>,
    /// The variables into which CUDA writes.
    pub(crate) slots: Vec<Slot>,
}

/// A number that follows from what the caller gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// The length of a slice.
    Length(SliceLength),
    /// The length that several slices have; a [`Guard`] knows it.
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
pub(crate) enum Guard {
    /// The type that the caller has chosen is not as large as what the selector selects.
    Unfit {
        /// The parameter whose type it is, and that type.
        param: String,
        generic: String,
        /// What selects the type, and how sizes are compared.
        selection: Selection,
        fits: Fits,
        /// When there is a value at all.
        there: There,
    },
    /// The same of a number that knows its size.
    UnfitNumber {
        /// The number.
        param: String,
        /// What selects its type.
        selection: Selection,
        /// What tells whether it has two such parts.
        complex: Option<Selection>,
    },
    /// A slice has fewer bytes.
    FewerBytes {
        /// The slice.
        param: String,
        /// Than so many.
        bytes: u64,
    },
    /// A slice has fewer elements than there are parts.
    FewerParts {
        /// The slice.
        param: String,
        /// What is divided, and by what.
        dividend: String,
        divisor: String,
    },
    /// Slices that share a length have several.
    Lengths {
        /// The C parameter that gets it.
        count: String,
        /// The slices.
        of: Vec<SliceLength>,
    },
}

/// How the size of a type is compared with that of what is selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fits {
    /// It is the same, or CUDA knows no size.
    Same,
    /// The library is told the size as well.
    Told,
    /// CUDA writes the value.
    Written,
}

/// When there is a value whose size matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum There {
    /// Always.
    Always,
    /// If the option has one.
    IfSome,
    /// If the slice has elements.
    IfAny,
}

/// What a C function returns by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Returned {
    /// Nothing.
    Nothing,
    /// Whether the call has failed.
    Status(RustType),
    /// A value.
    Value(RustType),
    /// A string that is always there.
    StaticText,
}
