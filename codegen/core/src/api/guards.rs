//! Argument checks before a call, which reject arguments that would make a C library access memory out of bounds.
//!
//! The binding in each language performs these checks, and reports a failure in the same way as the library reports an
//! invalid argument. If a function returns no result code, only languages with exceptions can report a failure.

use super::{plan::SliceLength, roles::Selection};

/// A reason to reject a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The size of the caller's type is different from the size of the selected type.
    Unfit {
        /// The parameter whose value or elements have the caller's type.
        param: String,
        /// The argument that selects the type.
        selection: Selection,
        /// The way in which the two sizes are compared.
        fits: Fits,
        /// The condition under which the argument contains a value.
        there: There,
    },
    /// Like `Unfit`, but for a scalar whose type determines its size.
    UnfitNumber {
        /// The parameter that takes the scalar.
        param: String,
        /// The argument that selects the type of the scalar.
        selection: Selection,
        /// The argument that determines whether the scalar has a real and an imaginary part.
        complex: Option<Selection>,
    },
    /// A buffer is smaller than the required size.
    FewerBytes {
        /// The parameter that takes the buffer.
        param: String,
        /// The required size in bytes.
        bytes: u64,
    },
    /// An array has fewer elements than the quotient of two other arguments.
    FewerParts {
        /// The parameter that takes the array.
        param: String,
        /// The parameter that is the dividend.
        dividend: String,
        /// The parameter that is the divisor.
        divisor: String,
    },
    /// An array has more elements than the library supports.
    MoreElements {
        /// The parameter that takes the array.
        param: String,
        /// The maximum number of elements.
        most: u64,
    },
    /// Arrays that must have a common length have different lengths.
    Lengths {
        /// The parameter that passes the common length.
        count: String,
        /// The arrays, each with the relation of its length to the value of the parameter.
        of: Vec<SliceLength>,
    },
}

/// The way in which a type's size is compared with the size of the selected type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fits {
    /// The sizes must be equal, unless the selected type has no known size.
    Same,
    /// The size is also passed to the library as an argument.
    Passed,
    /// CUDA writes the value.
    Written,
}

/// The condition under which an argument contains a value, so that the value's size must be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum There {
    /// The argument always contains a value.
    Always,
    /// The argument contains a value if the pointer is not NULL.
    IfSome,
    /// The argument contains values if the array is not empty.
    IfAny,
}
