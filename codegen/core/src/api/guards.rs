//! Argument checks before a call. They reject arguments that would make a C library access memory out of bounds.
//!
//! A language performs these checks, and reports a failure in the same way as the library reports an invalid argument.
//! A function without a result code can report it only in languages with exceptions.

use super::{plan::SliceLength, roles::Selection};

/// A reason to reject a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guard {
    /// The caller's type does not have the size of the selected type.
    Unfit {
        /// The parameter whose value or elements have the type.
        param: String,
        /// The argument that selects the type.
        selection: Selection,
        /// How the sizes are compared.
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
        /// The argument that determines whether the value has a real and an imaginary part.
        complex: Option<Selection>,
    },
    /// A buffer is smaller than required.
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
    /// Arrays that share a length have different lengths.
    Lengths {
        /// The parameter that passes the length.
        count: String,
        /// The arrays, with the relation of each length to the parameter.
        of: Vec<SliceLength>,
    },
}

/// How a type's size is compared with the size of the selected type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fits {
    /// The sizes must be equal, unless the selected type has no known size.
    Same,
    /// The size is passed to the library as well.
    Passed,
    /// CUDA writes the value.
    Written,
}

/// The condition under which the argument contains a value, so that its size must be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum There {
    /// Always.
    Always,
    /// If the pointer is not NULL.
    IfSome,
    /// If the array is not empty.
    IfAny,
}
